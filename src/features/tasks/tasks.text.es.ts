import type { tasksText as English } from './tasks.text.ts'

export const tasksText: typeof English = {
  heading: 'Sus tareas',
  description: 'Lo que le pidió su equipo.',
  listLabel: 'Lista de sus tareas',
  empty: 'No hay tareas pendientes',
  emptyHint: 'Cuando su equipo le dé una tarea, aparecerá aquí.',
  due: date => `Para el ${date}`,
  noDueDate: 'Sin fecha límite',
  markComplete: 'Marcar como hecha',
  markCompleteOf: title => `Marcar como hecha: ${title}`,
  done: 'Hecha',
  progressLabel: 'Progreso de las tareas',
  percentage: percent => `${percent} %`,
  progress: (completed, total) =>
    total === 0 ? 'Todavía no tiene tareas.' : `${completed} de ${total} tareas hechas`,
  priority: { low: 'Baja', medium: 'Media', high: 'Alta', urgent: 'Urgente' },
  completed: { title: 'Listo', body: 'La tarea quedó marcada como hecha' },
  completedAndTold: {
    title: '¡Tarea hecha!',
    body: 'Muy bien. Le avisamos a su gestor de casos.',
  },
  created: { title: 'Listo', body: 'La tarea quedó creada' },
  failures: {
    load: { title: 'Error', body: 'No se pudieron cargar los formularios y las tareas.' },
    update: { title: 'Error', body: 'No se pudo cambiar la tarea.' },
    create: { title: 'Error', body: 'No se pudo crear la tarea' },
  },
  problems: {
    titleMissing: 'Escriba un título para la tarea',
    titleLong: 'Use como máximo 200 letras en el título.',
    descriptionLong: 'Use como máximo 2,000 letras en la descripción.',
    dateUnreadable: 'Elija una fecha.',
  },
}
