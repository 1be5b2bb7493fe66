import { Link } from 'react-router'
import { Badge } from '#ui/badge.tsx'
import { frameText } from './frame.text.ts'
import type { FrameSession } from './frame-session.ts'

/** That Premium is open, and how many days of the organization's trial are left (decision 33). */
export function PremiumBadge({ session: { isPremium, isStaff, trialDaysLeft } }: { session: FrameSession }) {
  if (!isPremium) return null
  return (
    <>
      {isStaff && trialDaysLeft !== null && trialDaysLeft > 0 && (
        <Link
          to="/subscription"
          className="inline-flex min-h-11 items-center whitespace-nowrap text-muted text-sm underline underline-offset-4 hover:text-ink"
        >
          {frameText.trialLeft(trialDaysLeft)}
        </Link>
      )}
      <Badge tone="marigold">{frameText.premium}</Badge>
    </>
  )
}
