import { Fragment, type ReactNode } from 'react'
import { lastMoment } from '#features/cover/cover.rules.ts'
import { formatDate } from '#lib/dates.ts'
import type { CouldOpen } from '../care-team.contract.ts'

/** How a place on the team and the time there are said, to patients or to staff. */
export interface TeamWords {
  roles: Record<CouldOpen['role'], string>
  covers: (caseManager: string) => string
  since: (when: string) => string
  sinceBefore: (when: string) => string
  until: (when: string) => string
}

/** What somebody is here. */
export function sayRole(
  { role, coversFor }: Pick<CouldOpen, 'role' | 'coversFor'>,
  { roles, covers }: TeamWords,
): string {
  return role === 'cover' && coversFor ? covers(coversFor) : roles[role]
}

interface Period {
  startsAt: string
  isFromBefore: boolean
  /** The first moment after it. */
  endsAt: string | null
}

/** "since Tue, Mar 3" and "until Fri, Mar 6"; `format` says a moment on the reader's clock. */
export function sayPeriod(
  { startsAt, isFromBefore, endsAt }: Period,
  words: TeamWords,
  format: (moment: string | Date) => string = moment => formatDate(moment),
): string[] {
  const since = isFromBefore ? words.sinceBefore : words.since
  // It ends with a day: its last moment is of that day, the end itself of the next.
  return [since(format(startsAt)), ...(endsAt ? [words.until(format(lastMoment(endsAt)))] : [])]
}

/** Somebody who may see a patient, on a line: their name, what they are here and when, and what else there is to say. */
export function TeamLine({
  name,
  about,
  children,
  action,
}: {
  name: string
  about: readonly string[]
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-0.5 py-3">
      <span className="flex items-start justify-between gap-4">
        <span className="min-w-0 wrap-anywhere font-semibold">{name}</span>
        {action}
      </span>
      <span className="text-muted">
        {about.map((part, index) => (
          <Fragment key={part}>
            {index > 0 && ' '}
            {/* A date is not torn apart at the end of a line. */}
            <span className="inline-block max-w-full wrap-anywhere">
              {part}
              {index < about.length - 1 && ' ·'}
            </span>
          </Fragment>
        ))}
      </span>
      {children}
    </li>
  )
}
