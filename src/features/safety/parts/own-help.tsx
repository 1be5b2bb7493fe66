import { type ComponentProps, useEffect, useRef } from 'react'
import { usePutOffHelp } from '../put-off/put-off.store.ts'
import { HelpCard } from './help-card.tsx'

/**
 * The help card of a patient in the portal, beside what they wrote. It is put away with Close and with the page it stands on: from
 * then on "Your next step" leads back to it for the rest of the day (decision 53).
 */
export function OwnHelp({ onClose, ...card }: ComponentProps<typeof HelpCard> & { onClose: () => void }) {
  const { putOff } = usePutOffHelp()
  const leave = useRef(() => {})
  leave.current = () => putOff(card.concerns.map(({ kind }) => kind))
  useEffect(() => () => leave.current(), [])
  return <HelpCard {...card} onClose={onClose} />
}
