import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { sessionQuery } from '#features/auth/auth.queries.ts'
import type { HoldWords } from '../held/held.store.ts'
import { opening } from '../inbox/inbox.rules.ts'
import { conversationWith } from '../messaging.queries.ts'
import { FirstMessage } from './first-message.tsx'

/** Turns `?patient=` of the address into `?conversation=` where there is one; else asks for the words that begin it. */
export function OpenByPatient({ onSend }: { onSend: HoldWords }) {
  const [address, setAddress] = useSearchParams()
  const patientId = address.get('patient')
  const personId = useQuery(sessionQuery).data?.person?.id
  const { data } = useQuery({ ...conversationWith(patientId ?? ''), enabled: patientId !== null })
  const known = data?.conversations[0]?.id
  useEffect(() => {
    if (patientId && known) setAddress(now => opening(now, { conversation: known }), { replace: true })
  }, [patientId, known, setAddress])
  if (!patientId || !personId || !data || known) return null
  return <FirstMessage key={patientId} patientId={patientId} personId={personId} onSend={onSend} />
}
