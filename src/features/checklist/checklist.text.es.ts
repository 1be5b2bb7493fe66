import type { checklistText as English } from './checklist.text.ts'

export const checklistText: typeof English = {
  description: 'Lo que ya tiene y un próximo paso para lo demás. Vaya a su propio ritmo.',
  empty: 'Todavía no hay lista',
  emptyHint: 'Cuando termine los primeros pasos, su lista aparecerá aquí.',
  progressLabel: 'Progreso de la lista',
  completedOf: (completed, total) => `${completed} de ${total} completados`,
  nextStep: 'Próximo paso',
  states: {
    in_place: 'Ya lo tiene',
    wants_help: 'Quiere ayuda',
    not_now: 'Por ahora no',
    not_asked: 'Sin preguntar',
  },
  ownStates: { in_place: 'Ya lo tengo', wants_help: 'Quiero ayuda', not_now: 'Por ahora no' },
  stateOf: title => `Cómo está: ${title}`,
  byYou: 'usted',
  stated: (who, date) => `${who}, ${date}`,
  suggested: 'según entendimos su respuesta',
  said: state => ({ title: 'Guardado', body: state }),
  undo: 'Deshacer',
  ticked: { title: 'Listo', body: 'El punto quedó marcado como completado' },
  unticked: { title: 'Listo', body: 'El punto quedó marcado como pendiente' },
  failures: {
    load: { title: 'Error', body: 'No se pudo cargar la lista' },
    update: { title: 'Error', body: 'No se pudo cambiar el punto.' },
  },
}
