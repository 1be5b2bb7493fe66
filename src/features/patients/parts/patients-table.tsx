import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { coverText } from '#features/cover/cover.text.ts'
import { GiveCoverDialog } from '#features/cover/parts/give-cover-dialog.tsx'
import { formatDate, formatDay } from '#lib/dates.ts'
import { hasTooFewDigits } from '#lib/person-search.ts'
import { Badge } from '#ui/badge.tsx'
import { IconButton } from '#ui/button.tsx'
import type { Column } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { CoverIcon } from '#ui/icons.ts'
import { PagedTable } from '#ui/paged-table.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { uiText } from '#ui/ui.text.ts'
import {
  type AdministeredPatient,
  type PatientsQuestion,
  patientStatusFilter,
  patientsSort,
  patientsWhose,
} from '../patient-records/patient-records.contract.ts'
import { patientPages } from '../patient-records/patient-records.queries.ts'
import { patientRecordsText as text } from '../patient-records/patient-records.text.ts'
import { AssignPatientDialog } from './assign-patient-dialog.tsx'
import { EditPatientDialog } from './edit-patient-dialog.tsx'

/** Where there is nobody to cover for, the patient is assigned instead. */
function SetCover({ patient: { id, name, caseManagerId } }: { patient: AdministeredPatient }) {
  if (!caseManagerId) return null
  const label = coverText.giveForPatient(name)
  return (
    <GiveCoverDialog
      hat="administrator"
      title={label}
      scope={{ caseManagerId, patientId: id }}
      trigger={<IconButton label={label} icon={<CoverIcon size={18} aria-hidden="true" />} />}
    />
  )
}

/** What is searched for is shown in the order in which it fits. */
const BEST_MATCH = 'match'

const columns: Column<AdministeredPatient>[] = [
  {
    key: 'name',
    heading: text.name,
    isRowHeading: true,
    cell: patient => (
      <span className="grid">
        <OpenLink patient={patient} />
        {patient.preferredName && (
          <span className="font-normal text-muted text-sm">{text.goesBy(patient.preferredName)}</span>
        )}
      </span>
    ),
  },
  { key: 'email', heading: text.email, cell: patient => patient.email ?? text.none },
  { key: 'phone', heading: text.phone, isOneLine: true, cell: patient => patient.phone ?? text.none },
  {
    key: 'status',
    heading: text.status,
    cell: patient => (
      <span className="grid gap-1">
        <Badge tone={patient.status === 'active' ? 'rail' : 'plain'}>{text.statuses[patient.status]}</Badge>
        {patient.closedOn && (
          <span className="text-muted text-sm">{text.since(formatDay(patient.closedOn))}</span>
        )}
      </span>
    ),
  },
  {
    key: 'caseManager',
    heading: text.caseManager,
    cell: patient => (
      <span className="flex items-center justify-between gap-1">
        {patient.caseManagerName ?? <Badge tone="fair">{text.nobody}</Badge>}
        <AssignPatientDialog patient={patient} />
      </span>
    ),
  },
  { key: 'specialist', heading: text.specialist, cell: patient => patient.specialistName ?? text.none },
  {
    key: 'created',
    heading: text.created,
    isOneLine: true,
    cell: patient => formatDate(patient.createdAt),
  },
  {
    key: 'actions',
    heading: text.actions,
    cell: patient => (
      <span className="flex">
        <EditPatientDialog patient={patient} />
        <SetCover patient={patient} />
      </span>
    ),
  },
]

/** The patient's page; the list comes back with the tab and the search of its address. */
function OpenLink({ patient }: { patient: AdministeredPatient }) {
  const { search } = useLocation()
  const address = new URLSearchParams(search)
  address.set('tab', 'patients')
  address.set('patient', patient.id)
  return (
    <Link to={`/admin?${address}`} className="text-rail underline underline-offset-4">
      {patient.name}
    </Link>
  )
}

/** Every patient of the organization; the server finds, sorts and pages them, as the address says. */
export function PatientsTable({
  question,
  onAsk,
  children,
}: {
  question: Required<Pick<PatientsQuestion, 'search' | 'sort' | 'status' | 'whose' | 'filters'>>
  /** Takes a part of the question into the address; what it is without being asked leaves it. */
  onAsk: (parameter: 'search' | 'sort' | 'status' | 'whose', value: string) => void
  /** Further filters, beside the search. */
  children?: ReactNode
}) {
  const pages = useInfiniteQuery(patientPages(question))
  const patients = pages.data?.pages.flatMap(page => page.patients) ?? []
  const { search, sort, status, whose, filters } = question
  const isFiltered = filters.length > 0 || status !== 'all' || whose !== 'all'
  return (
    <div className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-[minmax(0,24rem)_14rem_14rem_16rem]">
        <TextField
          label={text.search}
          type="search"
          defaultValue={search}
          onChange={event => onAsk('search', event.target.value)}
        />
        <SelectField
          label={text.sort}
          value={search ? BEST_MATCH : sort}
          disabled={search !== ''}
          onValueChange={value => onAsk('sort', value === 'newest' ? '' : value)}
          options={
            search
              ? [{ value: BEST_MATCH, label: text.bestMatch }]
              : patientsSort.options.map(value => ({ value, label: text.sorts[value] }))
          }
        />
        <SelectField
          label={text.status}
          value={status}
          onValueChange={value => onAsk('status', value === 'all' ? '' : value)}
          options={patientStatusFilter.options.map(value => ({ value, label: text.statusChoices[value] }))}
        />
        <SelectField
          label={text.whose}
          value={whose}
          onValueChange={value => onAsk('whose', value === 'all' ? '' : value)}
          options={patientsWhose.options.map(value => ({ value, label: text.whoseChoices[value] }))}
        />
      </div>
      {children}
      <PagedTable
        pages={pages}
        moreLabel={text.more}
        lines={8}
        caption={text.caption}
        columns={columns}
        rows={patients}
        rowKey={patient => patient.id}
        empty={<EmptyState title={text.empty} body={wordsOfNobody(isFiltered, search)} />}
      />
    </div>
  )
}

function wordsOfNobody(isFiltered: boolean, search: string): string {
  if (isFiltered) return text.noneFiltered
  if (hasTooFewDigits(search)) return uiText.fewDigits
  return search ? text.noneFound : text.emptyHint
}
