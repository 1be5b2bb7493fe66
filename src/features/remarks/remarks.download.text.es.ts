import type { remarksDownloadText as English } from './remarks.download.text.ts'

export const remarksDownloadText: typeof English = {
  section: 'Notas, las suyas y las de su equipo',
  fields: {
    about: 'Sobre',
    words: 'Palabras',
    writtenAt: 'Escrito',
    changedAt: 'Cambiado',
  },
}
