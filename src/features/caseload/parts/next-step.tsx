import { useMutation } from '@tanstack/react-query'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { addDays, daysBetween, formatDay, today } from '#lib/dates.ts'
import { readForm, withProblems } from '#lib/form-reading.ts'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { DropdownMenu } from '#ui/dropdown-menu.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'
import { ChevronDownIcon } from '#ui/icons.ts'
import { useOpenedByAddress } from '#ui/opened-by-address.ts'
import { TextField } from '#ui/text-field.tsx'
import { newNextStep } from '../caseload.contract.ts'
import { finishNextStep, setNextStep } from '../caseload.queries.ts'
import { attentionFor, whatIsWrongWithDueDay } from '../caseload.rules.ts'
import { caseloadText as text } from '../caseload.text.ts'

interface Stepping {
  id: string
  status: 'active' | 'inactive'
  nextStep: string | null
  nextStepDueOn: string | null
}

/** What comes next for the patient and by when, in a line; it is set or changed here. Late and missing are said in bold, never in red. */
export function NextStepLine({ patient }: { patient: Stepping }) {
  const { nextStep, nextStepDueOn: day } = patient
  const attention = attentionFor(patient, today())
  return (
    <div className="flex min-w-0 flex-1 items-center justify-between gap-x-3 wrap-anywhere max-[18rem]:flex-wrap lg:justify-start">
      <span className="flex min-w-0 flex-wrap items-center gap-x-3">
        <span
          className={nextStep || attention === 'no-next-step' ? 'line-clamp-2 font-semibold' : 'text-muted'}
        >
          {nextStep ?? text.step.none}
        </span>
        {day && (
          <span>
            <DueDay on={day} />
            {attention === 'overdue' && (
              <strong className="font-semibold">, {text.list.daysPast(daysBetween(day, today()))}</strong>
            )}
            {attention === 'due-today' && <strong className="font-semibold">, {text.step.today}</strong>}
          </span>
        )}
      </span>
      <NextStepVerbs patient={patient} />
    </div>
  )
}

/** By when; where the line is short, its weekday gives way before any of the words beside it. */
function DueDay({ on }: { on: string }) {
  return (
    <span className="whitespace-nowrap text-muted">
      <span className="lg:max-[1399px]:hidden">{text.step.due(formatDay(on))}</span>
      <span className="hidden lg:max-[1399px]:inline">{text.step.due(formatDay(on, { isShort: true }))}</span>
    </span>
  )
}

const verb = 'min-h-11 whitespace-nowrap px-1 font-semibold text-rail text-sm hover:underline lg:min-h-7'

/** One press ends the step, and behind the arrow it is put off or changed; where there is none, one is set. */
function NextStepVerbs({ patient }: { patient: Stepping }) {
  const finish = useMutation(finishNextStep(useStaffHat()))
  const [isOpen, setIsOpen] = useOpenedByAddress('next-step')
  const { id: patientId, nextStep, nextStepDueOn } = patient
  const step = nextStep && nextStepDueOn ? { step: nextStep, dueOn: nextStepDueOn } : undefined
  const press = () => {
    if (!step) setIsOpen(true)
    else if (!finish.isPending) finish.mutate({ patientId, ...step })
  }
  return (
    <span className="flex shrink-0 items-center">
      <button
        type="button"
        aria-label={step ? text.step.doneOf(step.step) : text.step.set}
        onClick={press}
        className={verb}
      >
        {step ? text.step.done : text.step.setShort}
      </button>
      {step && <NextStepMenu patientId={patientId} step={step} onChange={() => setIsOpen(true)} />}
      <NextStepDialog patient={patient} isOpen={isOpen} onOpenChange={setIsOpen} />
    </span>
  )
}

function NextStepMenu({
  patientId,
  step,
  onChange,
}: {
  patientId: string
  step: { step: string; dueOn: string }
  onChange: () => void
}) {
  const putOff = useMutation(setNextStep(useStaffHat()))
  const choices = ([1, 7] as const).map(days => ({ days, on: addDays(today(), days) }))
  return (
    <DropdownMenu
      label={text.step.more}
      trigger={
        <button
          type="button"
          aria-label={text.step.more}
          className="inline-flex size-11 items-center justify-center text-rail lg:size-7"
        >
          <ChevronDownIcon size={16} aria-hidden="true" />
        </button>
      }
      items={[
        ...choices
          .filter(({ on }) => on !== step.dueOn)
          .map(({ days, on }) => ({
            key: on,
            label: text.step.putOff[days](formatDay(on)),
            onSelect: () => putOff.mutate({ patientId, ...step, dueOn: on, seen: step, before: step }),
          })),
        { key: 'change', label: text.step.change, onSelect: onChange },
      ]}
    />
  )
}

/** Says what comes next for a patient and by when, beside whatever else one is looking at. */
function NextStepDialog({
  patient,
  isOpen,
  onOpenChange,
}: {
  patient: Stepping
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}) {
  const keep = useMutation(setNextStep(useStaffHat()))
  const { id: patientId, nextStep, nextStepDueOn } = patient
  const before = nextStep && nextStepDueOn ? { step: nextStep, dueOn: nextStepDueOn } : undefined
  return (
    <FormDialog
      title={text.step.heading}
      description={text.step.noneHint}
      open={isOpen}
      onOpenChange={onOpenChange}
      cancelLabel={text.step.cancel}
      submitLabel={text.step.save}
      isBusy={keep.isPending}
      failure={keep.error}
      held={useOwnDraft(`next-step-${patientId}`)}
      initial={{ step: nextStep ?? '', dueOn: nextStepDueOn ?? '' }}
      shared={{
        labels: { step: text.step.what, dueOn: text.step.when },
        reads: { dueOn: formatDay },
        words: ['step'],
      }}
      read={(values, _id, seen) =>
        withProblems(
          readForm(newNextStep, { patientId, ...values, seen }),
          whatIsWrongWithDueDay(values.dueOn, seen.dueOn, today()),
        )
      }
      words={text.problems}
      onReady={(step, close) => void keep.mutateAsync({ ...step, before }).then(close, () => {})}
    >
      {({ field }) => (
        <>
          <TextField label={text.step.what} {...field('step')} maxLength={300} />
          <TextField label={text.step.when} {...field('dueOn')} type="date" min={today()} />
        </>
      )}
    </FormDialog>
  )
}
