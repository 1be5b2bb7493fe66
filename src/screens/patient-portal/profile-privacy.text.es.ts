import type { profilePrivacyText as English } from './profile-privacy.text.ts'

export const profilePrivacyText: typeof English = {
  heading: 'Su privacidad y sus decisiones',
  data: {
    heading: 'Llévese sus datos',
    body: 'Todo sobre usted en un archivo: lo que nos contó, sus mensajes y su cuaderno, las notas que el personal firmó sobre usted, y quién abrió su expediente. Es suyo. Guárdelo solo donde nadie más lo vea.',
    page: 'Descargar para leer',
    archive: 'Descargar con sus archivos (ZIP)',
    json: 'Descargar para un programa (JSON)',
  },
}
