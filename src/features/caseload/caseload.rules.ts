// Nobody is forgotten. Every active patient has a next step with a date; who has none, or whose date has passed, needs
// attention and stands first. The longer a step is overdue, the earlier it stands. A closed case needs none.

import { addDays, today as dayNow } from '#lib/dates.ts'

/** In which order a caseload stands: when somebody came, by name, who needs one first, how much of the checklist is in place. */
export const caseloadSorts = ['newest', 'name', 'attention', 'completion'] as const

/** Whose patients are looked at: all that one may open, one's own, those of a colleague beside whom one works, or whom one covers. */
export const caseloadWhoses = ['all', 'own', 'co-worker', 'covered'] as const

/** So many patients get a next step in one act: nobody looks through more of them before saying yes. */
export const MOST_STEPS_AT_ONCE = 100

export type Attention = 'no-next-step' | 'overdue' | 'due-today' | 'none'

/** What a patient's next step asks of their case manager today. Dates are YYYY-MM-DD; `today` is the viewer's own. */
export function attentionFor(
  patient: { status: 'active' | 'inactive'; nextStepDueOn: string | null },
  today: string,
): Attention {
  if (patient.status !== 'active') return 'none'
  if (patient.nextStepDueOn === null) return 'no-next-step'
  if (patient.nextStepDueOn < today) return 'overdue'
  return patient.nextStepDueOn === today ? 'due-today' : 'none'
}

/** By when other words of a next step are proposed: the day that stands; where it is past or missing, a week from `today`. */
export const proposedDay = (dueOn: string, today: string): string =>
  dueOn < today ? addDays(today, 7) : dueOn

/** What stands as a patient's next step; a step and its day come and go together. */
export const standingStep = ({
  nextStep,
  nextStepDueOn,
}: {
  nextStep: string | null
  nextStepDueOn: string | null
}) => (nextStep && nextStepDueOn ? { step: nextStep, dueOn: nextStepDueOn } : undefined)

/**
 * What is wrong with the day that somebody chooses for a next step: there is none, or it is over, so that the step would be late
 * as soon as it is said. The day that stands may stay, however late it is.
 */
export function whatIsWrongWithDueDay(
  dueOn: string,
  stands: string | undefined,
  today: string,
): { dueOn?: 'dateUnreadable' | 'dayPast' } {
  if (dueOn === '') return { dueOn: 'dateUnreadable' }
  return dueOn < today && dueOn !== stands ? { dueOn: 'dayPast' } : {}
}

/** Whether a day is over wherever on earth it is asked: twelve hours behind Greenwich it ends last. */
export const isOverEverywhere = (day: string, now?: Date): boolean => day < dayNow('Etc/GMT+12', now)

/**
 * A patient's name for staff: always the name of the record, with the one the person goes by behind it where it is another
 * one, "James Okafor (Jay)". The database says the same (`app.shown_name`).
 */
export function calledName({ name, preferredName }: { name: string; preferredName: string | null }): string {
  const isSaid = `${name} `.toLowerCase().startsWith(`${preferredName ?? ''} `.toLowerCase())
  return preferredName && !isSaid ? `${name} (${preferredName})` : name
}

/** Where a patient opens from the progress overview: in administration for an administrator, else on the desk. */
export function addressOfPatient(patientId: string, isAdministrator: boolean): string {
  return isAdministrator ? `/admin?tab=patients&patient=${patientId}` : `/case-manager/patients/${patientId}`
}
