import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { waitingAppointments } from '#features/appointments/agenda/agenda.queries.ts'
import { agendaText } from '#features/appointments/agenda/agenda.text.ts'
import { caseloadNames, caseloadProgress } from '#features/caseload/caseload.queries.ts'
import { caseloadText } from '#features/caseload/caseload.text.ts'
import { coverText } from '#features/cover/cover.text.ts'
import { submissionsText } from '#features/forms/submissions/submissions.text.ts'
import { myStaffTasks } from '#features/staff-tasks/staff-tasks.queries.ts'
import { staffTasksText } from '#features/staff-tasks/staff-tasks.text.ts'
import { useAskedByAddress } from '#ui/asked-by-address.ts'
import { Fold } from '#ui/fold.tsx'
import { GutterGroup } from '#ui/gutter-group.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { overviewText as text } from './overview.text.ts'

// What a fold holds comes as soon as somebody reaches for it: folded, it weighs nothing.
const load = {
  appointments: async () =>
    (await import('#features/appointments/parts/appointments-at-hand.tsx')).AppointmentsAtHand,
  tasks: async () => (await import('#features/staff-tasks/parts/own-staff-tasks.tsx')).OwnStaffTasks,
  progress: async () => (await import('#features/caseload/parts/progress-overview.tsx')).ProgressOverview,
  activity: async () => (await import('#features/activities/parts/activity-feed.tsx')).ActivityFeed,
  submissions: async () => (await import('./overview-submissions.tsx')).OverviewSubmissions,
  cover: async () => (await import('#features/cover/parts/own-covers.tsx')).OwnCovers,
}
const AppointmentsAtHand = lazyPart(load.appointments)
const OwnStaffTasks = lazyPart(load.tasks)
const ProgressOverview = lazyPart(load.progress)
const ActivityFeed = lazyPart(load.activity)
const OverviewSubmissions = lazyPart(load.submissions)
const OwnCovers = lazyPart(load.cover)

/** What the desk holds beside the queue: each fold says in one line what it holds, and stands as it was left on this device. */
export default function OverviewFolds({ hat }: { hat: 'case_manager' | 'specialist' | undefined }) {
  const [address] = useAskedByAddress()
  const { data: tasks } = useQuery(myStaffTasks)
  const { data: appointments } = useQuery(waitingAppointments)
  const { data: progress } = useQuery(caseloadProgress)
  return (
    <GutterGroup label={text.more}>
      <div>
        <DeskFold
          name="appointments"
          title={agendaText.card.heading}
          note={appointments && text.requests(appointments.requests.length, appointments.unmarked.length)}
        >
          <AppointmentsAtHand />
        </DeskFold>
        <DeskFold
          name="tasks"
          title={staffTasksText.heading}
          note={tasks && text.tasks(tasks.mine.length, tasks.openToAll.length)}
        >
          <OwnStaffTasks />
        </DeskFold>
        <DeskFold
          name="progress"
          title={caseloadText.progress.heading}
          note={
            progress &&
            text.progress(progress.averageCompletion, progress.needsAttention, progress.notStarted)
          }
        >
          <ProgressOverview />
        </DeskFold>
        <DeskFold name="activity" title={text.activity} note={text.activityNote}>
          <ActivityFeed hat="staff" />
        </DeskFold>
        <DeskFold
          name="submissions"
          title={submissionsText.completedHeading}
          note={text.submissionsNote}
          isAskedFor={address.has('submissions')}
        >
          <OverviewSubmissions />
        </DeskFold>
        {hat === 'case_manager' && (
          <DeskFold name="cover" title={coverText.heading} note={text.coverNote}>
            <Cover />
          </DeskFold>
        )}
      </div>
    </GutterGroup>
  )
}

/** A fold that stands as it was left on this device. */
function DeskFold({
  name,
  title,
  note,
  isAskedFor = false,
  children,
}: {
  name: keyof typeof load
  title: string
  note?: ReactNode
  isAskedFor?: boolean
  children: ReactNode
}) {
  const [isOpen] = useState(() => isAskedFor || wasOpen(name))
  return (
    <Fold
      title={title}
      note={note}
      isAskedFor={isOpen}
      isRow
      onNear={() => void load[name]().catch(() => {})}
      onToggle={open => remember(name, open)}
    >
      <Suspense fallback={<SkeletonLines lines={4} />}>{children}</Suspense>
    </Fold>
  )
}

const keyOf = (name: string) => `handrail_fold_desk_${name}`

function wasOpen(name: string): boolean {
  try {
    return localStorage.getItem(keyOf(name)) === 'open'
  } catch {
    return false
  }
}

function remember(name: string, isOpen: boolean): void {
  try {
    if (isOpen) localStorage.setItem(keyOf(name), 'open')
    else localStorage.removeItem(keyOf(name))
  } catch {
    // Without storage it stands open until the page is left.
  }
}

/** Cover is given for one's own patients alone, not for those that one covers. */
function Cover() {
  const { data: patients = [] } = useQuery(caseloadNames)
  return <OwnCovers patients={patients.filter(({ isCovered }) => !isCovered)} />
}
