import type { brandText as English } from './brand.text.ts'

export const brandText: typeof English = {
  tagLine: 'Un apoyo firme en cada paso',
  summary:
    'Gestión de casos para equipos de salud y servicios sociales, con un portal gratis para pacientes.',
  illustrative: 'Cifras ilustrativas.',
  plans: { patients: 'Portal del paciente', starter: 'Starter', growth: 'Growth' },
  claims: {
    activePeople: 'personas activas',
    lessAdminTime: 'menos tiempo en papeleo',
    fasterReferrals: 'más rapidez en las referencias',
    goalCompletion: 'metas cumplidas',
    fasterIntake: 'más rápido del primer contacto a la primera cita',
    goalAttainment: 'metas logradas',
    retentionImprovement: 'más personas que continúan',
    uptimeTarget: 'meta de disponibilidad',
  },
}
