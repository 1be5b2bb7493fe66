import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { NotesParts } from '#features/notes/parts/case-notes.tsx'
import type { PatientRecord } from '#features/patients/patient-records/patient-records.contract.ts'
import { ButtonLink } from '#ui/button.tsx'
import { BackIcon, MessageIcon } from '#ui/icons.ts'
import { BackInBar } from '../frame/workspace/back-in-bar.tsx'
import { PatientFacts, PatientName } from './patient-name.tsx'
import { patientRecordText } from './patient-record.text.ts'

const text = patientRecordText.phone

/** Who it is, and the ways from their page. */
export interface HeadParts {
  patient: PatientRecord
  /** The list that this page was opened from. */
  back: { to: string; label: string }
  /** The way to write to them, in reach in every section. */
  message?: { to: string; label: string }
}

/** Keeps how high the head is where what stands below it can read it: it wraps with what is known of somebody. */
function useHeadHeight() {
  const head = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = head
    if (!current) return
    const watcher = new ResizeObserver(() =>
      current.parentElement?.style.setProperty('--head', `${current.offsetHeight}px`),
    )
    watcher.observe(current)
    return () => watcher.disconnect()
  }, [])
  return head
}

/**
 * What one needs before picking up the phone, and the sections. On a wide screen all of it stays in sight; on a narrow one the
 * sections do, and the way back stands in the bar above.
 */
export function Head({
  parts: { patient, back, message },
  newNote,
  children,
}: {
  parts: HeadParts
  newNote: NotesParts['newNote']
  children: ReactNode
}) {
  const head = useHeadHeight()
  return (
    <>
      <BackInBar {...back} />
      <div
        ref={head}
        data-dense
        className="contents lg:-mx-6 lg:-mt-5 lg:sticky lg:top-12 lg:z-20 lg:grid lg:grid-cols-1 lg:gap-1 lg:border-line lg:border-b lg:bg-paper lg:px-6 lg:pt-3"
      >
        <div className="grid grid-cols-1 gap-2 lg:gap-1.5">
          <div className="flex items-center justify-between gap-x-6">
            <div className="flex min-w-0 items-center gap-x-2">
              <Link
                to={back.to}
                aria-label={back.label}
                title={back.label}
                className="-ml-2 inline-flex size-9 shrink-0 items-center justify-center rounded-card text-muted hover:text-rail max-lg:hidden"
              >
                <BackIcon size={18} aria-hidden="true" />
              </Link>
              <PatientName patient={patient} />
            </div>
            {message && (
              <ButtonLink
                to={message.to}
                aria-label={message.label}
                className="shrink-0 max-lg:hidden"
                look="secondary"
                icon={<MessageIcon size={18} aria-hidden="true" />}
              >
                {text.message}
              </ButtonLink>
            )}
          </div>
          <PatientFacts patient={patient} />
        </div>
        <div className="-mx-4 sm:-mx-6 max-lg:-mt-3 sticky top-14 z-20 flex items-center gap-2 border-line border-b bg-paper px-4 sm:px-6 lg:static lg:m-0 lg:border-0 lg:p-0">
          {children}
          <span className="max-lg:hidden xl:hidden">{newNote()}</span>
        </div>
      </div>
    </>
  )
}

/** What stands beside the record on a wide screen: as high as the window, in sight in every section. */
export function Beside({ children }: { children: ReactNode }) {
  return (
    <div
      data-composer
      data-dense
      tabIndex={-1}
      className="-mr-6 text-sm min-h-[calc(100dvh-3rem-var(--head,9rem))] border-line border-l bg-surface -outline-offset-3"
    >
      <div className="sticky top-[calc(3rem+var(--head,9rem))] max-h-[calc(100dvh-3rem-var(--head,9rem))] overflow-y-auto px-6 py-5">
        {children}
      </div>
    </div>
  )
}

/** Where letters are twice as large as usual, both still stand beside each other. */
const act =
  'flex-1 whitespace-nowrap max-sm:px-2 max-[18rem]:px-1 max-[18rem]:text-sm max-[18rem]:[&>svg]:hidden'

/** On a phone the two acts of this page take the place of the workspace's own bar. */
export function PhoneActs({
  newNote,
  message,
}: {
  newNote: NotesParts['newNote']
  message: HeadParts['message']
}) {
  return (
    <div
      data-page-acts
      className="fixed inset-x-0 bottom-0 z-30 flex h-16 items-center gap-2 border-line border-t bg-paper px-4 pb-[env(safe-area-inset-bottom)] max-[18rem]:px-2 lg:hidden print:hidden"
    >
      {newNote({ label: text.write, className: act, look: 'primary' })}
      {message && (
        <ButtonLink
          to={message.to}
          aria-label={message.label}
          className={act}
          look="secondary"
          icon={<MessageIcon size={20} aria-hidden="true" />}
        >
          {text.message}
        </ButtonLink>
      )}
    </div>
  )
}
