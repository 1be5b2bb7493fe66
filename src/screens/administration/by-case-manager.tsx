import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useSearchParams } from 'react-router'
import { ACTIVITIES_AT_MOST } from '#features/activities/activities.rules.ts'
import { ActivityFeed } from '#features/activities/parts/activity-feed.tsx'
import { namesOfCaseManager } from '#features/caseload/caseload.queries.ts'
import { staffNames } from '#features/staff/staff.queries.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { PeopleIcon } from '#ui/icons.ts'
import { PersonField, personOption } from '#ui/person-field.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { ItemsStatusByAddress } from '../patient-record/items-status-by-address.tsx'
import { administrationText } from './administration.text.ts'

const text = administrationText.byCaseManager

/** What the patients of one case manager did lately, and beside it what happened in the whole organization. */
export function ActivityTracking() {
  return (
    <div className="grid gap-x-10 gap-y-8 xl:grid-cols-2">
      <Part title={text.activityOf}>
        <OneCaseManager>{({ id }) => <ActivityFeed hat="administrator" caseManagerId={id} />}</OneCaseManager>
      </Part>
      <Part title={text.recent}>
        <ActivityFeed hat="administrator" limit={ACTIVITIES_AT_MOST} />
      </Part>
    </div>
  )
}

/** How the patients of one case manager stand with each item of the checklist. */
export function ChecklistStatusOfCaseload() {
  return (
    <Part title={text.checklist}>
      <OneCaseManager>{({ id }) => <StatusOf key={id} caseManagerId={id} />}</OneCaseManager>
    </Part>
  )
}

function StatusOf({ caseManagerId }: { caseManagerId: string }) {
  const { data: patients = [] } = useQuery(namesOfCaseManager(caseManagerId))
  return <ItemsStatusByAddress caseManagerId={caseManagerId} patients={patients} />
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 content-start gap-4">
      <h2 id={id} className="font-semibold text-lg">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Begins with the first case manager and switches to any other; the address holds which (decision 21). */
function OneCaseManager({ children }: { children: (caseManager: { id: string }) => ReactNode }) {
  const [address, setAddress] = useSearchParams()
  const { data, isError, isFetching, refetch } = useQuery(staffNames)
  if (isError && !data) return <FailureState isTrying={isFetching} onTryAgain={() => void refetch()} />
  if (!data) return <SkeletonLines lines={6} />
  const { caseManagers } = data
  const chosen = caseManagers.find(({ id }) => id === address.get('manager')) ?? caseManagers[0]
  if (!chosen) return <EmptyState title={text.none} icon={<PeopleIcon size={24} aria-hidden="true" />} />
  const choose = (id: string) =>
    setAddress(
      before => {
        const after = new URLSearchParams(before)
        after.set('manager', id)
        // Whose patient it was is somebody else's now.
        after.delete('patient')
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <>
      <div className="max-w-sm">
        <PersonField
          label={text.caseManager}
          value={chosen.id}
          onValueChange={choose}
          options={caseManagers.map(personOption)}
        />
      </div>
      {children(chosen)}
    </>
  )
}
