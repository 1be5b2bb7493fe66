import type { mergesDownloadText as English } from './merges.download.text.ts'

export const mergesDownloadText: typeof English = {
  section: 'Cuándo su expediente se unió con otro',
  fields: {
    mergedAt: 'Unido',
    undoneAt: 'Separado de nuevo',
    privateMovedAt: 'Usted trajo lo que solo usted puede leer',
    privateDeclinedAt: 'Usted dejó cerrado lo que solo usted puede leer',
  },
}
