import { Link, useSearchParams } from 'react-router'
import { verificationText as text } from '../verification/verification.text.ts'

/** The link to a new password. It carries what was typed, and the address that the sign-in leads to. */
export function ForgotPasswordLink({ email, isStaff = false }: { email?: string; isStaff?: boolean }) {
  const [search] = useSearchParams()
  const parameters = new URLSearchParams(search)
  if (isStaff) parameters.set('from', 'staff')
  return (
    <Link
      to={{ pathname: '/forgot-password', search: parameters.toString() }}
      state={{ email }}
      className="inline-flex min-h-11 items-center justify-self-start font-semibold text-rail underline"
    >
      {text.forgotLink}
    </Link>
  )
}
