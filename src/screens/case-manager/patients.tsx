import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import {
  type CaseloadSort,
  type CaseloadWhose,
  caseloadSort,
  caseloadWhose,
} from '#features/caseload/caseload.contract.ts'
import { caseloadOverview, caseloadPatients } from '#features/caseload/caseload.queries.ts'
import { caseloadText } from '#features/caseload/caseload.text.ts'
import { CaseloadTable } from '#features/caseload/parts/caseload-table.tsx'
import { CreatePatientDialog } from '#features/people/patients/parts/create-patient-dialog.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { PeopleIcon, SearchIcon } from '#ui/icons.ts'
import { Page } from '#ui/page.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import { pageMeta } from '../frame/page-meta.ts'
import { patientsText as text } from './patients.text.ts'

export const meta = () => pageMeta({ title: text.title, isHidden: true })

const { list } = caseloadText
const whoseChoices: CaseloadWhose[] = ['all', 'own', 'covered']
const sorts: CaseloadSort[] = ['newest', 'name', 'attention', 'completion']

/** The caseload: found, sorted and paged by the server; the question stands in the address. */
export default function Patients() {
  const [address, setAddress] = useSearchParams()
  const search = address.get('search') ?? ''
  const sort = caseloadSort.catch('newest').parse(address.get('sort'))
  const whose = caseloadWhose.catch('all').parse(address.get('whose'))
  const { data: overview } = useQuery(caseloadOverview)
  const field = useRef<HTMLInputElement>(null)
  const keep = (key: string, value: string) =>
    setAddress(
      before => {
        const after = new URLSearchParams(before)
        if (value) after.set(key, value)
        else after.delete(key)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  const clear = () => {
    if (field.current) field.current.value = ''
    keep('search', '')
  }
  return (
    <Page
      width="wide"
      title={text.title}
      actions={overview?.hat === 'case_manager' ? <CreatePatientDialog /> : undefined}
    >
      <div className="grid gap-5">
        <div className="grid gap-4 sm:grid-cols-[minmax(0,24rem)_14rem] lg:grid-cols-[minmax(0,24rem)_14rem_16rem]">
          <TextField
            label={list.search}
            type="search"
            ref={field}
            defaultValue={search}
            onChange={event => keep('search', event.target.value)}
          />
          <SelectField
            label={list.sort}
            value={sort}
            onValueChange={value => keep('sort', value === 'newest' ? '' : value)}
            options={sorts.map(value => ({ value, label: list.sorts[value] }))}
          />
          {(overview?.coveredPatients || whose !== 'all') && (
            <SelectField
              label={list.whose}
              value={whose}
              onValueChange={value => keep('whose', value === 'all' ? '' : value)}
              options={whoseChoices.map(value => ({ value, label: list.whoseChoices[value] }))}
            />
          )}
        </div>
        <Caseload
          search={search}
          sort={sort}
          whose={whose}
          onClear={clear}
          onShowAll={() => keep('whose', '')}
        />
      </div>
    </Page>
  )
}

function Caseload({
  search,
  sort,
  whose,
  onClear,
  onShowAll,
}: {
  search: string
  sort: CaseloadSort
  whose: CaseloadWhose
  onClear: () => void
  onShowAll: () => void
}) {
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(caseloadPatients({ search, sort, whose }))
  if (isPending) return <SkeletonLines lines={8} />
  if (isError && !data) return <FailureState onTryAgain={() => void refetch()} />
  const patients = data.pages.flatMap(page => page.patients)
  if (patients.length === 0 && search) {
    return (
      <EmptyState
        title={list.noneFound}
        body={list.noneFoundHint}
        icon={<SearchIcon size={24} />}
        action={
          <Button look="secondary" onClick={onClear}>
            {list.clear}
          </Button>
        }
      />
    )
  }
  if (patients.length === 0 && whose === 'covered') {
    return (
      <EmptyState
        title={list.noneCovered}
        body={list.noneCoveredHint}
        icon={<PeopleIcon size={24} />}
        action={
          <Button look="secondary" onClick={onShowAll}>
            {list.showAll}
          </Button>
        }
      />
    )
  }
  if (patients.length === 0) {
    return <EmptyState title={list.empty} body={list.emptyHint} icon={<PeopleIcon size={24} />} />
  }
  return (
    <>
      <CaseloadTable patients={patients} />
      {hasNextPage && (
        <Button look="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {list.more}
        </Button>
      )}
    </>
  )
}
