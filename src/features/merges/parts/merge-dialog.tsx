import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { calledName } from '#features/caseload/caseload.rules.ts'
import { sayPhone } from '#features/patients/patient-facts/parts/safe-contact.tsx'
import { patientsOfOrganization } from '#features/patients/patient-records/patient-records.queries.ts'
import { Button } from '#ui/button.tsx'
import { useDebounced } from '#ui/debounced.ts'
import { Dialog } from '#ui/dialog.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { FormMessage } from '#ui/form-message.tsx'
import { PeopleIcon } from '#ui/icons.ts'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import { mergePreview } from '../merges.queries.ts'
import { mergesStaffText as text } from '../merges.staff.text.ts'
import { MergeForm } from './merge-form.tsx'

interface Other {
  id: string
  name: string
}

/** Merges a record with another one of the same person: found, compared side by side, confirmed by typing the name. */
export function MergeDialog({
  patientId,
  name,
  other,
  label,
}: {
  patientId: string
  name: string
  other?: Other
  /** What its button does, where several stand on one screen. */
  label?: string
}) {
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState(other)
  const changeOpen = (opens: boolean) => {
    setChosen(other)
    setOpen(opens)
  }
  return (
    <Dialog
      title={text.title(name)}
      description={text.hint}
      width="wide"
      open={isOpen}
      onOpenChange={changeOpen}
      trigger={
        <Button look="secondary" aria-label={label} icon={<PeopleIcon size={18} aria-hidden="true" />}>
          {other ? text.compare : text.open}
        </Button>
      }
    >
      {chosen ? (
        <Comparison
          patientId={patientId}
          otherId={chosen.id}
          onOther={other ? undefined : () => setChosen(undefined)}
          onDone={() => changeOpen(false)}
        />
      ) : (
        <FindOther patientId={patientId} onChosen={setChosen} />
      )}
    </Dialog>
  )
}

function FindOther({ patientId, onChosen }: { patientId: string; onChosen: (other: Other) => void }) {
  const [words, setWords] = useState('')
  const asked = useDebounced(words.trim(), 250)
  const { data, isError, refetch } = useQuery({ ...patientsOfOrganization(asked), enabled: asked !== '' })
  const others = data?.patients.filter(({ id }) => id !== patientId) ?? []
  return (
    <div className="grid gap-4">
      <TextField
        label={text.find}
        hint={text.findHint}
        type="search"
        autoComplete="off"
        value={words}
        onChange={event => setWords(event.target.value)}
      />
      {isError && <FailureState onTryAgain={() => void refetch()} />}
      {asked !== '' && data && others.length === 0 && <FormMessage>{text.nobody}</FormMessage>}
      {asked !== '' && (
        <ul className="grid gap-2">
          {others.map(patient => (
            <li key={patient.id}>
              <button
                type="button"
                aria-label={text.choose(calledName(patient))}
                onClick={() => onChosen(patient)}
                className="grid min-h-12 w-full cursor-pointer gap-0.5 rounded-card border border-edge bg-surface px-4 py-3 text-left transition-colors hover:border-rail hover:bg-rail-soft"
              >
                <span className="font-semibold">{calledName(patient)}</span>
                <span className="wrap-anywhere text-muted text-sm">
                  {[patient.email, sayPhone(patient), patient.caseManagerName].filter(Boolean).join(' · ')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Comparison({
  patientId,
  otherId,
  onOther,
  onDone,
}: {
  patientId: string
  otherId: string
  onOther: (() => void) | undefined
  onDone: () => void
}) {
  const [isSwapped, setSwapped] = useState(false)
  const there = useQuery(mergePreview(patientId, otherId))
  const back = useQuery({ ...mergePreview(otherId, patientId), enabled: there.data !== undefined })
  const failed = there.isError ? there : back.isError ? back : undefined
  if (failed) return <FailureState onTryAgain={() => void failed.refetch()} />
  if (!there.data || !back.data) return <SkeletonLines lines={8} />
  // Whoever signs in finds their record again: the one with the account stays.
  const { staying, going } = there.data
  const mustSwap = going.hasAccount && !staying.hasAccount
  const mayChoose = going.hasAccount === staying.hasAccount
  const preview = mustSwap || (mayChoose && isSwapped) ? back.data : there.data
  return (
    <MergeForm
      key={preview.staying.id}
      preview={preview}
      onSwap={mayChoose ? () => setSwapped(!isSwapped) : undefined}
      onOther={onOther}
      onDone={onDone}
    />
  )
}
