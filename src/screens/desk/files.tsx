import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { caseloadNames } from '#features/caseload/caseload.queries.ts'
import { filesOfCaseload } from '#features/files/files.queries.ts'
import { filesText } from '#features/files/files.text.ts'
import { FileTable } from '#features/files/parts/file-table.tsx'
import { UploadFiles } from '#features/files/parts/upload-files.tsx'
import { useAskedByAddress } from '#ui/asked-by-address.ts'
import { FailureState } from '#ui/failure-state.tsx'
import { Page } from '#ui/page.tsx'
import { PersonField, personOption } from '#ui/person-field.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { pageMeta } from '../frame/page-meta.ts'
import { filesText as text } from './files.text.ts'

export const meta = () => pageMeta({ title: text.title, isHidden: true })

/** Uploading for one patient of the caseload, and the newest files of all of them. The address holds who is chosen. */
export default function Files() {
  const [address, ask] = useAskedByAddress()
  const { data: patients = [] } = useQuery(caseloadNames)
  const { data, isPending, isError, refetch } = useQuery(filesOfCaseload)
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
        {isPending && <SkeletonLines lines={5} />}
        {isError && !data && <FailureState onTryAgain={() => void refetch()} />}
        {data && (
          <FileTable
            files={data}
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
        )}
      </div>
    </Page>
  )
}
