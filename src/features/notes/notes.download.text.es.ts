import type { notesDownloadText as English } from './notes.download.text.ts'

export const notesDownloadText: typeof English = {
  section: 'Notas que el personal firmó sobre usted',
  fields: {
    number: 'Nota',
    contactOn: 'Día',
    contactMinutes: 'Minutos',
    contactWay: 'Cómo',
    signedAt: 'Firmada',
    text: 'Lo que escribieron',
  },
}
