import type { ComponentType } from 'react'
import { Link } from 'react-router'
import { formatDateTime } from '#lib/dates.ts'
import {
  CalendarIcon,
  ChecklistIcon,
  DoneIcon,
  EditIcon,
  FileIcon,
  GoalIcon,
  MessageIcon,
  SubmissionsIcon,
  TaskIcon,
} from '#ui/icons.ts'
import { RelativeTime } from '#ui/relative-time.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { PatientNews } from '../patient-news.contract.ts'
import { type NewsKind, type NewsSection, sayCount, sectionOfNews } from '../patient-news.rules.ts'
import { patientNewsText as text } from '../patient-news.text.ts'

const icons: Record<NewsKind, ComponentType<{ size: number; 'aria-hidden': 'true'; className: string }>> = {
  message: MessageIcon,
  appointment: CalendarIcon,
  form: SubmissionsIcon,
  task: TaskIcon,
  goal_added: GoalIcon,
  goal_completed: DoneIcon,
  checklist: ChecklistIcon,
  item_remark: ChecklistIcon,
  file: FileIcon,
  note: EditIcon,
  remark: EditIcon,
}

/** What came since whoever reads last opened the record: a line of each kind, which leads to where it stands. */
export function SinceLooked({
  news,
  addressOf,
}: {
  /** Undefined while it is asked for. */
  news: PatientNews | undefined
  addressOf: (section: NewsSection) => string
}) {
  return (
    <section
      aria-labelledby="since-looked"
      className="grid gap-x-6 gap-y-1 border-line border-b pb-4 sm:grid-cols-[8.5rem_1fr]"
    >
      <div className="text-sm">
        <h2 id="since-looked" className="text-muted">
          {text.heading}
        </h2>
        {news?.since && <p className="text-muted text-xs">{formatDateTime(news.since)}</p>}
      </div>
      {!news && <Skeleton className="h-9 w-full" />}
      {news?.news.length === 0 && <p>{news.since ? text.none : text.first}</p>}
      {news && news.news.length > 0 && (
        <ul className="-my-1 min-w-0">
          {news.news.map(({ kind, words, count, latestAt }) => {
            const Icon = icons[kind]
            return (
              <li key={kind}>
                <Link
                  to={addressOf(sectionOfNews[kind])}
                  preventScrollReset
                  className="group flex min-h-11 items-center gap-3 lg:min-h-9"
                >
                  <Icon size={18} aria-hidden="true" className="shrink-0 text-muted" />
                  <span className="min-w-0 flex-1 truncate group-hover:underline">
                    {text.lines[kind](words, sayCount(count))}
                  </span>
                  <RelativeTime at={latestAt} className="shrink-0 text-muted text-sm" />
                </Link>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
