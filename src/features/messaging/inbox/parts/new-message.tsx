import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { caseloadNames } from '#features/caseload/caseload.queries.ts'
import { IconButton } from '#ui/button.tsx'
import { BackIcon } from '#ui/icons.ts'
import { PersonField, personOption } from '#ui/person-field.tsx'
import type { HoldWords } from '../../held/held.store.ts'
import { messagingText } from '../../messaging.text.ts'
import { OpenByPatient } from '../../parts/open-by-patient.tsx'
import { opening } from '../inbox.rules.ts'
import { inboxText as text } from '../inbox.text.ts'

/** Words to one of one's patients: to whom is chosen first, then the conversation with them opens, or begins with what is sent. */
export function NewMessage({ onBack, onSend }: { onBack: () => void; onSend: HoldWords }) {
  const [address] = useSearchParams()
  return (
    <>
      <header className="flex min-h-14 shrink-0 items-center gap-x-2 border-line border-b px-4">
        <span className="-ml-3 md:hidden">
          <IconButton
            label={messagingText.back}
            icon={<BackIcon size={20} aria-hidden="true" />}
            onClick={onBack}
          />
        </span>
        <h2 className="font-semibold text-lg">{messagingText.newMessage}</h2>
      </header>
      <div className="min-h-0 overflow-y-auto p-4">
        {address.has('patient') ? <OpenByPatient onSend={onSend} /> : <Recipient />}
      </div>
    </>
  )
}

/** To whom: somebody of one's caseload, by name. */
function Recipient() {
  const [, setAddress] = useSearchParams()
  const { data: patients = [] } = useQuery(caseloadNames)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={place} className="max-w-prose">
      <PersonField
        label={text.to}
        hint={text.toHint}
        value=""
        onValueChange={patient => setAddress(now => opening(now, { patient }), { replace: true })}
        options={patients.map(personOption)}
      />
    </div>
  )
}
