import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { conversationWith, openConversation } from '../messaging.queries.ts'

/** Turns `?patient=` of the address into `?conversation=`: the one there is, or a new one. Shows nothing itself. */
export function OpenByPatient() {
  const [address, setAddress] = useSearchParams()
  const patientId = address.get('patient')
  const { data } = useQuery({ ...conversationWith(patientId ?? ''), enabled: patientId !== null })
  const { mutate } = useMutation(openConversation('staff'))
  const known = data?.conversations[0]?.id
  const isListed = data !== undefined
  useEffect(() => {
    if (!patientId || !isListed) return
    if (known) setAddress({ conversation: known }, { replace: true })
    else
      mutate(
        { patientId },
        {
          onSuccess: ({ id }) => setAddress({ conversation: id }, { replace: true }),
          onError: () => setAddress({}, { replace: true }),
        },
      )
  }, [patientId, isListed, known, mutate, setAddress])
  return null
}
