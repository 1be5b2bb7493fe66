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
import { CreatePatientDialog } from '#features/patients/parts/create-patient-dialog.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { PeopleIcon, SearchIcon } from '#ui/icons.ts'
import { MoreButton } from '#ui/more-button.tsx'
import { Page } from '#ui/page.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import { pageMeta } from '../frame/page-meta.ts'
import { PatientFilters, usePatientFilters } from '../patient-record/patient-filters.tsx'
import { patientsText as text } from './patients.text.ts'

export const meta = () => pageMeta({ title: text.title, isHidden: true })

const { list } = caseloadText
const whoseChoices: CaseloadWhose[] = ['all', 'own', 'covered']
const sorts: CaseloadSort[] = ['newest', 'name', 'attention', 'completion']

/** The caseload: searched, sorted and paged by the server, as the address says. */
export default function Patients() {
  const [address, setAddress] = useSearchParams()
  const search = address.get('search') ?? ''
  const sort = caseloadSort.catch('newest').parse(address.get('sort'))
  const whose = caseloadWhose.catch('all').parse(address.get('whose'))
  const { data: overview } = useQuery(caseloadOverview)
  const field = useRef<HTMLInputElement>(null)
  const setParameter = (key: string, value: string) =>
    setAddress(
      before => {
        const after = new URLSearchParams(before)
        if (value) after.set(key, value)
        else after.delete(key)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  const { asked: filters } = usePatientFilters()
  const clear = () => {
    if (field.current) field.current.value = ''
    setAddress(before => keepOnly(before, ['sort', 'whose']), { replace: true, preventScrollReset: true })
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
            onChange={event => setParameter('search', event.target.value)}
          />
          <SelectField
            label={list.sort}
            value={sort}
            onValueChange={value => setParameter('sort', value === 'newest' ? '' : value)}
            options={sorts.map(value => ({ value, label: list.sorts[value] }))}
          />
          {(overview?.coveredPatients || whose !== 'all') && (
            <SelectField
              label={list.whose}
              value={whose}
              onValueChange={value => setParameter('whose', value === 'all' ? '' : value)}
              options={whoseChoices.map(value => ({ value, label: list.whoseChoices[value] }))}
            />
          )}
        </div>
        <PatientFilters hat="staff" />
        <Caseload
          search={search}
          filters={filters}
          sort={sort}
          whose={whose}
          onClear={clear}
          onShowAll={() => setParameter('whose', '')}
        />
      </div>
    </Page>
  )
}

/** An address without what a list was narrowed by. */
const keepOnly = (address: URLSearchParams, names: readonly string[]) =>
  new URLSearchParams([...address].filter(([name]) => names.includes(name)))

function Caseload({
  search,
  filters,
  sort,
  whose,
  onClear,
  onShowAll,
}: {
  search: string
  filters: string[]
  sort: CaseloadSort
  whose: CaseloadWhose
  onClear: () => void
  onShowAll: () => void
}) {
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(caseloadPatients({ search, filters, sort, whose }))
  if (isPending) return <SkeletonLines lines={8} />
  if (isError && !data) return <FailureState onTryAgain={() => void refetch()} />
  const patients = data.pages.flatMap(page => page.patients)
  if (patients.length === 0 && (search || filters.length > 0)) {
    return (
      <EmptyState
        title={filters.length > 0 ? list.noneFiltered : list.noneFound}
        body={filters.length > 0 ? list.noneFilteredHint : list.noneFoundHint}
        icon={<SearchIcon size={24} />}
        action={
          <Button look="secondary" onClick={onClear}>
            {filters.length > 0 ? list.clearAll : list.clear}
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
      <MoreButton pages={{ hasNextPage, isFetchingNextPage, fetchNextPage }} label={list.more} />
    </>
  )
}
