import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Appointment } from '#features/appointments/appointments.contract.ts'
import { answerAppointment, ownAppointments } from '#features/appointments/appointments.queries.ts'
import { isUpcoming } from '#features/appointments/appointments.rules.ts'
import { ownNextStep } from '#features/caseload/next-step/next-step.queries.ts'
import { type OwnStep, ownStepsOf } from '#features/caseload/next-step/next-step.rules.ts'
import type { OwnForm } from '#features/forms/forms.contract.ts'
import { ownForms } from '#features/forms/forms.queries.ts'
import { ownFigures, ownRecord } from '#features/patients/patients.queries.ts'
import { showsGettingStarted } from '#features/patients/patients.rules.ts'
import { HelpCard } from '#features/safety/parts/help-card.tsx'
import { usePutOffHelp } from '#features/safety/put-off/put-off.store.ts'
import type { Task } from '#features/tasks/tasks.contract.ts'
import { completeMyTask, myTasks } from '#features/tasks/tasks.queries.ts'
import { formatDateTime, formatDay, today } from '#lib/dates.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useGoingOn } from '#ui/going-on.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { yourNextStepText as text } from './your-next-step.text.ts'

type Step = OwnStep<Appointment, OwnForm, Task>

/** What waits for the patient, what comes first first; undefined while it is not known. What could not be asked is left out. */
export function useOwnSteps(): Step[] | undefined {
  const appointments = useQuery(ownAppointments)
  const forms = useQuery(ownForms)
  const tasks = useQuery(myTasks)
  const figures = useQuery(ownFigures)
  const nextStep = useQuery(ownNextStep)
  const putOffHelp = usePutOffHelp()
  if ([appointments, forms, tasks, figures, nextStep].some(({ isPending }) => isPending)) return undefined
  const now = new Date()
  return ownStepsOf<Appointment, OwnForm, Task>({
    hasPutOffHelp: putOffHelp.kinds.length > 0,
    appointments: (appointments.data?.appointments ?? []).filter(each => isUpcoming(each, now)),
    forms: forms.data ?? [],
    tasks: tasks.data ?? [],
    hasQuestions: figures.data ? showsGettingStarted(figures.data) : false,
    nextStep: nextStep.data?.nextStep ?? null,
    today: today(),
  })
}

/** The first thing in the portal: one sentence, one button, who helps and by when; below it, what comes after. */
export function YourNextStep() {
  const steps = useOwnSteps()
  const name = useQuery(ownRecord).data?.caseManagerName ?? null
  const [first, second] = steps ?? []
  const id = first && idOf(first)
  // Who did the one goes on at the next.
  const [touched, touch] = useState<string>()
  const heading = useGoingOn<HTMLHeadingElement>(touched && touched !== id ? id : null)
  return (
    <section
      aria-labelledby="your-next-step"
      onFocus={() => touch(id)}
      className="relative overflow-hidden rounded-card border border-line bg-surface py-5 pr-5 pl-14 sm:pr-6"
    >
      <Rail hasNext={second !== undefined} />
      <h2 ref={heading} tabIndex={-1} id="your-next-step" className="font-semibold text-rail outline-none">
        {text.title}
      </h2>
      {first ? (
        <Act key={id} step={first} name={name} />
      ) : (
        <div role="status" aria-label={text.loading} className="grid gap-3 py-2">
          <Skeleton className="h-8 w-4/5" />
          <Skeleton className="h-6 w-3/5" />
          <Skeleton className="h-12 w-40" />
        </div>
      )}
      {second && second.kind !== 'help' && (
        <p className="mt-5 line-clamp-2 text-muted wrap-anywhere">{text.after(nameOf(second))}</p>
      )}
    </section>
  )
}

/** The handrail beside the card: a post at what is now, and a pale one at what comes after. */
function Rail({ hasNext }: { hasNext: boolean }) {
  return (
    <span aria-hidden="true">
      <span className="absolute inset-y-0 left-6 w-1 bg-line" />
      <span className="absolute top-0 left-6 h-8 w-1 bg-rail" />
      <span className="absolute top-[1.85rem] left-6 h-0.5 w-6 bg-rail" />
      <span className="absolute top-5 left-[0.95rem] size-[1.35rem] rounded-full border-3 border-rail bg-marigold" />
      {hasNext && <span className="absolute bottom-8 left-6 h-0.5 w-6 bg-line" />}
    </span>
  )
}

/** By which one step is told from the next. */
const idOf = (step: Step) => ('of' in step && 'id' in step.of ? step.of.id : step.kind)

/** What a step is called where it only comes after another. */
function nameOf(step: Exclude<Step, { kind: 'help' }>): string {
  if (step.kind === 'answer') return text.answer.after(formatDateTime(step.of.startsAt))
  if (step.kind === 'form') return text.form.after(step.of.title)
  if (step.kind === 'task') return text.task.after(step.of.title)
  if (step.kind === 'step') return text.step.after(step.of.step)
  return text[step.kind].after
}

