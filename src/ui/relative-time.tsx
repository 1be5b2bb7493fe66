import { useEffect, useState } from 'react'
import { formatDateTime, formatRelative } from '#lib/dates.ts'

const minute = 60_000

/** The moment it is, minute by minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minute)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** When something happened, "5 minutes ago" while under a week, else the date. The full time on hover. */
export function RelativeTime({ at, className }: { at: string | Date; className?: string }) {
  const now = useNow()
  const instant = new Date(at)
  return (
    <time dateTime={instant.toISOString()} title={formatDateTime(instant)} className={className}>
      {formatRelative(instant, now)}
    </time>
  )
}
