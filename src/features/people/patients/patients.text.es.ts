import type { patientsText as English } from './patients.text.ts'

export const patientsText: typeof English = {
  failures: {
    open: {
      title: 'No se pudieron cargar sus datos',
      body: 'No pudimos abrir su portal. No se perdió nada. Intente otra vez.',
    },
    record: { title: 'Error', body: 'No se pudieron cargar los datos de su perfil.' },
    figures: {
      title: 'No se pudieron cargar los datos',
      body: 'No pudimos cargar sus cifras. No se perdió nada.',
    },
  },
  figures: {
    activeGoals: 'Metas activas',
    upcomingAppointments: 'Próximas citas',
    unreadMessages: 'Mensajes sin leer',
    overallProgress: 'Progreso total',
    percent: percent => `${percent} %`,
  },
  record: {
    heading: 'Información personal',
    name: 'Nombre completo',
    preferredName: 'El nombre que usa',
    pronouns: 'Pronombres',
    interpreter: 'Intérprete',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    notes: 'Notas adicionales',
    notesHint: 'Sus propias palabras. Su equipo las puede leer.',
    caseManager: 'La persona que lleva su caso',
    noCaseManager: 'Todavía nadie lleva su caso. Su equipo elegirá a alguien.',
    specialist: 'Especialista',
    notGiven: 'Sin datos',
    toChange: 'Para cambiar algo de esto, mande un mensaje a su equipo.',
  },
}
