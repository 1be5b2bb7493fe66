import type { filesDownloadText as English } from './files.download.text.ts'

export const filesDownloadText: typeof English = {
  section: 'Archivos sobre usted',
  fields: {},
}
