import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { caseloadNames } from '#features/caseload/caseload.queries.ts'
import { filesOfCaseload } from '#features/files/files.queries.ts'
import { filesText } from '#features/files/files.text.ts'
import { FileFilters, filesAsked, isNarrowed } from '#features/files/parts/file-filters.tsx'
import { FileTable } from '#features/files/parts/file-table.tsx'
import { UploadFiles } from '#features/files/parts/upload-files.tsx'
import { useAskedByAddress } from '#ui/asked-by-address.ts'
import { Page } from '#ui/page.tsx'
import { PersonField, personOption } from '#ui/person-field.tsx'
import { Rows } from '#ui/rows.tsx'
import { pageMeta } from '../frame/page-meta.ts'
import { filesText as text } from './files.text.ts'

export const meta = () => pageMeta({ title: text.title, isHidden: true })

/** Uploading for one patient of the caseload, and the files of all of them. The address holds who is chosen, and what is looked for. */
export default function Files() {
  const [address, ask] = useAskedByAddress()
  const { data: patients = [] } = useQuery(caseloadNames)
  const asked = filesAsked(name => address.get(name))
  const pages = useInfiniteQuery(filesOfCaseload(asked))
  const [cleared, setCleared] = useState(0)
  const narrowed = isNarrowed(asked)
  const files = pages.data?.pages.flatMap(page => page.files) ?? []
  const clear = () => {
    ask({ find: '', kind: '', label: '' })
    setCleared(before => before + 1)
  }
  const patientId = patients.find(({ id }) => id === address.get('patient'))?.id
  return (
    <Page width="wide" title={text.title} lead={text.lead}>
      <div className="grid gap-6 *:min-w-0">
        <UploadFiles patientId={patientId}>
          <PersonField
            label={filesText.upload.patient}
            value={patientId ?? ''}
            onValueChange={id => ask({ patient: id })}
            options={patients.map(personOption)}
          />
        </UploadFiles>
        {(narrowed || files.length > 0) && (
          <FileFilters key={cleared} asked={asked} files={files} onAsk={ask} />
        )}
        <Rows>
          <FileTable
            pages={pages}
            onClear={narrowed ? clear : undefined}
            patient={{
              key: 'patient',
              heading: filesText.patient,
              cell: file => (
                <Link to={`/case-manager/patients/${file.patientId}`} className="text-rail underline">
                  {file.patientName}
                </Link>
              ),
            }}
          />
        </Rows>
      </div>
    </Page>
  )
}
