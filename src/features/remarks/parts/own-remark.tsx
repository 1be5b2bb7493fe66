import { useState } from 'react'
import { type Autosaver, useAllAutosaved } from '#platform/autosave/autosave.client.ts'
import { useDraft } from '#platform/autosave/drafts.client.ts'
import type { Remark } from '../remarks.contract.ts'
import { MOST_LETTERS, readRemarkName, remarkName, unsentName } from '../remarks.rules.ts'
import { remarksText as text } from '../remarks.text.ts'
import { AutosavedNotes } from './autosaved-notes.tsx'

/**
 * A patient's new remark. What another tab or an earlier page began and no server has yet is gone on with; once it is sent and
 * closed, the next one is another.
 */
export function OwnRemark({
  autosaver,
  itemId,
  about,
  label,
  sent,
}: {
  autosaver: Autosaver
  itemId: string | null
  about: string
  label: string
  /** Those that the server holds. */
  sent: readonly Remark[]
}) {
  // On the device, so that all tabs begin the same one, however late they hear of each other.
  const next = useDraft(`next-${autosaver.key}-${itemId ?? ''}`)
  const [unsaid, setUnsaid] = useState(() => crypto.randomUUID() as string)
  const [opened, setOpened] = useState<string>()
  const kept = useAllAutosaved(autosaver)
  const sentAs = (name: string | undefined) => sent.find(({ id }) => remarkName(itemId, id) === name)
  const begun = unsentName(Object.keys(kept), itemId, sent)
  const [onDevice, here] = [next.typed.id, unsaid].map(id => remarkName(itemId, String(id)))
  if (opened === undefined && sentAs(here)) setUnsaid(crypto.randomUUID())
  const fresh = next.typed.id && !sentAs(onDevice) ? onDevice : here
  const isWritten = opened !== undefined && (kept[opened] !== undefined || sentAs(opened) !== undefined)
  const name = (isWritten ? opened : (begun ?? opened ?? fresh)) as string
  const changeOpen = (opens: boolean) => {
    if (opens && !begun) next.write({ id: readRemarkName(name).id })
    setOpened(opens ? name : undefined)
  }
  return (
    <AutosavedNotes
      autosaver={autosaver}
      name={name}
      about={about}
      stored={sentAs(name)?.words ?? ''}
      maxLength={MOST_LETTERS}
      words={{ add: text.add, edit: text.edit, title: text.title, label }}
      onOpenChange={changeOpen}
    />
  )
}
