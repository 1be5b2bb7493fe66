import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router'
import { BackIcon } from '#ui/icons.ts'
import { BACK_PLACE } from './back-place.ts'

/** The way back from a page on a narrow screen: at the top left, in the place of the organization's name. */
export function BackInBar({ to, label }: { to: string; label: string }) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  useEffect(() => setPlace(document.getElementById(BACK_PLACE)), [])
  if (!place) return null
  return createPortal(
    <Link
      data-page-back
      to={to}
      className="-ml-2 inline-flex min-h-11 items-center gap-2 whitespace-nowrap rounded-card px-2 font-semibold lg:hidden"
    >
      <BackIcon size={20} aria-hidden="true" />
      <span className="max-[20rem]:sr-only">{label}</span>
    </Link>,
    place,
  )
}
