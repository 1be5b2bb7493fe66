import { useMutation, useQuery } from '@tanstack/react-query'
import type { InputHTMLAttributes } from 'react'
import { sessionQuery } from '#features/auth/auth.queries.ts'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { ContactAddressDialog } from '#features/auth/contact-address/parts/contact-address-dialog.tsx'
import { HelpCard } from '#features/safety/parts/help-card.tsx'
import { safetyText } from '#features/safety/safety.text.ts'
import { sayCaseNumber } from '#lib/case-number.ts'
import { fingerprint } from '#lib/fingerprint.ts'
import { readForm } from '#lib/form-reading.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { type HeldValues, useForm } from '#ui/form.ts'
import { FormMessage } from '#ui/form-message.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { type OwnRecord, ownDetails } from '../patients.contract.ts'
import { ownRecord, saveOwnRecord } from '../patients.queries.ts'
import { patientsText } from '../patients.text.ts'

const text = patientsText.record

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

type FieldName = (typeof fields)[number]['name'] | 'notes'

/** What stands in the record of the patient who is signed in, and the way to change it. */
export function OwnDetails() {
  const { data, isPending, isError, refetch, isFetching } = useQuery(ownRecord)
  const person = useQuery(sessionQuery).data?.person
  return (
    <Card title={text.heading} description={text.hint}>
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
        </div>
      )}
    </Card>
  )
}

/** What is not typed over: the case number, and the address, which is changed by proving the new one. */
function Fixed({ record, signInEmail }: { record: OwnRecord; signInEmail: string }) {
  return (
    <dl className="grid gap-4 [overflow-wrap:anywhere]">
      <div className="grid gap-1">
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

function DetailsForm({ record }: { record: OwnRecord }) {
  const draft = useOwnDraft('profile')
  const save = useMutation(saveOwnRecord)
  const form = useForm({
    initial: wordsOf(record),
    held: draft,
    read: values => readForm(ownDetails, changesIn(values, record, draft.read())),
    words: patientsText.problems,
    onReady: (changes, settle) => {
      if (changes.notes !== undefined) rememberSending(draft, changes.notes)
      save.mutate(changes, { onSuccess: settle })
    },
    isBusy: save.isPending,
  })
  const changeNotes = (notes: string) => {
    // The notes may be added to from another screen meanwhile: what they were is told when they are saved.
    if (draft.read().notesBefore === undefined) draft.write({ notesBefore: record.notes })
    form.set({ notes })
  }
  return (
    <form {...form.props} className="grid gap-5">
      {form.isRestored && form.isChanged && <FormMessage>{text.restored}</FormMessage>}
      {fields.map(({ name, ...words }) => (
        <TextField key={name} {...words} optional={name !== 'name'} {...form.field(name)} />
      ))}
      <TextArea
        label={text.notes}
        hint={text.notesHint}
        maxLength={20_000}
        optional
        {...form.field('notes')}
        onChange={event => changeNotes(event.target.value)}
      />
      <CareTeam record={record} />
      {save.data && save.data.safety.length > 0 && (
        <HelpCard
          concerns={save.data.safety.map(kind => ({ kind }))}
          note={save.data.isCaseManagerTold ? safetyText.toldCaseManager : undefined}
        />
      )}
      {save.data?.keptBoth && <FormMessage title={text.keptBoth} />}
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
  const names: FieldName[] = [...fields.map(({ name }) => name), 'notes']
  return Object.fromEntries(names.map(name => [name, record[name] ?? ''])) as Words
}

type Kept = Record<'notesBefore' | 'notesSent', string | undefined>

/** What is sent: only what was changed; with the notes, what they were before and which of one's own were sent. */
function changesIn(values: Words, record: OwnRecord, kept: object) {
  const { notesBefore = record.notes, notesSent } = kept as Kept
  const stored = wordsOf(record)
  const changed = Object.entries(values).filter(([name, value]) => value !== stored[name as FieldName])
  const known = { notesBefore, notesKnown: [fingerprint(notesBefore), ...(notesSent?.split(' ') ?? [])] }
  return { ...Object.fromEntries(changed), ...(values.notes === stored.notes ? {} : known) }
}

/** Remembers which notes are on their way: sent again after a cut line, they are not somebody else's. */
function rememberSending(draft: HeldValues, notes: string): void {
  const { notesSent } = draft.read() as Kept
  draft.write({ notesSent: [notesSent, fingerprint(notes)].filter(Boolean).join(' ') })
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
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
