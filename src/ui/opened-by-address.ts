import { useState } from 'react'
import { useSearchParams } from 'react-router'

/** What an address says to be open: `?open=task`. */
export const OPEN = 'open'

/**
 * Whether a dialog is open, and how to open and close it: by its own button, or by an address that names it, so that a link from
 * anywhere leads right into it. Closing takes the name out of the address.
 */
export function useOpenedByAddress(name: string): [boolean, (isOpen: boolean) => void] {
  const [address, setAddress] = useSearchParams()
  const [isOpenHere, setOpenHere] = useState(false)
  const isAsked = address.get(OPEN) === name
  const changeOpen = (isOpen: boolean) => {
    setOpenHere(isOpen)
    if (isOpen || !isAsked) return
    setAddress(
      before => {
        const after = new URLSearchParams(before)
        after.delete(OPEN)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return [isOpenHere || isAsked, changeOpen]
}
