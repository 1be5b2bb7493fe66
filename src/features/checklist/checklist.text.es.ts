import type { checklistText as English } from './checklist.text.ts'

export const checklistText: typeof English = {
  heading: 'Su lista',
  description: 'Lo que ya tiene y un próximo paso para lo demás. Vaya a su propio ritmo.',
  staffHeading: 'Lista',
  staffDescription: 'Las sugerencias vienen de textos revisados y dependen de lo que contó la persona.',
  empty: 'Todavía no hay lista',
  emptyHint: 'Cuando termine los primeros pasos, su lista aparecerá aquí.',
  staffEmptyHint: 'Se crea cuando la persona termina los primeros pasos.',
  progressLabel: 'Progreso de la lista',
  completedOf: (completed, total) => `${completed} de ${total} completados`,
  completedOn: date => `Completado el ${date}`,
  nextStep: 'Próximo paso',
  undo: 'Deshacer',
  ticked: { title: 'Listo', body: 'El punto quedó marcado como completado' },
  unticked: { title: 'Listo', body: 'El punto quedó marcado como pendiente' },
  failures: {
    load: { title: 'Error', body: 'No se pudo cargar la lista' },
    update: { title: 'Error', body: 'No se pudo cambiar el punto.' },
  },
}
