import type { offlineNoteText as English } from './offline-note.text.ts'

export const offlineNoteText: typeof English = {
  title: 'Está sin conexión',
  since: when =>
    `Esto es lo que vio el ${when}. Lo que escriba se guarda y se enviará cuando vuelva la conexión.`,
  plain: 'Lo que escriba se guarda y se enviará cuando vuelva la conexión.',
}
