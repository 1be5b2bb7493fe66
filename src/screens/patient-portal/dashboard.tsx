import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { ownAppointments } from '#features/appointments/appointments.queries.ts'
import { appointmentsText } from '#features/appointments/appointments.text.ts'
import { ScheduleButton } from '#features/appointments/parts/schedule-button.tsx'
import { affirmation } from '#features/assistant/assistant.queries.ts'
import { AffirmationCard } from '#features/assistant/parts/affirmation-card.tsx'
import { NeedsBox } from '#features/assistant/parts/needs-box.tsx'
import { ownNextStep } from '#features/caseload/next-step/next-step.queries.ts'
import { ownCheckIns } from '#features/check-ins/check-ins.queries.ts'
import { CheckInsCard } from '#features/check-ins/parts/check-ins-card.tsx'
import { ownForms } from '#features/forms/forms.queries.ts'
import { myGoals } from '#features/goals/goals.queries.ts'
import { GoalList } from '#features/goals/parts/goal-list.tsx'
import { conversationsOf } from '#features/messaging/messaging.queries.ts'
import { OwnFigures } from '#features/patients/parts/own-figures.tsx'
import type { OwnFigures as Figures } from '#features/patients/patients.contract.ts'
import { ownFigures, ownRecord } from '#features/patients/patients.queries.ts'
import { showsGettingStarted } from '#features/patients/patients.rules.ts'
import { TaskList } from '#features/tasks/parts/task-list.tsx'
import { myTasks } from '#features/tasks/tasks.queries.ts'
import { useHasArrived } from '#ui/arrival.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { joinClasses } from '#ui/class-names.ts'
import { Fold } from '#ui/fold.tsx'
import { wide } from '#ui/fold-card.tsx'
import {
  CalendarIcon,
  ChecklistIcon,
  ChevronDownIcon,
  FileIcon,
  GoalIcon,
  HistoryIcon,
  MessageIcon,
  OutsideLinkIcon,
} from '#ui/icons.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Page } from '#ui/page.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { pageMeta } from '../frame/page-meta.ts'
import { dashboardText as text } from './dashboard.text.ts'
import { DashboardShape } from './dashboard-shape.tsx'
import { WhatsNew } from './whats-new.tsx'
import { YourNextStep } from './your-next-step.tsx'

export const meta = () => pageMeta({ title: text.title, isHidden: true })

/** How many goals and tasks the two lists show; the rest is a tab away. */
const mostShown = 1

// Folded away until somebody asks for them, and their code with them.
const Appointments = lazyPart(
  async () => (await import('#features/appointments/parts/own-appointments.tsx')).OwnAppointments,
)
const Checklist = lazyPart(async () => (await import('#features/checklist/parts/checklist.tsx')).Checklist)
const Activity = lazyPart(
  async () => (await import('#features/activities/parts/activity-feed.tsx')).ActivityFeed,
)

/** The patient's day: what comes first, what is new, and the rest a fold or a tab away. */
export default function Dashboard() {
  const { data: record } = useQuery(ownRecord)
  const { data: figures } = useQuery(ownFigures)
  const hasArrived = useAnswers()
  const isClosed = Boolean(record?.closedOn)
  const hasCaseManager = Boolean(record?.caseManagerName)
  // What is new begins the second column where there is one, and follows the next step where there is none.
  const [isWide] = useState(() => window.matchMedia(wide).matches)
  if (!hasArrived)
    return (
      <Page>
        <DashboardShape isWide={isWide} />
      </Page>
    )
  return (
    <Page title={greet(record?.callName ?? null, figures)} hasVoice>
      <div className="grid gap-x-12 gap-y-4 sm:gap-y-7 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] lg:grid-rows-[auto_1fr]">
        {!isClosed && <YourNextStep />}
        {!isWide && <WhatsNew />}
        <div className="col-start-1 grid min-w-0 content-start gap-4 sm:gap-7">
          <OwnFigures label={text.figures} />
          <NeedsBox hasCaseManager={hasCaseManager} />
          <div className="grid items-start gap-5 sm:grid-cols-2 sm:gap-7">
            <Short title={text.tasks.title} to="/patient-portal/forms-and-tasks" more={text.tasks.more}>
              <TaskList most={mostShown} />
            </Short>
            <Short title={text.goals.title} to="/patient-portal/profile#goals" more={text.goals.more}>
              <GoalList most={mostShown} />
            </Short>
          </div>
          <Folds hasCaseManager={hasCaseManager} isClosed={isClosed} figures={figures} />
        </div>
        <div
          className={joinClasses(
            'grid min-w-0 content-start gap-4 sm:gap-7',
            isWide && 'lg:col-start-2 lg:row-span-2 lg:row-start-1',
          )}
        >
          {isWide && <WhatsNew />}
          <CheckInsCard />
          <AffirmationCard />
          <QuickActions hasCaseManager={hasCaseManager} isClosed={isClosed} />
          <Resources />
        </div>
      </div>
    </Page>
  )
}

