import { useMutation } from '@tanstack/react-query'
import { type MouseEvent, type ReactNode, type RefObject, useRef } from 'react'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { formatDay, today } from '#lib/dates.ts'
import { readForm, withProblems } from '#lib/form-reading.ts'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { useForm } from '#ui/form.ts'
import { hold } from '#ui/form-held.ts'
import { TextField } from '#ui/text-field.tsx'
import { UnseenInForm } from '#ui/unseen-in-form.tsx'
import { newNextStep } from '../caseload.contract.ts'
import { setNextStep } from '../caseload.queries.ts'
import { proposedDay, standingStep, whatIsWrongWithDueDay } from '../caseload.rules.ts'
import { caseloadText as text } from '../caseload.text.ts'

/** Whose next step it is, and how it stands. A closed case has none. */
export interface FollowedPatient {
  id: string
  status: 'active' | 'inactive'
  nextStep: string | null
  nextStepDueOn: string | null
}

type Said = Record<'step' | 'dueOn', string>

/** What was said to come next, if it may be: on a day that is not over, unless it stood there before. */
export const readNextStep = (patientId: string, values: Said, seen: Said) =>
  withProblems(
    readForm(newNextStep, { patientId, ...values, seen }),
    whatIsWrongWithDueDay(values.dueOn, seen.dueOn, today()),
  )

/**
 * What comes after a note, in the same act: the next step with its day, and whether it is to be a visit. `save` keeps the step
 * where somebody changed it and then goes on; where a colleague changed it first, both are shown and nothing goes on. `onKept` is
 * for a form that is sent by Enter.
 */
export function useFollowingStep(patient: FollowedPatient, onKept?: () => void) {
  const { id: patientId, nextStep, nextStepDueOn } = patient
  const keep = useMutation(setNextStep(useStaffHat()))
  const before = standingStep(patient)
  const goOn = useRef<() => void>(undefined)
  const form = useForm({
    initial: { step: nextStep ?? '', dueOn: nextStepDueOn ?? '' },
    held: useOwnDraft(`following-step-${patientId}`),
    isShared: true,
    isBusy: keep.isPending,
    failure: keep.error,
    read: (values, _id, seen) => readNextStep(patientId, values, seen),
    words: text.problems,
    onReady: (step, settle) =>
      void keep.mutateAsync({ ...step, before }).then(
        () => {
          settle()
          const next = goOn.current ?? onKept
          goOn.current = undefined
          next?.()
        },
        () => {},
      ),
  })
  const save = (then: () => void) => {
    if (!form.isChanged) return then()
    goOn.current = then
    ;(form.props.ref as RefObject<HTMLFormElement | null>).current?.requestSubmit()
  }
  const { step } = form.values
  /** The step that stood there, once another one is typed in its place. */
  const replaced = nextStep && step.trim() !== '' && step.trim() !== nextStep ? nextStep : undefined
  return { form, save, replaced, isChanged: form.isChanged, isBusy: keep.isPending }
}

/**
 * Takes words in as the next step, where they wait to be saved with their day; what somebody has typed there already stays
 * before them.
 */
export function useAdoptingStep({ id, nextStep, nextStepDueOn }: FollowedPatient): (step: string) => void {
  const held = useOwnDraft(`following-step-${id}`)
  const initial = { step: nextStep ?? '', dueOn: nextStepDueOn ?? '' }
  return step => {
    const { step: typed, dueOn = initial.dueOn } = held.read() as Partial<typeof initial>
    const words = !typed || typed.includes(step) ? (typed ?? step) : `${typed}; ${step}`
    hold(held, initial, { step: words, dueOn: proposedDay(dueOn, today()) }, {})
  }
}

/** What became of a step in whose place another one comes. */
export type Ended = keyof typeof text.step.ended

/** The first press on a step that stands marks its words: what is typed is the step after it. */
function chooseAll(event: MouseEvent<HTMLInputElement>): void {
  if (document.activeElement === event.currentTarget) return
  event.preventDefault()
  event.currentTarget.select()
}

/** Its fields, below the words of the note. Where another step takes the place of one, one click says what became of that. */
export function FollowingStep({
  step: { form, replaced },
  plansVisit,
  onEnded,
  children,
}: {
  step: ReturnType<typeof useFollowingStep>
  /** Takes what became of the step before into the words of a note; undefined where none is written. */
  onEnded?: (how: Ended, step: string) => void
  /** Undefined where nobody here has a calendar to plan it in. */
  plansVisit?: { isPlanned: boolean; onPlan: (isPlanned: boolean) => void } | undefined
  /** What sends it, where it is no part of something else. */
  children?: ReactNode
}) {
  return (
    <form {...form.props} className="grid gap-3 border-line border-t pt-3">
      <h3 className="text-muted text-sm">{text.step.after}</h3>
      <UnseenInForm
        form={form}
        labels={{ step: text.step.what, dueOn: text.step.when }}
        reads={{ dueOn: formatDay }}
        words={['step']}
      />
      <div className="grid gap-3 sm:grid-cols-[1fr_10rem]">
        <TextField
          label={text.step.what}
          data-next-step
          {...form.field('step')}
          onChange={({ target: { value } }) =>
            form.set({ step: value, dueOn: proposedDay(form.values.dueOn, today()) })
          }
          onMouseDown={form.isChanged ? undefined : chooseAll}
          maxLength={300}
        />
        <TextField label={text.step.when} {...form.field('dueOn')} type="date" min={today()} />
      </div>
      {replaced && onEnded && (
        <fieldset className="flex flex-wrap items-center gap-x-1 text-sm">
          <legend className="float-left mr-2 wrap-anywhere">{text.step.endedQuestion(replaced)}</legend>
          {(['done', 'dropped', 'later'] as const).map(how => (
            <Button key={how} look="quiet" className="text-sm" onClick={() => onEnded(how, replaced)}>
              {text.step.ended[how]}
            </Button>
          ))}
        </fieldset>
      )}
      {plansVisit && (
        <Checkbox
          label={text.step.asVisit}
          checked={plansVisit.isPlanned}
          onCheckedChange={plansVisit.onPlan}
        />
      )}
      {children}
    </form>
  )
}
