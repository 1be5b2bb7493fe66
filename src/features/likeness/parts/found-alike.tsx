import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useCaseNumber, useOwnDraft } from '#features/auth/auth.store.ts'
import { calledName } from '#features/caseload/caseload.rules.ts'
import { formatDay } from '#lib/dates.ts'
import type { StaffHat } from '#platform/api/staff-hat.client.ts'
import { Button } from '#ui/button.tsx'
import { clearHeld } from '#ui/form-held.ts'
import { FormMessage } from '#ui/form-message.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { LikePatient } from '../likeness.contract.ts'
import { type FoundAlike, requestAddition } from '../likeness.queries.ts'
import { likenessText } from '../likeness.text.ts'

const text = likenessText.found

/** Who is like somebody about to be created: one's own by name, others by the fact that they have in common, and a way to ask. */
export function FoundAlikeList({ hat, found }: { hat: StaffHat; found: FoundAlike }) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was found anew is shown from its beginning
  useEffect(() => {
    // Newer browsers answer with a promise, which is no clean-up.
    void box.current?.scrollIntoView({ block: 'nearest' })
  }, [found])
  return (
    <div ref={box}>
      <FormMessage title={text.title}>
        <div className="grid gap-3">
          {found.own.length > 0 && (
            <ul aria-label={text.own} className="grid gap-2">
              {found.own.map(patient => (
                <OwnPatient key={patient.id} hat={hat} patient={patient} />
              ))}
            </ul>
          )}
          {found.others.length > 0 && <Others found={found} />}
          {found.isUnasked && <p>{text.unasked}</p>}
        </div>
      </FormMessage>
    </div>
  )
}

function OwnPatient({ hat, patient }: { hat: StaffHat; patient: LikePatient }): ReactNode {
  const { id, birthDate, caseNumber, reasons } = patient
  const name = calledName(patient)
  const sayCaseNumber = useCaseNumber()
  const address = hat === 'administrator' ? `/admin?patient=${id}` : `/case-manager/patients/${id}`
  const known = [birthDate && text.born(formatDay(birthDate)), text.case(sayCaseNumber(caseNumber))]
  return (
    <li className="grid">
      <Link
        to={address}
        aria-label={text.open(name)}
        className="font-semibold text-rail underline underline-offset-4"
      >
        {name}
      </Link>
      <span className="text-muted text-sm">{known.filter(Boolean).join(', ')}</span>
      <span className="text-sm">{reasons.map(reason => likenessText.reasons[reason]).join(', ')}</span>
    </li>
  )
}

/** Yes or no, never a name; and instead of one, a request to an administrator. */
function Others({ found: { others, checkId } }: { found: FoundAlike }) {
  const held = useOwnDraft('request-addition')
  const words = String(held.typed.words ?? '')
  const [isWrong, setWrong] = useState(false)
  const ask = useMutation(requestAddition)
  return (
    <div className="grid gap-3">
      <ul className="grid gap-1">
        {others.map(by => (
          <li key={by}>{text.others[by]}</li>
        ))}
      </ul>
      <p className="text-muted text-sm">{text.recorded}</p>
      {ask.isSuccess ? (
        <p className="font-semibold">{text.asked}</p>
      ) : (
        <>
          <TextArea
            label={text.why}
            hint={text.askHint}
            rows={2}
            maxLength={500}
            value={words}
            error={isWrong ? likenessText.problems.wordsMissing : undefined}
            onChange={event => {
              held.write({ words: event.target.value || undefined })
              setWrong(false)
            }}
          />
          <Button
            type="button"
            look="secondary"
            className="justify-self-start"
            busy={ask.isPending}
            onClick={() =>
              words.trim()
                ? ask.mutate({ id: checkId, words }, { onSuccess: () => clearHeld(held) })
                : setWrong(true)
            }
          >
            {text.ask}
          </Button>
        </>
      )}
    </div>
  )
}
