import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { forgetOnClose, KeptForm, keptEntry, useKept } from '#features/auth/parts/kept-form.tsx'
import { problemWords, readForm } from '#lib/form-reading.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import { type OpenInCase, reopening } from '../patients-closing.contract.ts'
import { isMeanwhile, openInCaseOf, reopenCase } from '../patients-closing.queries.ts'
import { reopeningReasons, whatIsWrongWithDay } from '../patients-closing.rules.ts'
import { patientsClosingText as text } from '../patients-closing.text.ts'
import { CaseChangeFields } from './case-change-fields.tsx'
import type { CaseDialogAbout } from './close-case-dialog.tsx'

/** Opens a closed case again: why, since when, and what comes next. */
export function ReopenCaseDialog({ hat, patientId, name, trigger, open, onOpenChange }: CaseDialogAbout) {
  const [isOpenByItself, setOpen] = useState(false)
  const isOpen = open ?? isOpenByItself
  const keptAs = `reopening-${patientId}`
  const turn = forgetOnClose(keptAs, opens => {
    setOpen(opens)
    onOpenChange?.(opens)
  })
  const { data, isError, refetch } = useQuery({ ...openInCaseOf(hat, patientId), enabled: isOpen })
  const reopen = useMutation(reopenCase(hat))
  const formId = useId()
  // Where the line was cut, what was typed stays for another try.
  const leave = (_: unknown, error: Error | null) => (!error || isMeanwhile(error)) && turn(false)
  return (
    <Dialog
      title={text.reopenTitle(name)}
      description={text.reopenHint}
      open={isOpen}
      onOpenChange={turn}
      trigger={trigger}
      actions={
        <>
          <DialogClose asChild>
            <Button look="secondary">{text.cancel}</Button>
          </DialogClose>
          <Button type="submit" form={formId} busy={reopen.isPending} disabled={!data}>
            {text.reopenSave}
          </Button>
        </>
      }
    >
      {!data && !isError && <SkeletonLines lines={6} />}
      {!data && isError && <FailureState onTryAgain={() => void refetch()} />}
      {data && (
        <ReopeningForm
          formId={formId}
          keptAs={keptAs}
          patientId={patientId}
          days={data}
          onReady={ready => reopen.mutate(ready, { onSettled: leave })}
        />
      )}
    </Dialog>
  )
}

function ReopeningForm({
  formId,
  keptAs,
  patientId,
  days,
  onReady,
}: {
  formId: string
  keptAs: string
  patientId: string
  days: Pick<OpenInCase, 'today' | 'notBefore'>
  onReady: (ready: ReturnType<typeof reopening.parse>) => void
}) {
  const [id] = useState(() => keptEntry(keptAs))
  const [reason, setReason] = useKept(keptAs, 'reason', '', id)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = Object.fromEntries(new FormData(event.currentTarget))
    const { step, dueOn, ...about } = values
    const nextStep = step || dueOn ? { step, dueOn } : null
    const reading = readForm(reopening, { id, patientId, ...about, reason, nextStep })
    const day = whatIsWrongWithDay(String(values.changedOn ?? ''), days)
    setProblems({ ...reading.problems, ...(day ? { changedOn: day } : {}) })
    if (reading.data && !day) onReady(reading.data)
  }
  const wrong = (field: string) => problemWords(text.problems, problems[field])
  return (
    <KeptForm keptAs={keptAs} entry={id} id={formId} onSubmit={send} noValidate className="grid gap-5">
      <CaseChangeFields
        reasons={reopeningReasons}
        reason={reason}
        onReason={setReason}
        dayLabel={text.reopenedOn}
        today={days.today}
        wrong={wrong}
      />
      <section className="grid gap-4 rounded-card bg-sunken p-4">
        <div className="grid gap-1">
          <h3 className="font-semibold">{text.nextStepHeading}</h3>
          <p className="text-muted">{text.nextStepHint}</p>
        </div>
        <TextField
          label={text.nextStep}
          name="step"
          optional
          maxLength={300}
          error={wrong('nextStep.step')}
        />
        <TextField
          label={text.nextStepDue}
          name="dueOn"
          type="date"
          optional
          error={wrong('nextStep.dueOn')}
        />
      </section>
    </KeptForm>
  )
}
