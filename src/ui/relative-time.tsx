import { formatDateTime, formatRelative } from '#lib/dates.ts'
import { useNow } from './now.ts'

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