function Act({ step, name }: { step: Step; name: string | null }) {
  if (step.kind === 'help') return <Help name={name} />
  if (step.kind === 'answer') return <Answering appointment={step.of} />
  if (step.kind === 'task') return <Doing task={step.of} />
  if (step.kind === 'form') {
    const { id, title, status, dueOn } = step.of
    return (
      <Words
        title={status === 'in_progress' ? text.form.title(title) : text.form.asked(title)}
        body={text.form.kept}
        by={dueOn ? text.form.due(formatDay(dueOn)) : undefined}
      >
        <ButtonLink to={`/patient-portal/forms-and-tasks/${id}`}>{text.form.go}</ButtonLink>
      </Words>
    )
  }
  if (step.kind === 'questions')
    return (
      <Words title={text.questions.title} body={text.questions.body}>
        <ButtonLink to="/patient-portal/getting-started">{text.questions.go}</ButtonLink>
      </Words>
    )
  if (step.kind === 'step')
    return (
      <Words
        title={step.of.step}
        body={name ? text.step.helps(name) : text.step.teamHelps}
        by={text.step.by(formatDay(step.of.dueOn))}
      >
        <ButtonLink to="/patient-portal/messages">
          {name ? text.step.write(name) : text.write.titleUnnamed}
        </ButtonLink>
      </Words>
    )
  return (
    <Words title={name ? text.write.title(name) : text.write.titleUnnamed} body={text.write.body}>
      <ButtonLink to="/patient-portal/messages">{text.write.go}</ButtonLink>
    </Words>
  )
}

function Words({
  title,
  body,
  by,
  children,
}: {
  title: string
  body?: string | undefined
  by?: string | undefined
  children: ReactNode
}) {
  return (
    <div className="mt-1 grid gap-2">
      <p className="text-balance font-display text-2xl leading-snug wrap-anywhere">{title}</p>
      {body && <p className="wrap-anywhere">{body}</p>}
      {by && <p className="font-semibold">{by}</p>}
      <div className="mt-2 flex flex-wrap items-center gap-2 max-sm:[&>:first-child]:w-full">{children}</div>
    </div>
  )
}

/** Back to the help that was put away. What it is about shows with a press: somebody may look over a shoulder (decision 41). */
function Help({ name }: { name: string | null }) {
  const { kinds, beDone } = usePutOffHelp()
  const [isShown, setShown] = useState(false)
  const again = useGoingOn<HTMLButtonElement>(isShown, false)
  if (isShown)
    return (
      <div className="mt-2">
        <HelpCard concerns={kinds.map(kind => ({ kind }))} onClose={() => setShown(false)} />
      </div>
    )
  return (
    <Words title={text.help.title} body={text.help.body}>
      <Button ref={again} onClick={() => setShown(true)}>
        {text.help.go}
      </Button>
      <ButtonLink to="/patient-portal/messages" look="quiet">
        {name ? text.step.write(name) : text.write.titleUnnamed}
      </ButtonLink>
      <Button look="quiet" onClick={beDone}>
        {text.help.done}
      </Button>
    </Words>
  )
}

/** A time whose hour and half of the day stand in one line. */
const unbroken = (time: string) => time.replace(/ (?=\S*$)/, '\u00a0')

function Answering({ appointment }: { appointment: Appointment }) {
  const { id, sequence, startsAt, staffName, reply, notes } = appointment
  const answer = useMutation(answerAppointment)
  const give = (given: 'confirmed' | 'declined') => answer.mutate({ id, sequence, answer: given })
  const isGiven = (given: string) => answer.isPending && answer.variables.answer === given
  const says = staffName ? text.answer.by(staffName) : text.answer.byTeam
  return (
    <Words
      title={text.answer.title(unbroken(formatDateTime(startsAt)))}
      body={[says, reply || notes].join(' ').trim()}
    >
      <Button busy={isGiven('confirmed')} disabled={answer.isPending} onClick={() => give('confirmed')}>
        {text.answer.yes}
      </Button>
      <ButtonLink to="/patient-portal/dashboard#appointments" look="quiet">
        {text.answer.other}
      </ButtonLink>
      <Button
        look="quiet"
        busy={isGiven('declined')}
        disabled={answer.isPending}
        onClick={() => give('declined')}
      >
        {text.answer.no}
      </Button>
    </Words>
  )
}

function Doing({ task }: { task: Task }) {
  const complete = useMutation(completeMyTask)
  return (
    <Words
      title={task.title}
      body={task.description}
      by={task.dueOn ? text.task.due(formatDay(task.dueOn)) : undefined}
    >
      <Button busy={complete.isPending} onClick={() => complete.mutate({ id: task.id })}>
        {text.task.done}
      </Button>
    </Words>
  )
}
