import { useQuery } from '@tanstack/react-query'
import { formatDate } from '#lib/dates.ts'
import { Card } from '#ui/card.tsx'
import { FormMessage } from '#ui/form-message.tsx'
import { DownloadIcon } from '#ui/icons.ts'
import { filesPatientText as text } from '../files.patient.text.ts'
import { ownFiles } from '../own-files/own-files.queries.ts'

/** The files that a patient was shown, to keep. Where there is none, nothing stands here. */
export function OwnFiles() {
  const { data = [], isError } = useQuery(ownFiles)
  if (data.length === 0 && !isError) return null
  return (
    <Card title={text.heading} description={text.description}>
      {isError && data.length === 0 && <FormMessage kind="failure">{text.loadFailed}</FormMessage>}
      <ul aria-label={text.list} className="grid gap-3">
        {data.map(file => (
          <li key={file.id} className="grid gap-0.5">
            <a
              href={`/case-files/patient/${file.id}`}
              download
              className="inline-flex min-h-11 items-center gap-2 text-rail underline underline-offset-4"
            >
              <DownloadIcon size={18} aria-hidden="true" className="shrink-0" />
              <span className="[overflow-wrap:anywhere]">{file.name}</span>
            </a>
            <span className="text-muted text-sm">{text.added(formatDate(file.createdAt))}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
