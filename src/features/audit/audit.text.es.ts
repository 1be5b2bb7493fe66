import type { auditText as English } from './audit.text.ts'

/** The words about who opened a record (Spanish). */
export const auditText: typeof English = {
  heading: 'Quién abrió su expediente',
  description:
    'Cada vez que alguien abre su página, sus mensajes o sus archivos, queda anotado aquí. Nadie puede borrarlo.',
  empty: 'Nadie ha abierto su expediente todavía',
  emptyHint: 'Cuando alguien de su equipo lo abra, verá aquí su nombre y la hora.',
  list: 'Quién abrió su expediente, lo más reciente primero',
  more: 'Mostrar lo anterior',
  you: 'Usted',
  nameless: 'Alguien que ya no trabaja aquí',
  system: 'El sistema',
  hats: {
    case_manager: 'gestión de casos',
    specialist: 'especialista de apoyo',
    administrator: 'administración',
    co_worker: 'también en su equipo',
  },
  opened: {
    patients: 'abrió su página',
    conversations: 'abrió sus mensajes',
    case_files: 'abrió un archivo sobre usted',
    submissions: 'leyó un formulario que usted envió',
    likeness_checks: 'supo que alguien con su correo, teléfono o nombre es paciente aquí',
  },
  openedOther: 'abrió una parte de su expediente',
  exported: 'descargó una copia de su expediente',
  inPlaceOf: caseManager => `en lugar de ${caseManager}`,
  times: times => `${times} veces ese día`,
}
