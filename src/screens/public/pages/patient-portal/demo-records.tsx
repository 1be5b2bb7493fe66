import { Badge } from '#ui/badge.tsx'
import { HandrailProgress } from '#ui/handrail.tsx'
import { CalendarIcon, DoneIcon, FileIcon, GoalIcon, UnderWayIcon } from '#ui/icons.ts'
import { demoPortalText as text } from './demo-portal.text.ts'

const done = text.myGoals.filter(goal => goal.isDone).length
const total = text.myGoals.length

export function Goals() {
  return (
    <div className="grid gap-6">
      <div className="grid gap-3">
        <p className="font-semibold text-lg">{text.goalsDone(done, total)}</p>
        <HandrailProgress
          label={text.goalsProgress}
          total={total}
          done={done}
          valueText={text.goalsDone(done, total)}
        />
      </div>
      <ul className="grid gap-4">
        {text.myGoals.map(({ title, from, state, note, isDone }) => (
          <li key={title} className="grid gap-2 rounded-card border border-line bg-surface p-5 sm:p-6">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <h3 className="flex items-center gap-2.5 font-semibold text-lg">
                <GoalIcon size={20} aria-hidden="true" className="shrink-0 text-rail" />
                {title}
              </h3>
              <State state={state} isDone={isDone} />
            </div>
            <p>{note}</p>
            <p className="text-muted text-sm">{from}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

function State({ state, isDone }: { state: string; isDone: boolean }) {
  const Icon = isDone ? DoneIcon : UnderWayIcon
  return (
    <Badge mayWrap tone={isDone ? 'good' : 'plain'} icon={<Icon size={16} aria-hidden="true" />}>
      {state}
    </Badge>
  )
}

export function Appointments() {
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {text.myAppointments.map(({ title, when, state, note, isConfirmed }) => (
        <li
          key={title}
          className="grid content-start gap-2 rounded-card border border-line bg-surface p-5 sm:p-6"
        >
          <p className="flex items-center gap-2.5 font-display text-2xl tracking-tight">
            <CalendarIcon size={22} aria-hidden="true" className="shrink-0 text-rail" />
            {when}
          </p>
          <h3 className="font-semibold text-lg">{title}</h3>
          <p>{note}</p>
          <State state={state} isDone={isConfirmed} />
        </li>
      ))}
    </ul>
  )
}

export function Documents() {
  return (
    <ul className="grid rounded-card border border-line bg-surface">
      {text.myDocuments.map(({ title, about, when }) => (
        <li
          key={title}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b p-5 last:border-b-0"
        >
          <FileIcon size={24} aria-hidden="true" className="shrink-0 text-rail" />
          <div className="min-w-[min(13rem,100%)] flex-1 wrap-anywhere">
            <h3 className="font-semibold text-lg">{title}</h3>
            <p className="text-muted">{about}</p>
          </div>
          <span className="text-muted text-sm">{when}</span>
        </li>
      ))}
    </ul>
  )
}
