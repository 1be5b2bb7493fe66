import { Link } from 'react-router'
import { zoneBesideDevice } from '#lib/dates.ts'
import { nameZone } from '#lib/zones.ts'
import { portalLayoutText as text } from './portal-layout.text.ts'

/** Says whose clock counts here, where the device shows another. */
export default function ClockNote() {
  const zone = zoneBesideDevice()
  if (!zone) return null
  return (
    <p className="mt-4 text-muted text-sm">
      {text.clock(nameZone(zone))}{' '}
      <Link
        to="/patient-portal/profile#clock"
        className="font-semibold text-rail underline underline-offset-4"
      >
        {text.changeClock}
      </Link>
    </p>
  )
}
