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
import {
  type PatientStatusFilter,
  patientStatusFilter,
} from '#features/patients/patient-records/patient-records.contract.ts'
import { hasTooFewDigits } from '#lib/person-search.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { PeopleIcon, SearchIcon } from '#ui/icons.ts'
import { MoreButton } from '#ui/more-button.tsx'
import { Page } from '#ui/page.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import { uiText } from '#ui/ui.text.ts'
import { pageMeta } from '../frame/page-meta.ts'
import { PatientFilters, usePatientFilters } from '../patient-record/patient-filters.tsx'
import { patientsText as text } from './patients.text.ts'

export const meta = () => pageMeta({ title: text.title, isHidden: true })

const { list } = caseloadText

interface Question {
  search: string
  filters: string[]
  sort: CaseloadSort
  status: PatientStatusFilter
  whose: CaseloadWhose
}

/** The caseload: searched, sorted and paged by the server, as the address says. */
export default function Patients() {
  const [address, setAddress] = useSearchParams()
  const { asked: filters } = usePatientFilters()
  const question: Question = {
    search: address.get('search') ?? '',
    filters,
    sort: caseloadSort.catch('newest').parse(address.get('sort')),
    status: patientStatusFilter.catch('all').parse(address.get('status')),
    whose: caseloadWhose.catch('all').parse(address.get('whose')),
  }
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
  /** Without all that narrows the list; the order stays. */
  const clear = () => {
    if (field.current) field.current.value = ''
    setAddress(before => keepOnly(before, ['sort']), { replace: true, preventScrollReset: true })
  }
  return (
    <Page
      width="wide"
      title={text.title}
      actions={overview?.hat === 'case_manager' ? <CreatePatientDialog /> : undefined}
    >
      <div className="grid gap-5">
        <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-[minmax(0,24rem)_14rem_14rem_16rem]">
          <TextField
            label={list.search}
            type="search"
            ref={field}
            defaultValue={question.search}
            onChange={event => setParameter('search', event.target.value)}
          />
          <SelectField
            label={list.sort}
            value={question.sort}
            onValueChange={value => setParameter('sort', value === 'newest' ? '' : value)}
            options={caseloadSort.options.map(value => ({ value, label: list.sorts[value] }))}
          />
          <SelectField
            label={list.status}
            value={question.status}
            onValueChange={value => setParameter('status', value === 'all' ? '' : value)}
            options={patientStatusFilter.options.map(value => ({ value, label: list.statusChoices[value] }))}
          />
          <SelectField
            label={list.whose}
            value={question.whose}
            onValueChange={value => setParameter('whose', value === 'all' ? '' : value)}
            options={caseloadWhose.options.map(value => ({ value, label: list.whoseChoices[value] }))}
          />
        </div>
        <PatientFilters hat="staff" />
        <Caseload question={question} onClear={clear} />
      </div>
    </Page>
  )
}

/** An address without what a list was narrowed by. */
const keepOnly = (address: URLSearchParams, names: readonly string[]) =>
  new URLSearchParams([...address].filter(([name]) => names.includes(name)))

function Caseload({ question, onClear }: { question: Question; onClear: () => void }) {
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(caseloadPatients(question))
  if (isPending) return <SkeletonLines lines={8} />
  if (isError && !data) return <FailureState onTryAgain={() => void refetch()} />
  const patients = data.pages.flatMap(page => page.patients)
  if (patients.length === 0) return <Nobody question={question} onClear={onClear} />
  return (
    <>
      <CaseloadTable patients={patients} />
      <MoreButton pages={{ hasNextPage, isFetchingNextPage, fetchNextPage }} label={list.more} />
    </>
  )
}

/** Why nobody is listed, and the way back to everybody. */
function Nobody({ question, onClear }: { question: Question; onClear: () => void }) {
  const { title, body, label } = wordsOfNobody(question)
  if (!label) return <EmptyState title={title} body={body} icon={<PeopleIcon size={24} />} />
  return (
    <EmptyState
      title={title}
      body={body}
      icon={question.search ? <SearchIcon size={24} /> : <PeopleIcon size={24} />}
      action={
        <Button look="secondary" onClick={onClear}>
          {label}
        </Button>
      }
    />
  )
}

function wordsOfNobody({ search, filters, status, whose }: Question) {
  const narrowed = [search !== '', filters.length > 0, status !== 'all', whose !== 'all']
  if (filters.length > 0 || narrowed.filter(Boolean).length > 1)
    return { title: list.noneFiltered, body: list.noneFilteredHint, label: list.clearAll }
  if (search)
    return {
      title: list.noneFound,
      body: hasTooFewDigits(search) ? uiText.fewDigits : list.noneFoundHint,
      label: list.clear,
    }
  if (status !== 'all')
    return { title: list.noneOfStatus[status], body: list.noneOfStatusHint, label: list.showAll }
  if (whose !== 'all')
    return {
      title: list.noneOfWhose[whose],
      body: list.noneOfWhoseHint,
      label: list.showAll,
    }
  return { title: list.empty, body: list.emptyHint, label: undefined }
}
