import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { Badge } from '#ui/badge.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import {
  ActivityIcon,
  AssistantIcon,
  CalendarIcon,
  ChecklistIcon,
  DoneIcon,
  FileIcon,
  GoalIcon,
  MessageIcon,
  PersonIcon,
} from '#ui/icons.ts'
import { RelativeTime } from '#ui/relative-time.tsx'
import { ScrollArea } from '#ui/scroll-area.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import type { Activity } from '../activities.contract.ts'
import { activityFeed } from '../activities.queries.ts'
import { type ActivityType, isKnownType, subjectOf } from '../activities.rules.ts'
import { activitiesText as text } from '../activities.text.ts'

/** A picture and a colour for each kind (second specification, "Activity types and colours"). */
const looks: Record<ActivityType, { Icon: ComponentType<{ className?: string }>; colour: string }> = {
  onboarding_started: {
    Icon: AssistantIcon,
    colour: 'text-[oklch(0.5_0.15_255)] dark:text-[oklch(0.75_0.12_255)]',
  },
  onboarding_completed: { Icon: DoneIcon, colour: 'text-good' },
  checklist_item_completed: { Icon: ChecklistIcon, colour: 'text-rail' },
  message_sent: { Icon: MessageIcon, colour: 'text-[oklch(0.5_0.17_300)] dark:text-[oklch(0.76_0.13_300)]' },
  appointment_scheduled: {
    Icon: CalendarIcon,
    colour: 'text-[oklch(0.55_0.14_50)] dark:text-[oklch(0.78_0.13_60)]',
  },
  profile_updated: { Icon: PersonIcon, colour: 'text-[oklch(0.5_0.1_220)] dark:text-[oklch(0.78_0.1_210)]' },
  form_submitted: { Icon: FileIcon, colour: 'text-[oklch(0.52_0.18_350)] dark:text-[oklch(0.76_0.13_350)]' },
  task_completed: { Icon: DoneIcon, colour: 'text-good' },
  goal_added: { Icon: GoalIcon, colour: 'text-rail' },
  goal_completed: { Icon: GoalIcon, colour: 'text-good' },
}
const unknownLook = { Icon: ActivityIcon, colour: 'text-muted' }

function wordsOf(activity: Activity, isMine: boolean): string {
  if (!isKnownType(activity.activityType)) return activity.description
  const words = (isMine ? text.mine : text.types)[activity.activityType]
  const subject = subjectOf(activity.description)
  return subject ? `${words}: ${subject}` : words
}

function ActivityLine({
  activity,
  isMine,
  namesPatient,
}: {
  activity: Activity
  isMine: boolean
  namesPatient: boolean
}) {
  const { Icon, colour } = isKnownType(activity.activityType) ? looks[activity.activityType] : unknownLook
  return (
    <li className="flex animate-arrive items-start gap-3 border-line border-b px-4 py-3 last:border-b-0">
      <Icon className={`mt-0.5 size-5 shrink-0 ${colour}`} aria-hidden />
      <div className="min-w-0 flex-1">
        {namesPatient ? <p className="truncate font-semibold">{activity.patientName}</p> : null}
        <p className="break-words">{wordsOf(activity, isMine)}</p>
        {activity.messagePreview ? (
          <p className="truncate text-muted text-sm">{text.preview(activity.messagePreview)}</p>
        ) : null}
      </div>
      <Badge>
        <RelativeTime at={activity.createdAt} />
      </Badge>
    </li>
  )
}

/**
 * What happened, the newest first, live: of the patient who looks, of a caseload, or of one patient for staff. The list
 * holds its 500 pixels from the first moment, so that nothing jumps when it arrives.
 */
export function ActivityFeed({
  hat,
  patientId,
}: {
  hat: 'patient' | 'staff' | 'administrator'
  patientId?: string
}) {
  const feed = useQuery(activityFeed(hat, patientId))
  const activities = feed.data ?? []
  return (
    <ScrollArea label={text.heading} height="500px" className="rounded-card border border-line bg-surface">
      {feed.isPending ? (
        <div className="p-4">
          <SkeletonLines lines={8} label={text.loading} />
        </div>
      ) : feed.isError && !feed.data ? (
        <FailureState
          title={text.failure}
          body={text.failureHint}
          onTryAgain={() => void feed.refetch()}
          isTrying={feed.isFetching}
        />
      ) : activities.length === 0 ? (
        <EmptyState title={text.empty} body={text.emptyHint} icon={<ActivityIcon />} />
      ) : (
        <ul>
          {activities.map(activity => (
            <ActivityLine
              key={activity.id}
              activity={activity}
              isMine={hat === 'patient'}
              namesPatient={hat !== 'patient' && !patientId}
            />
          ))}
        </ul>
      )}
    </ScrollArea>
  )
}
