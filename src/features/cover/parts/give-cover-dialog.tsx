import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import type { z } from 'zod'
import { forgetOnClose, KeptForm, keptEntry, useKept } from '#features/auth/parts/kept-form.tsx'
import { KeptSelect } from '#features/auth/parts/kept-select.tsx'
import { today } from '#lib/dates.ts'
import { problemWords, readForm } from '#lib/form-reading.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { FormMessage } from '#ui/form-message.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { newCover } from '../cover.contract.ts'
import { type CoverHat, coverColleagues, giveCover } from '../cover.queries.ts'
import { dayProblems, latestDay, momentsOf, REASON_LENGTH } from '../cover.rules.ts'
import { coverText as text } from '../cover.text.ts'

/** For whom: a caseload (without an id one’s own) or one patient, or a choice among one’s own patients. */
export interface CoverScope {
  caseManagerId?: string
  patientId?: string
  patients?: readonly { id: string; name: string }[]
}

const WHOLE = 'caseload'

/** Gives a colleague access for a while. */
export function GiveCoverDialog({
  hat,
  title,
  scope,
  trigger,
}: {
  hat: CoverHat
  title: string
  scope: CoverScope
  trigger: ReactNode
}) {
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useQuery({ ...coverColleagues(hat), enabled: isOpen })
  const give = useMutation(giveCover(hat))
  const formId = useId()
  const keptAs = `cover-${scope.patientId ?? scope.caseManagerId ?? 'own'}`
  const turn = forgetOnClose(keptAs, setIsOpen)
  const colleagues = data?.filter(({ id }) => id !== scope.caseManagerId)
  return (
    <Dialog
      title={title}
      description={hat === 'staff' ? text.askHint : text.adminHint}
      open={isOpen}
      onOpenChange={turn}
      trigger={trigger}
      actions={
        <>
          <DialogClose asChild>
            <Button look="secondary">{text.cancel}</Button>
          </DialogClose>
          <Button type="submit" form={formId} busy={give.isPending} disabled={!colleagues?.length}>
            {text.save}
          </Button>
        </>
      }
    >
      {colleagues?.length === 0 && <FormMessage>{text.nobody}</FormMessage>}
      <CoverForm
        formId={formId}
        keptAs={keptAs}
        scope={scope}
        colleagues={colleagues ?? []}
        onReady={cover => give.mutate(cover, { onSuccess: () => turn(false) })}
      />
    </Dialog>
  )
}

type Ready = z.output<typeof newCover>

const asOption = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name })

function CoverForm({
  formId,
  keptAs,
  scope,
  colleagues,
  onReady,
}: {
  formId: string
  keptAs: string
  scope: CoverScope
  colleagues: readonly { id: string; name: string }[]
  onReady: (cover: Ready) => void
}) {
  // One id for as long as the form is open: sending it again after a cut line gives it once.
  const [id] = useState(() => keptEntry(keptAs))
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [from, setFrom] = useKept(keptAs, 'from', today(), id)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const {
      until = '',
      colleagueId,
      reason,
      whom,
    } = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    const days = dayProblems(from, until, today())
    const chosen = whom && whom !== WHOLE ? whom : scope.patientId
    const reading = readForm(newCover, {
      id,
      colleagueId,
      reason,
      ...(chosen ? { patientId: chosen } : {}),
      ...(scope.caseManagerId ? { caseManagerId: scope.caseManagerId } : {}),
      ...(Object.keys(days).length > 0 ? {} : momentsOf(from, until, today())),
    })
    const missing: Record<string, string> = scope.patients && !whom ? { whom: 'scopeMissing' } : {}
    const found = { ...reading.problems, ...days, ...missing }
    setProblems(found)
    if (reading.data && Object.keys(found).length === 0) onReady(reading.data)
  }
  const wrong = (field: string) => problemWords(text.problems, problems[field])
  return (
    <KeptForm keptAs={keptAs} entry={id} id={formId} onSubmit={send} noValidate className="grid gap-5">
      <KeptSelect
        label={text.colleague}
        name="colleagueId"
        options={colleagues.map(asOption)}
        error={wrong('colleagueId')}
      />
      {scope.patients && (
        <KeptSelect
          label={text.scope}
          name="whom"
          options={[{ value: WHOLE, label: text.wholeCaseload }, ...scope.patients.map(asOption)]}
          error={wrong('whom')}
        />
      )}
      <Days from={from} onFrom={setFrom} wrong={wrong} />
      <TextArea
        label={text.reason}
        hint={text.reasonHint}
        name="reason"
        rows={2}
        maxLength={REASON_LENGTH}
        error={wrong('reason')}
      />
    </KeptForm>
  )
}

function Days({
  from,
  onFrom,
  wrong,
}: {
  from: string
  onFrom: (day: string) => void
  wrong: (field: string) => string | undefined
}) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <TextField
        label={text.from}
        hint={text.fromHint}
        type="date"
        min={today()}
        value={from}
        onChange={event => onFrom(event.target.value)}
        error={wrong('from')}
      />
      <TextField
        label={text.until}
        hint={text.untilHint}
        name="until"
        type="date"
        min={from}
        {...(from ? { max: latestDay(from) } : {})}
        error={wrong('until')}
      />
    </div>
  )
}
