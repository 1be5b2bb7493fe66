import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { addressOfPatient } from '#features/caseload/caseload.rules.ts'
import { pageLanguage } from '#lib/language.ts'
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
import { activitiesOf } from '../activities.queries.ts'
import { type ActivityType, isDeedOfTeam, isKnownType, subjectIn } from '../activities.rules.ts'
import { activitiesText as text } from '../activities.text.ts'

type FeedHat = 'patient' | 'staff' | 'administrator'

/** Each kind has its own picture and its own hue. The hues stay dark or light enough in both themes. */
const looks: Record<ActivityType, { icon: ReactNode; hue: string }> = {
  onboarding_started: { icon: <AssistantIcon size={20} />, hue: 'oklch(0.55 0.13 250)' },
  onboarding_completed: { icon: <DoneIcon size={20} />, hue: 'oklch(0.55 0.12 150)' },
  checklist_item_completed: { icon: <ChecklistIcon size={20} />, hue: 'var(--color-rail)' },
  message_sent: { icon: <MessageIcon size={20} />, hue: 'oklch(0.55 0.14 300)' },
  appointment_scheduled: { icon: <CalendarIcon size={20} />, hue: 'oklch(0.6 0.14 55)' },
  profile_updated: { icon: <PersonIcon size={20} />, hue: 'oklch(0.58 0.1 215)' },
  form_submitted: { icon: <FileIcon size={20} />, hue: 'oklch(0.58 0.14 355)' },
  task_completed: { icon: <DoneIcon size={20} />, hue: 'var(--color-rail)' },
  goal_added: { icon: <GoalIcon size={20} />, hue: 'var(--color-rail)' },
  goal_completed: { icon: <GoalIcon size={20} />, hue: 'oklch(0.55 0.12 150)' },
  case_manager_changed: { icon: <PersonIcon size={20} />, hue: 'var(--color-rail)' },
}
const unknown = { icon: <ActivityIcon size={20} />, hue: 'var(--color-muted)' }

/** What happened, in the reader's language; the database's own English only where a kind has no words. */
function wordsFor(hat: FeedHat, { activityType, description, metadata }: Activity): string {
  const isOwn = hat === 'patient'
  if (
    activityType === 'message_sent' &&
    metadata.sender_type !== undefined &&
    metadata.sender_type !== 'patient'
  )
    return isOwn ? text.receivedByYou : text.received
  if (activityType === 'appointment_scheduled' && description.startsWith('Was offered'))
    return isOwn ? text.offeredToYou : text.offered
  if (!isKnownType(activityType)) return description
  const subject = subjectIn(pageLanguage, description, metadata)
  if (metadata.by === 'team' && isDeedOfTeam(activityType))
    return (isOwn ? text.yourTeam : text.team)[activityType](subject)
  return (isOwn ? text.yours : text.words)[activityType](subject)
}

/**
 * The newest activities, live (the layout refetches on a change): a patient's own, those of a caseload or of the
 * organization, or, with `patientId`, those of one patient, with `caseManagerId` those of one case manager's patients.
 */
export function ActivityFeed({
  hat,
  patientId,
  caseManagerId,
  limit,
  height = '500px',
}: {
  hat: FeedHat
  patientId?: string
  caseManagerId?: string
  limit?: number
  height?: string
}) {
  const { data, isError, isFetching, refetch } = useQuery(
    activitiesOf(hat, { patientId, caseManagerId }, limit),
  )
  if (isError && !data) return <FailureState isTrying={isFetching} onTryAgain={() => void refetch()} />
  if (!data) return <SkeletonLines lines={6} />
  if (data.length === 0)
    return <EmptyState title={text.empty} body={text.emptyHint} icon={<ActivityIcon size={24} />} />
  const isNamed = hat !== 'patient' && patientId === undefined
  return (
    <ScrollArea label={text.list} height={height}>
      <ul className="grid gap-1 pr-3">
        {data.map((activity, place) => (
          <ActivityLine
            key={activity.id}
            hat={hat}
            activity={activity}
            isNamed={isNamed}
            place={{ at: place + 1, of: data.length }}
          />
        ))}
      </ul>
    </ScrollArea>
  )
}

/** For staff j and k go from one to the next: to whose it is, or on that person's own page to the words. */
function ActivityLine({
  hat,
  activity,
  isNamed,
  place,
}: {
  hat: FeedHat
  activity: Activity
  isNamed: boolean
  place: { at: number; of: number }
}) {
  const isOpener = hat !== 'patient' && !isNamed
  const look = isKnownType(activity.activityType) ? looks[activity.activityType] : unknown
  return (
    // A moment that takes a whole date goes below the words where a phone has no room beside them.
    <li
      data-row={activity.id}
      aria-posinset={place.at}
      aria-setsize={place.of}
      className="flex animate-arrive flex-wrap items-start gap-3 border-line border-b py-3 last:border-b-0"
    >
      <span
        aria-hidden="true"
        style={{ color: look.hue }}
        className="grid size-10 shrink-0 place-items-center rounded-full border border-line bg-surface"
      >
        {look.icon}
      </span>
      <div className="grid min-w-0 flex-1 basis-16 gap-0.5">
        {isNamed && (
          <Link
            to={addressOfPatient(activity.patientId, hat === 'administrator')}
            data-row-open=""
            className="w-fit font-semibold wrap-anywhere hover:text-rail hover:underline"
          >
            {activity.patientName || text.unknownPatient}
          </Link>
        )}
        <p {...(isOpener && { tabIndex: -1, 'data-row-open': '' })} className="wrap-anywhere">
          {wordsFor(hat, activity)}
        </p>
        {activity.messagePreview && (
          <p className="truncate text-muted text-sm">{text.preview(activity.messagePreview)}</p>
        )}
      </div>
      <Badge>
        <RelativeTime at={activity.createdAt} />
      </Badge>
    </li>
  )
}
