import type { careTeamText as English } from './care-team.text.ts'

/** Lo que lee un paciente sobre quién puede abrir su expediente (español). */
export const careTeamText: typeof English = {
  heading: 'Quién puede abrir su expediente',
  description:
    'Solo las personas de esta lista pueden abrirlo. Cada vez que lo abren, usted lo ve en «Quién abrió su expediente».',
  list: 'Quién puede abrir su expediente ahora',
  roles: {
    case_manager: 'Gestión de casos',
    specialist: 'Su especialista de apoyo',
    co_worker: 'También en su equipo',
    cover: 'Reemplaza a otra persona',
    administrator: 'Administración',
  },
  covers: caseManager => `Reemplaza a ${caseManager}`,
  since: when => `desde el ${when}`,
  sinceBefore: when => `desde antes del ${when}`,
  until: when => `hasta el ${when}`,
  nobody: 'Todavía no hay nadie en su equipo. Cuando alguien llegue, verá aquí su nombre.',
  administrators: 'Administración',
  administratorsHint: 'Se ocupan de que aquí todo funcione. Pueden abrir todos los expedientes.',
  onDay: {
    heading: 'En otro día',
    hint: 'Elija un día para ver quién podía abrir su expediente.',
    clock: zone => `Los días van según la hora de su perfil: ${zone}.`,
    day: 'Día',
    show: 'Mostrar',
    answer: day => `Quién podía abrir su expediente el ${day}`,
    nobody: 'Ese día nadie podía abrir su expediente.',
    unknown: since => `Guardamos esta lista desde el ${since}`,
    unknownHint: 'Nadie anotó quién podía abrir su expediente antes de ese día.',
    partly: since => `Guardamos esta lista desde el ${since}. Lo que hubo antes no se sabe.`,
    begins: since => `Su expediente aquí empieza el ${since}.`,
    problems: { dayMissing: 'Elija un día.', dayToCome: 'Elija hoy o un día anterior.' },
  },
  conversation: {
    open: 'Quién más lee esta conversación',
    nobody: 'Nadie más de su equipo la lee.',
    administrators:
      'La administración también puede leerla. Cada vez que lo hace, usted lo ve en su perfil, en «Quién abrió su expediente».',
  },
}
