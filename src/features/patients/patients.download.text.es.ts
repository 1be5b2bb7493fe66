import type { patientsDownloadText as English } from './patients.download.text.ts'

export const patientsDownloadText: typeof English = {
  section: 'Correos y teléfonos que tenía antes',
  fields: { value: 'Correo o teléfono', endedAt: 'Hasta' },
}
