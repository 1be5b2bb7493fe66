import type { patientsText as English } from './patients.text.ts'

export const patientsText: typeof English = {
  failures: {
    open: {
      title: 'No se pudieron cargar sus datos',
      body: 'No pudimos abrir su portal. No se perdió nada. Intente otra vez.',
    },
    merged: {
      title: 'Sus dos expedientes ahora son uno',
      body: 'Lo que estaba aquí está con su otra cuenta. Entre con esa cuenta para encontrarlo.',
    },
    record: { title: 'Error', body: 'No se pudieron cargar los datos de su perfil.' },
    save: { title: 'Error', body: 'No se pudo guardar el perfil.' },
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
    notStarted: 'Sin empezar',
  },
  saved: { title: 'Perfil actualizado', body: 'Su perfil quedó guardado.' },
}
