import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { today } from '#lib/dates.ts'
import { readForm, withProblems } from '#lib/form-reading.ts'
import type { Form } from '#ui/form.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { FormMessage } from '#ui/form-message.tsx'
import type { DialogOnDemand } from '#ui/on-demand.tsx'
import { type PersonChoice, PersonField, personOption } from '#ui/person-field.tsx'
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
  patients?: readonly PersonChoice[]
}

/** Who asks, what the dialog is called, and for whom. */
export interface CoverAsked {
  hat: CoverHat
  title: string
  scope: CoverScope
}

type Words = Record<'colleagueId' | 'whom' | 'from' | 'until' | 'reason', string>

const WHOLE = 'caseload'

/** Gives a colleague access for a while. */
export function GiveCoverDialog({ hat, title, scope, trigger, startsOpen }: CoverAsked & DialogOnDemand) {
  const [isOpen, setIsOpen] = useState(startsOpen)
  const { data } = useQuery({ ...coverColleagues(hat), enabled: isOpen })
  const give = useMutation(giveCover(hat))
  const colleagues = data?.filter(({ id }) => id !== scope.caseManagerId)
  return (
    <FormDialog<Words, z.output<typeof newCover>>
      title={title}
      description={hat === 'staff' ? text.askHint : text.adminHint}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={trigger}
      isUnready={!colleagues?.length}
      cancelLabel={text.cancel}
      submitLabel={text.save}
      isBusy={give.isPending}
      held={useOwnDraft(`cover-${scope.patientId ?? scope.caseManagerId ?? 'own'}`)}
      initial={{ colleagueId: '', whom: '', from: today(), until: '', reason: '' }}
      read={(values, id) => readCover(id, values, scope, colleagues ?? [])}
      words={text.problems}
      onReady={(cover, close) => void give.mutateAsync(cover).then(close, () => {})}
    >
      {form => (
        <>
          {colleagues?.length === 0 && <FormMessage>{text.nobody}</FormMessage>}
          <CoverFields form={form} scope={scope} colleagues={colleagues ?? []} />
        </>
      )}
    </FormDialog>
  )
}

/** What was chosen, if it can still be chosen; nothing otherwise. */
const known = (chosen: string, named: readonly PersonChoice[]) =>
  named.some(({ id }) => id === chosen) ? chosen : ''

/** Whom it is for: the whole caseload, one of its patients, or nothing where neither is chosen. */
const scopeOf = (whom: string, { patients = [] }: CoverScope) =>
  whom === WHOLE ? WHOLE : known(whom, patients)

function readCover(id: string, values: Words, scope: CoverScope, colleagues: readonly PersonChoice[]) {
  const { from, until, reason } = values
  const days = dayProblems(from, until, today())
  const whom = scopeOf(values.whom, scope)
  const chosen = whom && whom !== WHOLE ? whom : scope.patientId
  const reading = readForm(newCover, {
    id,
    colleagueId: known(values.colleagueId, colleagues),
    reason,
    ...(chosen ? { patientId: chosen } : {}),
    ...(scope.caseManagerId ? { caseManagerId: scope.caseManagerId } : {}),
    ...(Object.keys(days).length > 0 ? {} : momentsOf(from, until, today())),
  })
  return withProblems(reading, { ...days, ...(scope.patients && !whom ? { whom: 'scopeMissing' } : {}) })
}

function CoverFields({
  form: { field, choice, values },
  scope,
  colleagues,
}: {
  form: Form<Words>
  scope: CoverScope
  colleagues: readonly PersonChoice[]
}) {
  return (
    <>
      <PersonField
        label={text.colleague}
        {...choice('colleagueId')}
        value={known(values.colleagueId, colleagues)}
        options={colleagues.map(personOption)}
      />
      {scope.patients && (
        <PersonField
          label={text.scope}
          {...choice('whom')}
          value={scopeOf(values.whom, scope)}
          options={[{ value: WHOLE, label: text.wholeCaseload }, ...scope.patients.map(personOption)]}
        />
      )}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField label={text.from} hint={text.fromHint} {...field('from')} type="date" min={today()} />
        <TextField
          label={text.until}
          hint={text.untilHint}
          {...field('until')}
          type="date"
          min={values.from}
          {...(values.from ? { max: latestDay(values.from) } : {})}
        />
      </div>
      <TextArea
        label={text.reason}
        hint={text.reasonHint}
        {...field('reason')}
        rows={2}
        maxLength={REASON_LENGTH}
      />
    </>
  )
}
