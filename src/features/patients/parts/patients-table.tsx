import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { coverText } from '#features/cover/cover.text.ts'
import { GiveCoverDialog } from '#features/cover/parts/give-cover-dialog.tsx'
import { formatDate, formatDay } from '#lib/dates.ts'
import { Badge } from '#ui/badge.tsx'
import { IconButton } from '#ui/button.tsx'
import type { Column } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { CoverIcon } from '#ui/icons.ts'
import { PagedTable } from '#ui/paged-table.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { AdministeredPatient } from '../patient-records/patient-records.contract.ts'
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

const columns: Column<AdministeredPatient>[] = [
  { key: 'name', heading: text.name, isRowHeading: true, cell: patient => <OpenLink patient={patient} /> },
  { key: 'email', heading: text.email, cell: patient => patient.email ?? text.none },
  { key: 'phone', heading: text.phone, cell: patient => patient.phone ?? text.none },
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
      <span className="flex flex-wrap items-center gap-2">
        {patient.caseManagerName ?? <Badge tone="fair">{text.nobody}</Badge>}
        <AssignPatientDialog patient={patient} />
      </span>
    ),
  },
  { key: 'specialist', heading: text.specialist, cell: patient => patient.specialistName ?? text.none },
  { key: 'created', heading: text.created, cell: patient => formatDate(patient.createdAt) },
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

/** Every patient of the organization; the server finds and pages them. */
export function PatientsTable({
  search,
  onSearch,
  filters,
  children,
}: {
  search: string
  onSearch: (words: string) => void
  /** What else the list is narrowed by, each as `name:id`. */
  filters: string[]
  /** Further filters, beside the search. */
  children?: ReactNode
}) {
  const pages = useInfiniteQuery(patientPages(search, filters))
  const patients = pages.data?.pages.flatMap(page => page.patients) ?? []
  return (
    <div className="grid gap-5">
      <div className="max-w-md">
        <TextField
          label={text.search}
          type="search"
          defaultValue={search}
          onChange={event => onSearch(event.target.value)}
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
        empty={
          <EmptyState title={text.empty} body={filters.length > 0 ? text.noneFiltered : text.emptyHint} />
        }
      />
    </div>
  )
}
