import type { tagsDownloadText as English } from './tags.download.text.ts'

export const tagsDownloadText: typeof English = {
  section: 'Etiquetas que el personal puso en su expediente',
  fields: { tag: 'Etiqueta' },
}
