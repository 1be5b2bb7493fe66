import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { sessionQuery } from '../auth.queries.ts'
import { verificationText as text } from '../verification/verification.text.ts'

/** In a copy that sends no mail: where its mails are read. */
export function MailboxNote() {
  const { data } = useQuery(sessionQuery)
  if (!data?.hasMailbox) return null
  return (
    <div className="grid justify-items-start text-muted">
      <p>{text.evaluation}</p>
      <Link to="/mailbox" className="inline-flex min-h-11 items-center font-semibold text-rail underline">
        {text.mailbox}
      </Link>
    </div>
  )
}
