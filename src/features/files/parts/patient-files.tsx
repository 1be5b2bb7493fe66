import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { filesOf } from '../files.queries.ts'
import { filesText as text } from '../files.text.ts'
import { FileTable } from './file-table.tsx'
import { UploadFiles } from './upload-files.tsx'

/** So many files stand there at first: below them comes the rest of the page. */
const SHOWN_FIRST = 6

/** The files about one patient, on their page, and where more are uploaded. */
export function PatientFiles({ patientId }: { patientId: string }) {
  const [showsAll, setShowsAll] = useState(false)
  const { data, isPending, isError, refetch } = useQuery(filesOf(useStaffHat(), patientId))
  return (
    <Card title={text.heading}>
      <div className="grid gap-6 *:min-w-0">
        <UploadFiles patientId={patientId} />
        {isPending && <SkeletonLines lines={3} />}
        {isError && !data && <FailureState onTryAgain={() => void refetch()} />}
        {data && <FileTable files={showsAll ? data : data.slice(0, SHOWN_FIRST)} />}
        {data && data.length > SHOWN_FIRST && !showsAll && (
          <Button look="quiet" className="justify-self-start" onClick={() => setShowsAll(true)}>
            {text.showAll(data.length)}
          </Button>
        )}
      </div>
    </Card>
  )
}
