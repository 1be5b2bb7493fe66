import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { type FormReading, readForm, withProblems } from '#lib/form-reading.ts'
import type { StaffHat } from '#platform/api/staff-hat.client.ts'
import { FailureState } from '#ui/failure-state.tsx'
import type { Form } from '#ui/form.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { closing, type OpenInCase, reopening } from '../cases.contract.ts'
import { closeCase, isMeanwhile, openInCaseOf, reopenCase } from '../cases.queries.ts'
import { closingReasons, mayMailClosedCase, reopeningReasons, whatIsWrongWithDay } from '../cases.rules.ts'
import { casesText as text } from '../cases.text.ts'
import { StillOpen } from './still-open.tsx'

const transitions = {
  inactive: {
    title: text.closeTitle,
    hint: text.closeHint,
    save: text.closeSave,
    day: text.closedOn,
    draft: 'closing',
    reasons: closingReasons,
  },
  active: {
    title: text.reopenTitle,
    hint: text.reopenHint,
    save: text.reopenSave,
    day: text.reopenedOn,
    draft: 'reopening',
    reasons: reopeningReasons,
  },
} as const

type Words = Record<'reason' | 'changedOn' | 'words' | 'openTasks' | 'step' | 'dueOn', string>

/** What is sent about one case: that it ends, or that it begins again. */
type Change =
  | { to: 'inactive'; change: ReturnType<typeof closing.parse> }
  | { to: 'active'; change: ReturnType<typeof reopening.parse> }

/**
 * Closes a case (`to` inactive: why, since when, and what becomes of everything that is still open) or opens it again
 * (`to` active: why, since when, and what comes next).
 */
export function CaseChangeDialog({
  to,
  hat,
  patientId,
  name,
  trigger,
  open,
  onOpenChange,
}: {
  to: 'active' | 'inactive'
  hat: StaffHat
  patientId: string
  /** What the patient is called. */
  name: string
  trigger?: ReactNode
  open?: boolean
  onOpenChange?: (isOpen: boolean) => void
}) {
  const [isOpenByItself, setOpen] = useState(false)
  const isOpen = open ?? isOpenByItself
  const { data, isError, refetch } = useQuery({ ...openInCaseOf(hat, patientId), enabled: isOpen })
  const close = useMutation(closeCase(hat))
  const reopen = useMutation(reopenCase(hat))
  const transition = transitions[to]
  return (
    <FormDialog<Words, Change>
      title={transition.title(name)}
      description={transition.hint}
      open={isOpen}
      onOpenChange={opens => {
        setOpen(opens)
        onOpenChange?.(opens)
      }}
      trigger={trigger}
      cancelLabel={text.cancel}
      submitLabel={transition.save}
      isBusy={close.isPending || reopen.isPending}
      instead={data ? undefined : <OnItsWay isError={isError} onTryAgain={() => void refetch()} />}
      held={useOwnDraft(`${transition.draft}-${patientId}`)}
      initial={{
        reason: '',
        changedOn: data?.today ?? '',
        words: '',
        openTasks: 'keep',
        step: '',
        dueOn: '',
      }}
      read={(values, id) => readChange(to, values, { id, patientId }, data)}
      words={text.problems}
      onReady={(ready, done) => {
        const sending =
          ready.to === 'inactive' ? close.mutateAsync(ready.change) : reopen.mutateAsync(ready.change)
        // Where the line was cut, what was typed stays for another try.
        void sending.then(done, error => isMeanwhile(error) && done())
      }}
    >
      {form => data && <ChangeFields to={to} form={form} inCase={data} />}
    </FormDialog>
  )
}

function OnItsWay({ isError, onTryAgain }: { isError: boolean; onTryAgain: () => void }) {
  return isError ? <FailureState onTryAgain={onTryAgain} /> : <SkeletonLines lines={6} />
}

/** What was filled in, by the contract of closing or of opening; what is wrong stands at the field of the form. */
function readChange(
  to: 'active' | 'inactive',
  { step, dueOn, openTasks, ...shared }: Words,
  about: { id: string; patientId: string },
  days: Pick<OpenInCase, 'today' | 'notBefore'> | undefined,
): FormReading<Change> {
  const wrong = days && whatIsWrongWithDay(shared.changedOn, days)
  const found: Record<string, string> = wrong ? { changedOn: wrong } : {}
  if (to === 'inactive') {
    const { data, problems } = withProblems(readForm(closing, { ...about, ...shared, openTasks }), found)
    return data ? { data: { to, change: data } } : { problems }
  }
  const nextStep = step || dueOn ? { step, dueOn } : null
  if (dueOn && days && dueOn < days.today) found.dueOn = 'stepDatePast'
  const { data, problems } = withProblems(readForm(reopening, { ...about, ...shared, nextStep }), found)
  if (data) return { data: { to, change: data } }
  const atField = Object.entries(problems).map(([path, key]) => [path.replace('nextStep.', ''), key])
  return { problems: Object.fromEntries(atField) }
}

function ChangeFields({
  to,
  form,
  inCase,
}: {
  to: 'active' | 'inactive'
  form: Form<Words>
  inCase: OpenInCase
}) {
  const { field, choice, values } = form
  const { day, reasons } = transitions[to]
  // The fields come after the dialog has opened: the first of them takes the focus then.
  const { ref } = form.props as { ref: RefObject<HTMLFormElement | null> }
  useEffect(() => ref.current?.querySelector<HTMLElement>('[role=combobox]')?.focus(), [ref])
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          label={text.reason}
          placeholder={text.choose}
          {...choice('reason')}
          options={reasons.map(value => ({ value, label: text.reasons[value] }))}
        />
        <TextField label={day} {...field('changedOn')} type="date" max={inCase.today} />
      </div>
      <TextArea
        label={text.words}
        hint={text.wordsHint}
        {...field('words')}
        rows={2}
        maxLength={500}
        optional={values.reason !== 'other'}
      />
      {to === 'inactive' ? (
        <StillOpen
          inCase={inCase}
          mayMail={mayMailClosedCase(values.reason)}
          tasksChoice={choice('openTasks')}
        />
      ) : (
        <NextStep form={form} today={inCase.today} />
      )}
    </>
  )
}

function NextStep({ form: { field }, today }: { form: Form<Words>; today: string }) {
  return (
    <section className="grid gap-4 rounded-card bg-sunken p-4">
      <div className="grid gap-1">
        <h3 className="font-semibold">{text.nextStepHeading}</h3>
        <p className="text-muted">{text.nextStepHint}</p>
      </div>
      <TextField label={text.nextStep} {...field('step')} optional maxLength={300} />
      <TextField label={text.nextStepDue} {...field('dueOn')} type="date" min={today} optional />
    </section>
  )
}
