import { useMutation } from '@tanstack/react-query'
import { Suspense } from 'react'
import { formatDateTime } from '#lib/dates.ts'
import { fingerprint } from '#lib/fingerprint.ts'
import type { Autosaver } from '#platform/autosave/autosave.client.ts'
import { Button } from '#ui/button.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import type { Remark } from '../remarks.contract.ts'
import { type RemarksHat, takeRemarkBack } from '../remarks.queries.ts'
import { MOST_LETTERS, remarkName } from '../remarks.rules.ts'
import { remarksText as text } from '../remarks.text.ts'
import { AutosavedNotes } from './autosaved-notes.tsx'

// Patients write without it, and without its code.
const RemarkDialog = lazyPart(async () => (await import('./remark-dialog.tsx')).default)
// Only words that were changed have a history.
const RemarkHistory = lazyPart(async () => (await import('./remark-history.tsx')).default)

/** One remark: its words, who wrote them and when; for one's own the ways to change it, take it back, and what it said before. */
export function RemarkItem({
  hat,
  patientId,
  itemId,
  about,
  label,
  remark,
  isReadOnly,
  autosaver,
}: {
  hat: RemarksHat
  patientId?: string | undefined
  itemId: string | null
  about: string
  label: string
  remark: Remark
  isReadOnly: boolean
  autosaver?: Autosaver | undefined
}) {
  const takeBack = useMutation(takeRemarkBack(hat, remark))
  const { id, words, isMine, authorName, writtenAt, changedAt } = remark
  const author = isMine ? text.you : (authorName ?? text.unknown)
  const when = formatDateTime(writtenAt)
  const which = `${about}, ${when}`
  const emptied = { id, checklistItemId: itemId, words: '', known: [fingerprint(words)] }
  return (
    <li className="grid gap-0.5 wrap-anywhere border-line border-l-2 pl-3">
      <p className="whitespace-pre-line wrap-anywhere">{words}</p>
      <p className="text-muted text-sm">
        {text.byline(author, when)}
        {changedAt && <> · {text.changed(formatDateTime(changedAt))}</>}
      </p>
      {isMine && !isReadOnly && (
        <div className="-ml-4 flex flex-wrap">
          {autosaver ? (
            <AutosavedNotes
              autosaver={autosaver}
              name={remarkName(itemId, id)}
              about={which}
              stored={words}
              maxLength={MOST_LETTERS}
              words={{ add: text.add, edit: text.edit, title: text.title, label }}
            />
          ) : (
            hat !== 'patient' && (
              <Suspense fallback={null}>
                <RemarkDialog hat={hat} patientId={patientId} itemId={itemId} about={which} remark={remark} />
              </Suspense>
            )
          )}
          <Button
            look="quiet"
            aria-label={text.of(text.takeBack, which)}
            busy={takeBack.isPending}
            onClick={() => takeBack.mutate(emptied)}
          >
            {text.takeBack}
          </Button>
          {changedAt && (
            <Suspense fallback={null}>
              <RemarkHistory hat={hat} remark={remark} about={which} />
            </Suspense>
          )}
        </div>
      )}
    </li>
  )
}
