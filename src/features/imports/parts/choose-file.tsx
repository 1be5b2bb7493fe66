import { useMutation } from '@tanstack/react-query'
import { type ChangeEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { Card } from '#ui/card.tsx'
import { FormMessage } from '#ui/form-message.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import type { ImportKind } from '../columns/columns.rules.ts'
import { uploadImport } from '../imports.queries.ts'
import { MOST_PARTS, PART_BYTES } from '../imports.rules.ts'
import { importsText as text } from '../imports.text.ts'
import { importAddress } from '../opening/parts/import-link.tsx'

/** The choice of a file, which begins to travel at once. */
export function ChooseFile({ kind }: { kind: ImportKind }) {
  const id = useId()
  const navigate = useNavigate()
  const [share, setShare] = useState(0)
  const [isTooLarge, setIsTooLarge] = useState(false)
  const upload = useMutation(uploadImport)

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? []
    // The same file can be chosen again, once it was mended.
    event.target.value = ''
    if (!file) return
    setIsTooLarge(file.size > MOST_PARTS * PART_BYTES)
    if (file.size > MOST_PARTS * PART_BYTES) return
    setShare(0)
    const importId = crypto.randomUUID()
    upload.mutate(
      { id: importId, kind, file, onProgress: setShare },
      { onSuccess: () => void navigate(importAddress(kind, importId)) },
    )
  }

  return (
    <Card>
      <div className="grid gap-4">
        <div className="grid gap-1">
          <label htmlFor={id} className="font-semibold">
            {text.choose}
          </label>
          <p id={`${id}-hint`} className="text-muted text-sm">
            {text.chooseHint}
          </p>
          <input
            id={id}
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
            aria-describedby={`${id}-hint`}
            disabled={upload.isPending}
            onChange={choose}
            className="mt-2 min-h-11 w-full cursor-pointer rounded-card border border-edge bg-surface p-2 file:mr-4 file:min-h-9 file:cursor-pointer file:rounded-card file:border-0 file:bg-rail file:px-4 file:font-semibold file:text-on-rail focus-visible:outline-3 focus-visible:outline-focus focus-visible:outline-offset-2"
          />
        </div>
        {upload.isPending && (
          <ProgressBar
            label={text.uploading}
            percent={share * 100}
            valueText={text.percent(Math.round(share * 100))}
            showsLabel
          />
        )}
        {isTooLarge && <FormMessage kind="failure">{text.tooLarge}</FormMessage>}
        {upload.isError && <FormMessage kind="failure">{text.uploadFailed}</FormMessage>}
      </div>
    </Card>
  )
}
