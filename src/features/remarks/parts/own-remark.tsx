import { useState } from 'react'
import { type Autosaver, useAllAutosaved } from '#platform/autosave/autosave.client.ts'
import type { Remark } from '../remarks.contract.ts'
import { MOST_LETTERS, remarkName, unsentName } from '../remarks.rules.ts'
import { remarksText as text } from '../remarks.text.ts'
import { AutosavedNotes } from './autosaved-notes.tsx'

/**
 * A patient's new remark. What another tab or an earlier page began and no server has yet is gone on with; closed, the next
 * one is another.
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
  const newName = () => remarkName(itemId, crypto.randomUUID())
  const [name, setName] = useState(newName)
  const kept = useAllAutosaved(autosaver)
  const own = sent.find(remark => remarkName(itemId, remark.id) === name)
  const begun = unsentName(Object.keys(kept), itemId, sent)
  if (begun && begun !== name && !own && !kept[name]) setName(begun)
  return (
    <AutosavedNotes
      autosaver={autosaver}
      name={name}
      about={about}
      stored={own?.words ?? ''}
      maxLength={MOST_LETTERS}
      words={{ add: text.add, edit: text.edit, title: text.title, label }}
      onClosed={() => setName(newName())}
    />
  )
}