/** Everything that the dashboard asks, at one moment and so in one request. */
function useAnswers(): boolean {
  return useHasArrived([
    useQuery(ownRecord),
    useQuery(ownFigures),
    useQuery(ownAppointments),
    useQuery(ownForms),
    useInfiniteQuery(conversationsOf('patient')),
    useQuery(ownNextStep),
    useQuery(myTasks),
    useQuery(myGoals),
    useQuery(ownCheckIns),
    useQuery(affirmation),
  ])
}

/** Whoever has only begun is welcome, and not yet back. */
function greet(name: string | null, figures: Figures | undefined): string {
  const isNew = figures !== undefined && showsGettingStarted(figures)
  const words = isNew ? text.welcomeNew : text.welcome
  return name ? words(name) : isNew ? text.welcomeNewUnnamed : text.welcomeUnnamed
}

function Short({
  title,
  to,
  more,
  children,
}: {
  title: string
  to: string
  more: string
  children: ReactNode
}) {
  return (
    <section aria-label={title} className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="font-semibold text-lg">{title}</h2>
        <Link to={to} className="inline-flex min-h-11 items-center font-semibold text-rail">
          {more}
        </Link>
      </div>
      {children}
    </section>
  )
}

/** `#appointments` leads to the appointments and opens them. */
function Folds({
  hasCaseManager,
  isClosed,
  figures,
}: {
  hasCaseManager: boolean
  isClosed: boolean
  figures: Figures | undefined
}) {
  return (
    <div className="min-w-0">
      <Fold
        title={appointmentsText.heading}
        note={figures && text.coming(figures.upcomingAppointments)}
        icon={<CalendarIcon size={20} aria-hidden="true" />}
        id="appointments"
      >
        <Suspense fallback={<SkeletonLines lines={3} />}>
          <Appointments hasCaseManager={hasCaseManager} isClosed={isClosed} />
        </Suspense>
      </Fold>
      <Fold
        title={text.checklist}
        note={figures && text.inPlace(figures.completedChecklistItems, figures.checklistItems)}
        icon={<ChecklistIcon size={20} aria-hidden="true" />}
      >
        <Suspense fallback={<SkeletonLines lines={6} />}>
          <Checklist />
        </Suspense>
      </Fold>
      <Fold title={text.activity} icon={<HistoryIcon size={20} aria-hidden="true" />}>
        <Suspense fallback={<SkeletonLines lines={4} />}>
          <Activity hat="patient" />
        </Suspense>
      </Fold>
    </div>
  )
}

/** Words that begin at one line, whatever their length; beside the page a list of lines, on a phone two by two. */
const action =
  'justify-start! text-left! lg:rounded-none! lg:border-0! lg:bg-transparent! lg:px-0! lg:font-normal! lg:not-last:border-b! lg:not-last:border-line! [&>svg:first-child]:text-rail [&>svg:last-child]:-rotate-90 [&>svg:last-child]:ml-auto max-lg:[&>svg:last-child]:hidden'

const goesOn = <ChevronDownIcon size={20} aria-hidden="true" />

function QuickActions({ hasCaseManager, isClosed }: { hasCaseManager: boolean; isClosed: boolean }) {
  const actions = [
    { to: '/patient-portal/messages', label: text.message, Icon: MessageIcon },
    { to: '/patient-portal/forms-and-tasks?continue', label: text.continueForm, Icon: FileIcon },
    { to: '/patient-portal/profile?add=goal', label: text.addGoal, Icon: GoalIcon },
  ]
  return (
    <nav
      aria-labelledby="what-you-can-do"
      className="grid grid-cols-2 gap-2 max-[17rem]:grid-cols-1 lg:grid-cols-1 lg:gap-0"
    >
      <h2 id="what-you-can-do" className="col-span-full font-semibold text-lg">
        {text.actions}
      </h2>
      {!isClosed && (
        <ScheduleButton
          hasCaseManager={hasCaseManager}
          trigger={
            <Button look="secondary" icon={<CalendarIcon size={20} aria-hidden="true" />} className={action}>
              {text.schedule}
              {goesOn}
            </Button>
          }
        />
      )}
      {actions.map(({ to, label, Icon }) => (
        <ButtonLink
          key={to}
          to={to}
          look="secondary"
          icon={<Icon size={20} aria-hidden="true" />}
          className={action}
        >
          {label}
          {goesOn}
        </ButtonLink>
      ))}
    </nav>
  )
}

const resources = [
  { href: 'https://988lifeline.org/', ...text.resources.crisis },
  { href: 'https://www.211.org/', ...text.resources.local },
]

function Resources() {
  return (
    <section aria-labelledby="resources">
      <h2 id="resources" className="font-semibold text-lg">
        {text.resources.title}
      </h2>
      <ul className="grid gap-1">
        {resources.map(({ href, label, about }) => (
          <li key={href} className="grid">
            <a
              href={href}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center py-1 leading-snug gap-2 font-semibold text-rail underline underline-offset-4 [&>svg]:shrink-0"
            >
              {label}
              <OutsideLinkIcon size={18} aria-hidden="true" />
              <span className="sr-only">{text.resources.opensOutside}</span>
            </a>
            <span className="text-muted">{about}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
