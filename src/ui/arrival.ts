import { useState } from 'react'

/** What TanStack Query says of a question. */
interface Asked {
  isPending: boolean
  isFetching: boolean
  failureCount: number
}

/** Not without a connection, and not after a first failure. */
const isOnItsWay = ({ isPending, isFetching, failureCount }: Asked): boolean =>
  isPending && isFetching && failureCount === 0

/**
 * Whether the answers of a screen are there, once and for as long as it stands. A screen whose parts stand below each other waits
 * for all of them and is drawn once: nothing that can be pressed moves under a finger. What failed says so in its part, which
 * asks again there.
 */
export function useHasArrived(asked: readonly Asked[]): boolean {
  const [hasArrived, setArrived] = useState(false)
  const isHere = hasArrived || !asked.some(isOnItsWay)
  if (isHere && !hasArrived) setArrived(true)
  return isHere
}
