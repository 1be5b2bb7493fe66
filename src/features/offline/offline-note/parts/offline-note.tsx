import { formatDateTime } from '#lib/dates.ts'
import { useIsOnline } from '#platform/offline-cache/offline.client.ts'
import { FormMessage } from '#ui/form-message.tsx'
import { useOpenedPages } from '../../offline.store.ts'
import { offlineNoteText as text } from '../offline-note.text.ts'

/** Says that the line is down, and how old what stands on the screen is. */
export function OfflineNote() {
  const isOnline = useIsOnline()
  const openedAt = useOpenedPages()
  if (isOnline) return null
  return (
    <FormMessage title={text.title}>
      {openedAt ? text.since(formatDateTime(openedAt)) : text.plain}
    </FormMessage>
  )
}
