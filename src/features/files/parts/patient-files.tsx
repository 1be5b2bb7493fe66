import { useQuery } from '@tanstack/react-query'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { Card } from '#ui/card.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { filesOf } from '../files.queries.ts'
import { filesText as text } from '../files.text.ts'
import { FileTable } from './file-table.tsx'
import { UploadFiles } from './upload-files.tsx'

/** The files about one patient, on their page, and where more are uploaded. */
export function PatientFiles({ patientId }: { patientId: string }) {
  const { data, isPending, isError, refetch } = useQuery(filesOf(useStaffHat(), patientId))
  return (
    <Card title={text.heading}>
      <div className="grid gap-6">
        <UploadFiles patientId={patientId} />
        {isPending && <SkeletonLines lines={3} />}
        {isError && !data && <FailureState onTryAgain={() => void refetch()} />}
        {data && <FileTable files={data} />}
      </div>
    </Card>
  )
}
