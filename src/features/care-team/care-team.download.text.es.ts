import type { careTeamDownloadText as English } from './care-team.download.text.ts'

export const careTeamDownloadText: typeof English = {
  section: 'Quién formó parte de su equipo de atención',
  fields: { name: 'Nombre', role: 'Función', endedAt: 'Hasta' },
}
