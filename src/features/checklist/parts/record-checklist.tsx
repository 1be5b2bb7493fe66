import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { remarksOf } from '#features/remarks/remarks.queries.ts'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { FailureState } from '#ui/failure-state.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import type { Checklist } from '../checklist.contract.ts'
import { checklistOf } from '../checklist.queries.ts'
import { checklistText } from '../checklist.text.ts'
import { staffChecklistText } from '../staff-checklist/staff-checklist.text.ts'
import { ChecklistTally } from './checklist-tally.tsx'
import type { ItemFrame } from './record-item.tsx'
import { RecordItems } from './record-items.tsx'
import { WantsHelp } from './wants-help.tsx'

const text = staffChecklistText.record

/** A patient's checklist as staff work on it: how all of it stands, what wants help, then each item in its group. */
export function RecordChecklist({
  making,
  figures,
  ...frame
}: ItemFrame & {
  /** Above the list, and in its place while there is none: the way to make one. */
  making: (list: Checklist) => ReactNode
  /** Below the list: its bars as figures. */
  figures?: ((list: Checklist) => ReactNode) | undefined
}) {
  const hat = useStaffHat()
  const { data, isPending, isError, refetch, isFetching } = useQuery(checklistOf(hat, frame.patientId))
  const { data: remarks = [] } = useQuery(remarksOf(hat, frame.patientId))
  // Which row is open is kept here: an item stands in another group once it was asked about.
  const [openId, setOpenId] = useState<string>()
  const notesOf = (itemId: string) =>
    remarks.filter(({ checklistItemId }) => checklistItemId === itemId).length
  return (
    <section aria-labelledby="record-checklist" className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5">
        <h2 id="record-checklist" className="font-semibold">
          {text.heading}
        </h2>
        <p className="text-muted text-sm max-sm:hidden">{text.description}</p>
      </div>
      {isPending && <SkeletonLines lines={6} />}
      {isError && !data && (
        <FailureState
          body={checklistText.failures.load.body}
          isTrying={isFetching}
          onTryAgain={() => void refetch()}
        />
      )}
      {data && making(data)}
      {data && data.categories.length > 0 && (
        <>
          <ChecklistTally list={data} />
          <div>
            <WantsHelp categories={data.categories} patientId={frame.patientId} />
            <RecordItems
              categories={data.categories}
              frame={frame}
              notesOf={notesOf}
              openId={openId}
              onOpen={setOpenId}
            />
          </div>
          {figures?.(data)}
        </>
      )}
    </section>
  )
}
