import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { Card } from '#ui/card.tsx'
import { useDebounced } from '#ui/debounced.ts'
import { filesOf } from '../files.queries.ts'
import { filesText as text } from '../files.text.ts'
import { FileFilters, filesAsked, isNarrowed } from './file-filters.tsx'
import { FileTable } from './file-table.tsx'
import { UploadFiles } from './upload-files.tsx'

type Words = Readonly<Record<string, string>>
const inWords = (words: Words) => filesAsked(name => words[name] ?? null)

/** The files about one patient, on their page, and where more are uploaded. Where there are many, they are found by name, kind and label. */
export function PatientFiles({ patientId }: { patientId: string }) {
  const [words, setWords] = useState<Words>({})
  const [cleared, setCleared] = useState(0)
  const asked = inWords(words)
  const pages = useInfiniteQuery(filesOf(useStaffHat(), patientId, inWords(useDebounced(words, 200))))
  const narrowed = isNarrowed(asked)
  const files = pages.data?.pages.flatMap(page => page.files) ?? []
  const isMany = narrowed || pages.hasNextPage || (pages.data?.pages.length ?? 0) > 1
  return (
    <Card title={text.heading}>
      <div className="grid gap-6 *:min-w-0">
        <UploadFiles patientId={patientId} />
        {isMany && (
          <FileFilters
            key={cleared}
            asked={asked}
            files={files}
            onAsk={changes => setWords(before => ({ ...before, ...changes }))}
          />
        )}
        <FileTable
          pages={pages}
          onClear={
            narrowed
              ? () => {
                  setWords({})
                  setCleared(before => before + 1)
                }
              : undefined
          }
        />
      </div>
    </Card>
  )
}
