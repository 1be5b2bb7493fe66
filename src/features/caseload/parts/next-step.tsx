import { useMutation } from '@tanstack/react-query'
import { Suspense } from 'react'
import { addDays, daysBetween, formatDay, today } from '#lib/dates.ts'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { DropdownMenu } from '#ui/dropdown-menu.tsx'
import { ChevronDownIcon } from '#ui/icons.ts'
import { lazyDialog } from '#ui/lazy-part.tsx'
import { useOpenedByAddress } from '#ui/opened-by-address.ts'
import { finishNextStep, setNextStep } from '../caseload.queries.ts'
import { attentionFor, standingStep } from '../caseload.rules.ts'
import { caseloadText as text } from '../caseload.text.ts'
import type { FollowedPatient } from './following-step.tsx'

const NextStepDialog = lazyDialog(async () => (await import('./next-step-dialog.tsx')).default)

/** What comes next for the patient and by when, in a line; it is set or changed here. Late and missing are said in bold, never in red. */
export function NextStepLine({ patient }: { patient: FollowedPatient }) {
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
function NextStepVerbs({ patient }: { patient: FollowedPatient }) {
  const finish = useMutation(finishNextStep(useStaffHat()))
  const [isOpen, setIsOpen] = useOpenedByAddress('next-step')
  const patientId = patient.id
  const step = standingStep(patient)
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
      {isOpen && (
        <Suspense fallback={null}>
          <NextStepDialog patient={patient} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
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
