import type { ComponentType } from 'react'
import { formatDateTime } from '#lib/dates.ts'
import { Card } from '#ui/card.tsx'
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
import { LeadRow } from '#ui/lead-row.tsx'
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
  const title = (
    <>
      {text.heading}
      {news?.since && (
        <span className="block font-normal text-muted text-xs">{formatDateTime(news.since)}</span>
      )}
    </>
  )
  return (
    <Card title={title} isPlain>
      {!news && <Skeleton className="h-8 w-full" />}
      {news?.news.length === 0 && <p className="text-muted">{news.since ? text.none : text.first}</p>}
      {news && news.news.length > 0 && (
        <ul className="lg:-my-1 min-w-0">
          {news.news.map(({ kind, words, count, latestAt }) => (
            <LeadRow
              key={kind}
              to={addressOf(sectionOfNews[kind])}
              icon={icons[kind]}
              words={text.lines[kind](words, sayCount(count))}
              side={<RelativeTime at={latestAt} />}
              verb={text.verbs[kind]}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}
