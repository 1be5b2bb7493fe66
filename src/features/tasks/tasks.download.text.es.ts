import type { tasksDownloadText as English } from './tasks.download.text.ts'

export const tasksDownloadText: typeof English = {
  section: 'Sus tareas',
  fields: { priority: 'Prioridad', removedAt: 'Quitada' },
}
