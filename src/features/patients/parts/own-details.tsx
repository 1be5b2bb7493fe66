import { useMutation, useQuery } from '@tanstack/react-query'
import type { InputHTMLAttributes } from 'react'
import { sessionQuery } from '#features/auth/auth.queries.ts'
import { useCaseNumber, useOwnDraft } from '#features/auth/auth.store.ts'
import { ContactAddressDialog } from '#features/auth/contact-address/parts/contact-address-dialog.tsx'
import { Remarks, useRemarksAutosaver } from '#features/remarks/parts/remarks.tsx'
import { remarksText } from '#features/remarks/remarks.text.ts'
import { formatBirthDate } from '#lib/dates.ts'
import { changedFields } from '#lib/unseen.ts'
import { Button } from '#ui/button.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { FoldCard } from '#ui/fold-card.tsx'
import { useForm } from '#ui/form.ts'
import { FormMessage } from '#ui/form-message.tsx'
import { readingOnDemand } from '#ui/reading-on-demand.ts'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import { UnseenInForm } from '#ui/unseen-in-form.tsx'
import { ownRecordText as text } from '../own-record/own-record.text.ts'
import type { OwnRecord } from '../patients.contract.ts'
import { ownRecord, saveOwnRecord } from '../patients.queries.ts'
import { patientsText } from '../patients.text.ts'

const fields = [
  { name: 'name', label: text.name, autoComplete: 'name', maxLength: 100, required: true },
  { name: 'preferredName', label: text.preferredName, hint: text.preferredNameHint, maxLength: 100 },
  { name: 'pronouns', label: text.pronouns, hint: text.pronounsHint, maxLength: 40 },
  { name: 'interpreterLanguage', label: text.interpreter, hint: text.interpreterHint, maxLength: 60 },
  { name: 'birthDate', label: text.birthDate, type: 'date', autoComplete: 'bday' },
  { name: 'phone', label: text.phone, type: 'tel', autoComplete: 'tel', maxLength: 20 },
] as const satisfies readonly (InputHTMLAttributes<HTMLInputElement> & {
  name: keyof OwnRecord
  label: string
  hint?: string
})[]

const labels = Object.fromEntries(fields.map(({ name, label }) => [name, label]))

type FieldName = (typeof fields)[number]['name']

/** What stands in the record of the patient who is signed in, and the way to change it. */
export function OwnDetails() {
  const { data, isPending, isError, refetch, isFetching } = useQuery(ownRecord)
  const person = useQuery(sessionQuery).data?.person
  return (
    <FoldCard id="details" title={text.heading} description={text.hint}>
      {isPending && <SkeletonLines lines={10} />}
      {isError && !data && (
        <FailureState
          body={patientsText.failures.record.body}
          isTrying={isFetching}
          onTryAgain={() => void refetch()}
        />
      )}
      {data && person && (
        <div className="grid gap-6">
          <Fixed record={data} signInEmail={person.email} />
          <DetailsForm key={person.id} record={data} />
          <AdditionalNotes />
        </div>
      )}
    </FoldCard>
  )
}

/** What is not typed over: the case number, and the address, which is changed by proving the new one. */
function Fixed({ record, signInEmail }: { record: OwnRecord; signInEmail: string }) {
  const sayCaseNumber = useCaseNumber()
  return (
    <dl className="grid content-start gap-4 wrap-anywhere lg:grid-cols-2">
      <div className="grid content-start gap-1">
        <dt className="font-semibold">{text.caseNumber}</dt>
        <dd className="text-xl tabular-nums">{sayCaseNumber(record.caseNumber)}</dd>
        <dd className="text-muted">{text.caseNumberHint}</dd>
      </div>
      <div className="grid gap-1">
        <dt className="font-semibold">{text.email}</dt>
        <dd>{record.email ?? text.noEmail}</dd>
        <dd className="text-muted">{text.emailHint(signInEmail)}</dd>
        <dd>
          <ContactAddressDialog />
        </dd>
      </div>
    </dl>
  )
}

type Words = Record<FieldName, string>

const details = readingOnDemand(async () => (await import('../patients.contract.ts')).changedDetails)

function DetailsForm({ record }: { record: OwnRecord }) {
  const draft = useOwnDraft('profile')
  const save = useMutation(saveOwnRecord)
  const form = useForm({
    initial: wordsOf(record),
    held: draft,
    isShared: true,
    failure: save.error,
    bring: details.fetch,
    read: (values, _id, seen) => details.read({ ...changedFields(values, seen), seen }),
    words: text.problems,
    onReady: (changes, settle) => void save.mutateAsync(changes).then(settle, () => {}),
    isBusy: save.isPending,
  })
  return (
    <form {...form.props} className="grid gap-5">
      {form.isRestored && form.isChanged && <FormMessage>{text.restored}</FormMessage>}
      <UnseenInForm form={form} labels={labels} reads={{ birthDate: formatBirthDate }} />
      <div className="grid items-end gap-x-4 gap-y-5 lg:grid-cols-2">
        {fields.map(({ name, ...words }) => (
          <TextField key={name} {...words} optional={name !== 'name'} {...form.field(name)} />
        ))}
      </div>
      <CareTeam record={record} />
      {form.isChanged && <p className="text-muted">{text.unsaved}</p>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={!form.isChanged} busy={save.isPending} busyLabel={text.saving}>
          {text.save}
        </Button>
        {form.isChanged && (
          <Button look="quiet" disabled={save.isPending} onClick={form.clear}>
            {text.discard}
          </Button>
        )}
      </div>
    </form>
  )
}

function wordsOf(record: OwnRecord): Words {
  const names = fields.map(({ name }) => name)
  return Object.fromEntries(names.map(name => [name, record[name] ?? ''])) as Words
}

/** What the patient wrote about themselves, piece by piece; each is saved while they type. */
function AdditionalNotes() {
  const autosaver = useRemarksAutosaver('profile')
  return (
    <section className="grid gap-2 border-line border-t pt-6">
      <h3 className="font-semibold">{remarksText.additional}</h3>
      <p className="text-muted">{remarksText.additionalHint}</p>
      <Remarks
        hat="patient"
        itemId={null}
        about={remarksText.additional}
        label={remarksText.additional}
        autosaver={autosaver}
        saysNone
      />
    </section>
  )
}

/** Who helps this patient: for them to read, and for the care team to change. */
function CareTeam({ record }: { record: OwnRecord }) {
  const people = [
    [text.caseManager, record.caseManagerName ?? text.noCaseManager],
    ...(record.specialistName ? [[text.specialist, record.specialistName]] : []),
  ] as const
  return (
    <dl className="grid gap-2 rounded-card bg-sunken p-4">
      {people.map(([label, value]) => (
        <div key={label} className="grid gap-x-4 sm:grid-cols-[11rem_1fr]">
          <dt className="text-muted">{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
