import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sessionQuery } from '#features/auth/auth.queries.ts'
import { type UnsentText, UnsentTexts } from '#ui/unsent-texts.tsx'
import { conversationDraftedWith, keepDraft, readDraft } from '../drafts/drafts.store.ts'
import type { Writer } from '../messaging.queries.ts'
import { messagingStaffText as text } from '../messaging.staff.text.ts'
import { dropUnsent, useUnsent } from '../messaging.store.ts'

/** What was typed to a patient whom the person may not see any more, and not sent: it is not silently gone. */
export function UndeliverableMessagesTo({ patientId }: { patientId: string }) {
  const personId = useQuery(sessionQuery).data?.person?.id
  const conversationId = personId && conversationDraftedWith(personId, patientId)
  return conversationId ? (
    <UndeliverableMessages writer={{ hat: 'staff', personId }} conversationId={conversationId} />
  ) : null
}

/** What was typed into a conversation that is somebody else's now. */
export function UndeliverableMessages({
  writer,
  conversationId,
}: {
  writer: Writer
  conversationId: string
}) {
  const [draft, setDraft] = useState(() => readDraft(writer, conversationId))
  const unsent = useUnsent(writer).filter(message => message.conversationId === conversationId)
  const texts: UnsentText[] = [
    ...unsent.map(({ id, content }) => ({ id, about: text.about, words: content })),
    ...(draft.trim() ? [{ id: conversationId, about: text.about, words: draft }] : []),
  ]
  const discard = (id: string) => {
    if (id !== conversationId) return dropUnsent(writer, id)
    keepDraft(writer, conversationId, '')
    setDraft('')
  }
  return <UnsentTexts title={text.heading} hint={text.hint} texts={texts} onDelete={discard} />
}
