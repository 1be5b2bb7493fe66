import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, type InputHTMLAttributes, useState } from 'react'
import { sessionQuery } from '#features/auth/auth.queries.ts'
import { HelpCard } from '#features/safety/parts/help-card.tsx'
import { safetyText } from '#features/safety/safety.text.ts'
import { fingerprint } from '#lib/fingerprint.ts'
import { problemWords, readForm } from '#lib/form-reading.ts'
import { useDraft } from '#platform/kept-words.client.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FailureState } from '#ui/failure-state.tsx'
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
  { name: 'email', label: text.email, type: 'email', autoComplete: 'email', maxLength: 255 },
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
      {data && person && <DetailsForm record={data} personId={person.id} signInEmail={person.email} />}
    </Card>
  )
}

/** What was typed and differs from the record; it stays on this device until it is saved. */
function useChanges(record: OwnRecord, personId: string) {
  const { draft, write, settle, clear } = useDraft(`profile-${personId}`)
  const storedOf = (name: FieldName) => record[name] ?? ''
  const names: FieldName[] = [...fields.map(({ name }) => name), 'notes']
  const changed = names.filter(name => draft[name] !== undefined && draft[name] !== storedOf(name))
  const [isRestored] = useState(changed.length > 0)
  return {
    valueOf: (name: FieldName) => draft[name] ?? storedOf(name),
    write: (name: FieldName, value: string) => {
      // The notes may be added to from another screen meanwhile: what they were is told when they are saved.
      if (name === 'notes' && draft.notesBefore === undefined) write('notesBefore', record.notes)
      write(name, value)
    },
    clear,
    /** Lets go of what was saved; what was typed meanwhile stays. */
    settle: () => settle(draft),
    isRestored,
    isChanged: changed.length > 0,
    /** What is sent: only what was changed, and what the notes were before. */
    changes: {
      ...Object.fromEntries(changed.map(name => [name, draft[name]])),
      ...(changed.includes('notes')
        ? {
            notesBefore: draft.notesBefore ?? record.notes,
            notesKnown: [
              fingerprint(draft.notesBefore ?? record.notes),
              ...(draft.notesSent?.split(' ') ?? []),
            ],
          }
        : {}),
    },
    /** Remembers which notes are on their way: sent again after a cut line, they are not somebody else's. */
    rememberSending: () => {
      if (draft.notes !== undefined)
        write('notesSent', [draft.notesSent, fingerprint(draft.notes)].filter(Boolean).join(' '))
    },
  }
}

function DetailsForm({
  record,
  personId,
  signInEmail,
}: {
  record: OwnRecord
  personId: string
  signInEmail: string
}) {
  const form = useChanges(record, personId)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const save = useMutation(saveOwnRecord)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reading = readForm(ownDetails, form.changes)
    setProblems(reading.problems ?? {})
    const [first] = Object.keys(reading.problems ?? {})
    if (first) (event.currentTarget.elements.namedItem(first) as HTMLElement | null)?.focus()
    if (!reading.data || save.isPending) return
    form.rememberSending()
    save.mutate(reading.data, { onSuccess: form.settle })
  }
  const field = (name: FieldName) => ({
    name,
    value: form.valueOf(name),
    error: problemWords(patientsText.problems, problems[name]),
    onChange: (event: { target: { value: string } }) => form.write(name, event.target.value),
  })
  return (
    <form onSubmit={send} noValidate className="grid gap-5">
      {form.isRestored && form.isChanged && <FormMessage>{text.restored}</FormMessage>}
      {fields.map(({ name, ...words }) => (
        <TextField
          key={name}
          {...words}
          {...(name === 'email' ? { hint: text.emailHint(signInEmail) } : {})}
          optional={name !== 'name'}
          {...field(name)}
        />
      ))}
      <TextArea label={text.notes} hint={text.notesHint} maxLength={20_000} optional {...field('notes')} />
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
