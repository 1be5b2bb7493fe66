import type { formsText as English } from './forms.text.ts'

export const formsText: typeof English = {
  heading: 'Formularios requeridos',
  description: 'Lo que su equipo quisiera saber.',
  howTo:
    'Para llenar un formulario, hable con la persona que lleva su caso. Pueden hacerlo juntos, en una visita o por teléfono.',
  listLabel: 'Lista de formularios',
  progressLabel: 'Progreso de los formularios',
  progress: (completed, total) => `${completed} de ${total} formularios completos`,
  required: 'Requerido',
  questions: count => (count === 1 ? '1 pregunta' : `${count} preguntas`),
  completedOn: date => `Completo desde el ${date}`,
  status: {
    not_started: 'Sin empezar',
    in_progress: 'En curso',
    pending: 'Pendiente',
    completed: 'Completo',
  },
  empty: 'Todavía no hay formularios',
  emptyHint: 'Cuando su equipo le pida un formulario, aparecerá aquí.',
  failures: { load: { title: 'Error', body: 'No se pudieron cargar los formularios y las tareas.' } },
}
