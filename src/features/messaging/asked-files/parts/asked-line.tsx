import { Link } from 'react-router'
import type { MessagingHat } from '../../messaging.queries.ts'
import type { AskedFile } from '../asked-files.contract.ts'
import { askedFilesStaffText } from '../asked-files.staff.text.ts'
import { askedFilesText } from '../asked-files.text.ts'

const link = 'inline-flex min-h-11 min-w-0 items-center font-semibold text-rail underline lg:min-h-8'

/** Below words that ask for a file: whether it came, what came, and for the patient the way to send it. */
export default function AskedLine({
  hat,
  asked: { files, isDone },
}: {
  hat: MessagingHat
  asked: AskedFile
}) {
  const text = hat === 'patient' ? askedFilesText : askedFilesStaffText
  const isWaiting = files.length === 0 && !isDone
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm">
      <span className="text-muted">
        {isWaiting ? text.asked : files.length > 0 ? text.received : text.done}
      </span>
      {files.map(({ id, name }) => (
        <a key={id} href={`/case-files/${hat}/${id}`} className={link}>
          <span className="wrap-anywhere">{name}</span>
        </a>
      ))}
      {hat === 'patient' && isWaiting && (
        <Link to="/patient-portal/forms-and-tasks" className={link}>
          {askedFilesText.send}
        </Link>
      )}
    </p>
  )
}
