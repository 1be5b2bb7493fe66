import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { formatDay, today } from '#lib/dates.ts'
import { readForm, withProblems } from '#lib/form-reading.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import { saidStep } from '../caseload.contract.ts'
import { setManyNextSteps } from '../caseload.queries.ts'
import { standingStep, whatIsWrongWithDueDay } from '../caseload.rules.ts'
import { caseloadText } from '../caseload.text.ts'

const text = caseloadText.many
const { step: words } = caseloadText

/** Somebody who is chosen, and what stands for them now. */
export interface Chosen {
  id: string
  name: string
  nextStep: string | null
  nextStepDueOn: string | null
}

/** One next step with its day for many: before it is set, it is read for whom and what stands there now. */
export default function ManyStepsDialog({
  people: chosen,
  onClose,
  onDone,
}: {
  people: readonly Chosen[]
  onClose: () => void
  onDone: () => void
}) {
  // What is read here is what is sent as seen, whatever the list behind it shows meanwhile.
  const [people] = useState(chosen)
  const nameOf = (patientId: string) => people.find(({ id }) => id === patientId)?.name ?? ''
  const set = useMutation(setManyNextSteps(nameOf))
  return (
    <FormDialog
      title={text.title(people.length)}
      description={text.hint}
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      cancelLabel={words.cancel}
      submitLabel={text.save(people.length)}
      isBusy={set.isPending}
      failure={set.error}
      held={useOwnDraft('next-step-of-many')}
      initial={{ step: '', dueOn: '' }}
      read={values =>
        withProblems(readForm(saidStep, values), whatIsWrongWithDueDay(values.dueOn, undefined, today()))
      }
      words={caseloadText.problems}
      onReady={(wanted, close) =>
        void set
          .mutateAsync(
            people.map(person => ({ patientId: person.id, seen: standingStep(person) ?? null, wanted })),
          )
          .then(
            () => {
              close()
              onDone()
            },
            () => {},
          )
      }
    >
      {({ field }) => (
        <>
          <TextField label={words.what} {...field('step')} maxLength={300} />
          <TextField label={words.when} {...field('dueOn')} type="date" min={today()} />
          <section aria-label={text.whom} className="grid gap-2">
            <h3 className="font-semibold">{text.whom}</h3>
            <ul className="grid max-h-48 gap-1 overflow-y-auto text-sm">
              {people.map(person => (
                <li key={person.id} className="wrap-anywhere">
                  <span className="font-semibold">{person.name}</span>: <Now person={person} />
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
    </FormDialog>
  )
}

function Now({ person }: { person: Chosen }) {
  const seen = standingStep(person)
  return <span className="text-muted">{seen ? text.now(seen.step, formatDay(seen.dueOn)) : text.none}</span>
}
