import { Link, useSearchParams } from 'react-router'
import { authProofText as text } from '../auth-proof.text.ts'

/** The way to a new password. What was typed, and where the person was on their way to, comes along. */
export function ForgotPasswordLink({ email, isStaff = false }: { email?: string; isStaff?: boolean }) {
  const [search] = useSearchParams()
  const kept = new URLSearchParams(search)
  if (isStaff) kept.set('from', 'staff')
  return (
    <Link
      to={{ pathname: '/forgot-password', search: kept.toString() }}
      state={{ email }}
      className="inline-flex min-h-11 items-center justify-self-start font-semibold text-rail underline"
    >
      {text.forgotLink}
    </Link>
  )
}
