import { useQuery } from '@tanstack/react-query'
import { ActivityFeed } from '#features/activities/parts/activity-feed.tsx'
import { OwnAppointments } from '#features/appointments/parts/own-appointments.tsx'
import { ScheduleButton } from '#features/appointments/parts/schedule-button.tsx'
import { AffirmationCard } from '#features/assistant/parts/affirmation-card.tsx'
import { NeedsBox } from '#features/assistant/parts/needs-box.tsx'
import { CheckInsCard } from '#features/check-ins/parts/check-ins-card.tsx'
import { Checklist } from '#features/checklist/parts/checklist.tsx'
import { GoalList } from '#features/goals/parts/goal-list.tsx'
import { OwnFigures } from '#features/patients/parts/own-figures.tsx'
import { ownRecord } from '#features/patients/patients.queries.ts'
import { TaskList } from '#features/tasks/parts/task-list.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CalendarIcon, ChecklistIcon, GoalIcon, MessageIcon, OutsideLinkIcon } from '#ui/icons.ts'
import { Page } from '#ui/page.tsx'
import { pageMeta } from '../frame/page-meta.ts'
import { dashboardText as text } from './dashboard.text.ts'

export const meta = () => pageMeta({ title: text.title, isHidden: true })

/** How many goals and tasks the two cards show; the rest is a tab away. */
const mostShown = 3

/** The patient's day at a glance. */
export default function Dashboard() {
  const { data: record } = useQuery(ownRecord)
  const isClosed = Boolean(record?.closedOn)
  return (
    <Page
      title={record?.callName ? text.welcome(record.callName) : text.welcomeUnnamed}
      lead={text.lead}
      hasVoice
    >
      <div className="grid gap-6">
        <AffirmationCard />
        <CheckInsCard />
        <OwnFigures label={text.figures} />
        <QuickActions hasCaseManager={Boolean(record?.caseManagerName)} isClosed={isClosed} />
        <OwnAppointments hasCaseManager={Boolean(record?.caseManagerName)} isClosed={isClosed} />
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <Card
            title={text.tasks.title}
            action={
              <ButtonLink look="quiet" to="/patient-portal/forms-and-tasks">
                {text.tasks.more}
              </ButtonLink>
            }
          >
            <TaskList most={mostShown} />
          </Card>
          <Card
            title={text.goals.title}
            action={
              <ButtonLink look="quiet" to="/patient-portal/profile">
                {text.goals.more}
              </ButtonLink>
            }
          >
            <GoalList most={mostShown} />
          </Card>
        </div>
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <NeedsBox hasCaseManager={Boolean(record?.caseManagerName)} />
          <Resources />
        </div>
        <Checklist hat="patient" />
        <Card title={text.activity}>
          <ActivityFeed hat="patient" />
        </Card>
      </div>
    </Page>
  )
}

function QuickActions({ hasCaseManager, isClosed }: { hasCaseManager: boolean; isClosed: boolean }) {
  const actions = [
    { to: '/patient-portal/messages', label: text.message, Icon: MessageIcon },
    { to: '/patient-portal/forms-and-tasks?continue', label: text.continueForm, Icon: ChecklistIcon },
    { to: '/patient-portal/profile?add=goal', label: text.addGoal, Icon: GoalIcon },
  ]
  return (
    <nav aria-label={text.actions} className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {!isClosed && (
        <ScheduleButton
          hasCaseManager={hasCaseManager}
          trigger={
            <Button look="secondary" icon={<CalendarIcon size={20} aria-hidden="true" />}>
              {text.schedule}
            </Button>
          }
        />
      )}
      {actions.map(({ to, label, Icon }) => (
        <ButtonLink key={to} to={to} look="secondary" icon={<Icon size={20} aria-hidden="true" />}>
          {label}
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
    <Card title={text.resources.title}>
      <ul className="grid gap-4">
        {resources.map(({ href, label, about }) => (
          <li key={href} className="grid">
            <a
              href={href}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-rail underline underline-offset-4"
            >
              {label}
              <OutsideLinkIcon size={18} aria-hidden="true" />
              <span className="sr-only">{text.resources.opensOutside}</span>
            </a>
            <span className="text-muted">{about}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
