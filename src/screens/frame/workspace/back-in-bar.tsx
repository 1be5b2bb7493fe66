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
      className="-ml-2 flex min-h-11 min-w-0 items-center gap-2 rounded-card px-2 font-semibold lg:hidden"
    >
      <BackIcon size={20} aria-hidden="true" className="shrink-0" />
      <span className="truncate max-[20rem]:sr-only">{label}</span>
    </Link>,
    place,
  )
}
