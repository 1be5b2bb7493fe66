import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo } from 'react'
import { sessionQuery } from '#features/auth/auth.queries.ts'
import { type Autosaver, useAutosaving } from '#platform/autosave/autosave.client.ts'
import { FailureState } from '#ui/failure-state.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { type RemarksHat, remarksOf } from '../remarks.queries.ts'
import { remarksAutosaver } from '../remarks.store.ts'
import { remarksText as text } from '../remarks.text.ts'
import { OwnRemark } from './own-remark.tsx'
import { RemarkItem } from './remark-item.tsx'

// Patients write without it, and without its code.
const RemarkDialog = lazyPart(async () => (await import('./remark-dialog.tsx')).default)

/** What keeps a patient's remarks while they type, once it is known who they are. Called once a page. */
export function useRemarksAutosaver(place: 'checklist' | 'profile'): Autosaver | undefined {
  const personId = useQuery(sessionQuery).data?.person?.id
  const autosaver = useMemo(
    () => (personId ? remarksAutosaver(personId, place) : undefined),
    [personId, place],
  )
  useAutosaving(autosaver)
  return autosaver
}

interface Subject {
  hat: RemarksHat
  /** Whom it is about; patients name nobody. */
  patientId?: string | undefined
  /** The item of the checklist; null for the additional notes. */
  itemId: string | null
  /** What the remarks are about, for whoever hears the buttons and doesn't see them. */
  about: string
  /** The label of the field in which a patient writes. */
  label?: string
}

/** What was written on one subject, by whom and when, and the way to add one's own words. */
export function Remarks({
  isReadOnly = false,
  saysNone = false,
  autosaver,
  label = text.label,
  ...subject
}: Subject & {
  isReadOnly?: boolean
  /** Whether it is said that there is nothing. */
  saysNone?: boolean
  /** Keeps what a patient types; staff save with a button. */
  autosaver?: Autosaver | undefined
}) {
  const { hat, patientId, itemId, about } = subject
  const { data, isPending, isError, refetch, isFetching } = useQuery(remarksOf(hat, patientId))
  if (isPending) return <SkeletonLines lines={2} />
  if (isError && !data)
    return (
      <FailureState body={text.failures.load.body} isTrying={isFetching} onTryAgain={() => void refetch()} />
    )
  const remarks = data.filter(remark => remark.checklistItemId === itemId)
  return (
    <div className="grid gap-2">
      {remarks.length === 0 && saysNone && <p className="text-muted">{text.none}</p>}
      {remarks.length > 0 && (
        <ul className="grid gap-3" aria-label={text.of(text.title, about)}>
          {remarks.map(remark => (
            <RemarkItem
              key={remark.id}
              {...subject}
              label={label}
              remark={remark}
              isReadOnly={isReadOnly}
              autosaver={autosaver}
            />
          ))}
        </ul>
      )}
      {!isReadOnly && hat !== 'patient' && (
        <Suspense fallback={null}>
          <RemarkDialog {...subject} hat={hat} />
        </Suspense>
      )}
      {!isReadOnly && autosaver && (
        <OwnRemark autosaver={autosaver} itemId={itemId} about={about} label={label} sent={remarks} />
      )}
    </div>
  )
}
