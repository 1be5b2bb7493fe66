import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '#features/auth/auth.queries.ts'
import type { MessagingHat, Writer } from '../messaging.queries.ts'
import { useSendingUnsent } from '../messaging.store.ts'

/** Brings what was written to the server, whatever screen is open. Each layout holds one. It shows nothing itself. */
export function SendingUnsent({ hat }: { hat: MessagingHat }) {
  const personId = useQuery(sessionQuery).data?.person?.id
  return personId ? <Sending key={personId} writer={{ hat, personId }} /> : null
}

function Sending({ writer }: { writer: Writer }) {
  useSendingUnsent(writer)
  return null
}
