import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { conversationsOf, openConversation } from '../messaging.queries.ts'

/** Turns `?patient=` of the address into `?conversation=`: the one there is, or a new one. Shows nothing itself. */
export function OpenByPatient() {
  const [address, setAddress] = useSearchParams()
  const { data } = useQuery(conversationsOf('staff'))
  const { mutate } = useMutation(openConversation('staff'))
  const patientId = address.get('patient')
  const known = data?.conversations.find(each => each.patientId === patientId)?.id
  const isListed = data !== undefined
  useEffect(() => {
    if (!patientId || !isListed) return
    if (known) setAddress({ conversation: known }, { replace: true })
    else mutate({ patientId }, { onError: () => setAddress({}, { replace: true }) })
  }, [patientId, isListed, known, mutate, setAddress])
  return null
}
