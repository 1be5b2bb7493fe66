import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { forgetOnClose, KeptForm, keptEntry, useKept } from '#features/auth/parts/kept-form.tsx'
import { KeptSelect } from '#features/auth/parts/kept-select.tsx'
import { formatDateTime } from '#lib/dates.ts'
import { problemWords, readForm } from '#lib/form-reading.ts'
import type { StaffHat } from '#platform/staff-hat.client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { closing, type OpenInCase } from '../patients-closing.contract.ts'
import { closeCase, isMeanwhile, openInCaseOf } from '../patients-closing.queries.ts'
import { closingReasons, mayMailClosedCase, whatIsWrongWithDay } from '../patients-closing.rules.ts'
import { patientsClosingText as text } from '../patients-closing.text.ts'
import { CaseChangeFields } from './case-change-fields.tsx'

/** Who the case is about, and from which screen. */
export interface CaseDialogAbout {
  hat: StaffHat
  patientId: string
  /** What the patient is called. */
  name: string
  trigger?: ReactNode
  open?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

/** Closes a case: why, since when, and what becomes of everything that is still open. */
export function CloseCaseDialog({ hat, patientId, name, trigger, open, onOpenChange }: CaseDialogAbout) {
  const [isOpenByItself, setOpen] = useState(false)
  const isOpen = open ?? isOpenByItself
  const keptAs = `closing-${patientId}`
  const turn = forgetOnClose(keptAs, opens => {
    setOpen(opens)
    onOpenChange?.(opens)
  })
  const { data, isError, refetch } = useQuery({ ...openInCaseOf(hat, patientId), enabled: isOpen })
  const close = useMutation(closeCase(hat))
  const formId = useId()
  // Where the line was cut, what was typed stays for another try.
  const leave = (_: unknown, error: Error | null) => (!error || isMeanwhile(error)) && turn(false)
  return (
    <Dialog
      title={text.closeTitle(name)}
      description={text.closeHint}
      open={isOpen}
      onOpenChange={turn}
      trigger={trigger}
      actions={
        <>
          <DialogClose asChild>
            <Button look="secondary">{text.cancel}</Button>
          </DialogClose>
          <Button type="submit" form={formId} busy={close.isPending} disabled={!data}>
            {text.closeSave}
          </Button>
        </>
      }
    >
      {!data && !isError && <SkeletonLines lines={6} />}
      {!data && isError && <FailureState onTryAgain={() => void refetch()} />}
      {data && (
        <ClosingForm
          formId={formId}
          keptAs={keptAs}
          patientId={patientId}
          inCase={data}
          onReady={ready => close.mutate(ready, { onSettled: leave })}
        />
      )}
    </Dialog>
  )
}

function ClosingForm({
  formId,
  keptAs,
  patientId,
  inCase,
  onReady,
}: {
  formId: string
  keptAs: string
  patientId: string
  inCase: OpenInCase
  onReady: (ready: ReturnType<typeof closing.parse>) => void
}) {
  // One id for as long as the form is open: sending it again after a cut line closes nothing twice.
  const [id] = useState(() => keptEntry(keptAs))
  const [reason, setReason] = useKept(keptAs, 'reason', '', id)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = Object.fromEntries(new FormData(event.currentTarget))
    const reading = readForm(closing, { id, patientId, ...values, reason })
    const day = whatIsWrongWithDay(String(values.changedOn ?? ''), inCase)
    setProblems({ ...reading.problems, ...(day ? { changedOn: day } : {}) })
    if (reading.data && !day) onReady(reading.data)
  }
  const wrong = (field: string) => problemWords(text.problems, problems[field])
  return (
    <KeptForm keptAs={keptAs} entry={id} id={formId} onSubmit={send} noValidate className="grid gap-5">
      <CaseChangeFields
        reasons={closingReasons}
        reason={reason}
        onReason={setReason}
        dayLabel={text.closedOn}
        today={inCase.today}
        wrong={wrong}
      />
      <StillOpen inCase={inCase} mayMail={mayMailClosedCase(reason)} />
    </KeptForm>
  )
}

const shorten = (all: readonly string[], between = ', ') =>
  all.length > 3 ? text.open.and(all.slice(0, 2).join(between), all.length - 2) : all.join(between)

/** What is open, counted and named, and what becomes of it. */
function StillOpen({ inCase, mayMail }: { inCase: OpenInCase; mayMail: boolean }) {
  const { tasks, appointments, forms, nextStep } = inCase
  const isNothing = tasks.length + appointments.length + forms.length === 0 && nextStep === null
  return (
    <section className="grid gap-3 rounded-card bg-sunken p-4">
      <h3 className="font-semibold">{text.open.heading}</h3>
      {isNothing && <p className="text-muted">{text.open.nothing}</p>}
      <ul className="grid gap-4 [overflow-wrap:anywhere]">
        {appointments.length > 0 && (
          <OpenLine
            heading={text.open.appointments(appointments.length)}
            names={shorten(
              appointments.map(at => formatDateTime(at)),
              '; ',
            )}
            becomes={mayMail ? text.open.cancelled : text.open.cancelledSilently}
          />
        )}
        {forms.length > 0 && (
          <OpenLine
            heading={text.open.forms(forms.length)}
            names={shorten(forms)}
            becomes={text.open.takenBack}
          />
        )}
        {nextStep !== null && (
          <OpenLine heading={text.open.nextStep} names={nextStep} becomes={text.open.ends} />
        )}
        {tasks.length > 0 && (
          <OpenLine heading={text.open.tasks(tasks.length)} names={shorten(tasks)}>
            <KeptSelect
              label={text.open.tasksChoice}
              hint={text.open.tasksHint}
              name="openTasks"
              defaultValue="keep"
              options={(['keep', 'remove'] as const).map(value => ({
                value,
                label: text.open.tasksChoices[value],
              }))}
            />
          </OpenLine>
        )}
      </ul>
    </section>
  )
}

function OpenLine({
  heading,
  names,
  becomes,
  children,
}: {
  heading: string
  names: string
  becomes?: string
  children?: ReactNode
}) {
  return (
    <li className="grid gap-1">
      <p>
        <span className="font-semibold">{heading}</span>: {names}
      </p>
      {becomes && <p className="text-muted">{becomes}</p>}
      {children && <div className="mt-1">{children}</div>}
    </li>
  )
}
