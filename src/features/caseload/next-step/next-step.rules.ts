// What a patient reads first in the portal is one thing, chosen by one rule: help that they put away today, a time to answer, a form
// that was begun or asked for, a task that is due, the first questions, else what the care team said comes next, and always that somebody can be written to.
// The second of them is said below the first, so that nobody wonders what comes after.

/** A task is due when its day is at most so many days away, or past. */
const DUE_WITHIN_DAYS = 7

/** Something that waits for the patient; `of` is the thing itself, as its own feature has it. */
export type OwnStep<Appointment, Form, Task> =
  | { kind: 'help' }
  | { kind: 'answer'; of: Appointment }
  | { kind: 'form'; of: Form }
  | { kind: 'task'; of: Task }
  | { kind: 'questions' }
  | { kind: 'step'; of: { step: string; dueOn: string } }
  | { kind: 'write' }

interface Facts<Appointment, Form, Task> {
  /** Whether they put help away today after words of danger. */
  hasPutOffHelp: boolean
  appointments: readonly Appointment[]
  forms: readonly Form[]
  tasks: readonly Task[]
  /** Whether the first questions are still to be asked. */
  hasQuestions: boolean
  nextStep: { step: string; dueOn: string } | null
  /** YYYY-MM-DD. */
  today: string
}

interface Status {
  status: string
}

/** How many forms and tasks wait for the patient, whenever they are due. */
export const countToDo = (forms: readonly Status[] = [], tasks: readonly Status[] = []): number =>
  forms.filter(({ status }) => status === 'in_progress' || status === 'pending').length +
  tasks.filter(({ status }) => status !== 'completed').length

const byDay = (one: { dueOn: string | null }, other: { dueOn: string | null }) =>
  (one.dueOn ?? '9999').localeCompare(other.dueOn ?? '9999')

/** Everything that waits for the patient, what comes first first; never empty. */
export function ownStepsOf<
  Appointment extends { status: string; startsAt: string },
  Form extends { status: string; dueOn: string | null },
  Task extends { status: string; dueOn: string | null },
>(
  facts: Facts<Appointment, Form, Task>,
): [OwnStep<Appointment, Form, Task>, ...OwnStep<Appointment, Form, Task>[]] {
  const last = new Date(Date.parse(`${facts.today}T00:00:00Z`) + DUE_WITHIN_DAYS * 86_400_000)
    .toISOString()
    .slice(0, 10)
  const toAnswer = facts.appointments
    .filter(({ status }) => status === 'offered' || status === 'moved')
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))
  const forms = ['in_progress', 'pending'].flatMap(status =>
    facts.forms.filter(form => form.status === status).toSorted(byDay),
  )
  const tasks = facts.tasks
    .filter(task => task.status !== 'completed' && task.dueOn !== null && task.dueOn <= last)
    .toSorted(byDay)
  const rest: OwnStep<Appointment, Form, Task> = { kind: 'write' }
  const steps: OwnStep<Appointment, Form, Task>[] = [
    ...(facts.hasPutOffHelp ? [{ kind: 'help' as const }] : []),
    ...toAnswer.map(of => ({ kind: 'answer' as const, of })),
    ...forms.map(of => ({ kind: 'form' as const, of })),
    ...tasks.map(of => ({ kind: 'task' as const, of })),
    ...(facts.hasQuestions ? [{ kind: 'questions' as const }] : []),
    ...(facts.nextStep ? [{ kind: 'step' as const, of: facts.nextStep }] : []),
  ]
  const [first, ...others] = steps
  return first ? [first, ...others, rest] : [rest]
}
