import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '#lib/dates.ts'
import { Card } from '#ui/card.tsx'
import { useDebounced } from '#ui/debounced.ts'
import { FormMessage } from '#ui/form-message.tsx'
import { DownloadIcon } from '#ui/icons.ts'
import { MoreButton } from '#ui/more-button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { filesPatientText as text } from '../files.patient.text.ts'
import { ownFiles } from '../own-files/own-files.queries.ts'

/** The files that a patient was shown, to keep; where there are many, also found by name. Where there is none, nothing stands here. */
export function OwnFiles() {
  const [words, setWords] = useState('')
  const pages = useInfiniteQuery(ownFiles(useDebounced(words.trim(), 200)))
  const files = pages.data?.pages.flatMap(page => page.files) ?? []
  const isMany = words !== '' || pages.hasNextPage || (pages.data?.pages.length ?? 0) > 1
  if (files.length === 0 && !pages.isError && !isMany) return null
  return (
    <Card title={text.heading} description={text.description}>
      <div className="grid gap-4">
        {isMany && (
          <TextField
            label={text.find}
            type="search"
            value={words}
            onChange={event => setWords(event.target.value)}
          />
        )}
        {pages.isError && files.length === 0 && <FormMessage kind="failure">{text.loadFailed}</FormMessage>}
        <p role="status" className="text-muted empty:hidden">
          {words !== '' && files.length === 0 && !pages.isError && !pages.isFetching ? text.noneFound : ''}
        </p>
        <ul aria-label={text.list} className="grid gap-3 empty:hidden">
          {files.map(file => (
            <li key={file.id} className="grid gap-0.5">
              <a
                href={`/case-files/patient/${file.id}`}
                download
                className="inline-flex min-h-11 items-center gap-2 text-rail underline underline-offset-4"
              >
                <DownloadIcon size={18} aria-hidden="true" className="shrink-0" />
                <span className="wrap-anywhere">{file.name}</span>
              </a>
              <span className="text-muted text-sm">{text.added(formatDate(file.createdAt))}</span>
            </li>
          ))}
        </ul>
        <MoreButton pages={pages} label={text.more} className="justify-self-start" />
      </div>
    </Card>
  )
}
