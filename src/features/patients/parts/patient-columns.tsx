import { Link, useLocation } from 'react-router'
import { calledName } from '#features/caseload/caseload.rules.ts'
import { coverText } from '#features/cover/cover.text.ts'
import { GiveCover } from '#features/cover/parts/give-cover.tsx'
import { daysBetween, formatDate, formatDay } from '#lib/dates.ts'
import { Badge } from '#ui/badge.tsx'
import { IconButton } from '#ui/button.tsx'
import type { Column } from '#ui/data-table.tsx'
import { ChevronDownIcon, ChevronUpIcon, CoverIcon } from '#ui/icons.ts'
import { sayPhone } from '../patient-facts/parts/safe-contact.tsx'
import type { AdministeredPatient, PatientsSort } from '../patient-records/patient-records.contract.ts'
import { patientRecordsText as text } from '../patient-records/patient-records.text.ts'
import { AssignPatient } from './assign-patient.tsx'
import { EditPatient } from './edit-patient.tsx'

/** Where there is nobody to cover for, the patient is assigned instead. */
function SetCover({ patient }: { patient: AdministeredPatient }) {
  const { id, caseManagerId } = patient
  if (!caseManagerId) return null
  const label = coverText.giveForPatient(calledName(patient))
  return (
    <GiveCover
      hat="administrator"
      title={label}
      scope={{ caseManagerId, patientId: id }}
      trigger={<IconButton label={label} icon={<CoverIcon size={18} aria-hidden="true" />} />}
    />
  )
}

/** What the columns need to know of the list. */
interface Around {
  /** The day it is for the organization, YYYY-MM-DD. */
  today: string
  sort: PatientsSort
  /** While something is searched for, the best match stands first. */
  isSearched: boolean
  onSort: (sort: PatientsSort) => void
  opened: string | undefined
  onOpen: (id: string | undefined) => void
}

/** A column that sorts one way, or one way and then the other. */
function sorting(
  { sort, isSearched, onSort }: Around,
  [up, down]: readonly [PatientsSort, PatientsSort?],
): Column<AdministeredPatient>['sort'] {
  if (isSearched) return undefined
  const direction = sort === up ? 'ascending' : sort === down ? 'descending' : undefined
  return { direction, onSort: () => onSort(down && sort === up ? down : up) }
}

/**
 * The columns of the patients of an organization. A phone has one: who it is, with whom, and what comes next; a tablet the
 * phone number beside it.
 */
export const patientColumns = (around: Around): Column<AdministeredPatient>[] => [
  {
    key: 'panel',
    heading: <span className="sr-only">{text.suggestions}</span>,
    isNarrow: true,
    cell: patient => <OpenPanel patient={patient} {...around} />,
  },
  {
    key: 'name',
    heading: text.name,
    isRowHeading: true,
    isWholeOnPhone: true,
    sort: sorting(around, ['name', 'name-back']),
    cell: patient => (
      <span className="flex items-center justify-between gap-3">
        <span className="min-w-0">
          <OpenLink patient={patient} />
          <span className="block truncate font-normal text-muted text-sm lg:hidden">
            {patient.caseManagerName ?? <strong className="text-ink">{text.nobody}</strong>}
          </span>
        </span>
        <span className="shrink-0 whitespace-nowrap font-normal text-sm lg:hidden">
          {patient.caseManagerId || patient.status !== 'active' ? (
            <NextStep patient={patient} today={around.today} />
          ) : (
            <AssignPatient patient={patient} look="word" />
          )}
        </span>
      </span>
    ),
  },
  ...besideTheName(around).map(column => ({ ...column, isWide: true })),
]

const besideTheName = (around: Around): Column<AdministeredPatient>[] => [
  {
    key: 'email',
    heading: text.email,
    isWidest: true,
    cell: patient => <OneLine words={patient.email ?? text.none} />,
  },
  {
    key: 'phone',
    heading: text.phone,
    isOneLine: true,
    cell: patient => sayPhone(patient) ?? text.none,
  },
  {
    key: 'status',
    heading: text.status,
    isWidest: true,
    cell: patient => (
      <Badge tone={patient.status === 'active' ? 'rail' : 'plain'}>{text.statuses[patient.status]}</Badge>
    ),
  },
  {
    key: 'caseManager',
    heading: text.caseManager,
    isWidest: true,
    cell: patient => (
      <span className="flex items-center justify-between gap-1">
        {patient.caseManagerName ? (
          <OneLine words={patient.caseManagerName} />
        ) : (
          <strong className="whitespace-nowrap">{text.nobody}</strong>
        )}
        <AssignPatient patient={patient} look="picture" />
      </span>
    ),
  },
  {
    key: 'specialist',
    heading: text.specialist,
    isWidest: true,
    cell: patient => <OneLine words={patient.specialistName ?? text.none} />,
  },
  {
    key: 'nextStep',
    heading: text.nextStep,
    isOneLine: true,
    isWidest: true,
    sort: sorting(around, ['attention']),
    cell: patient => <NextStep patient={patient} today={around.today} />,
  },
  {
    key: 'created',
    heading: text.created,
    isOneLine: true,
    isWidest: true,
    sort: sorting(around, ['oldest', 'newest']),
    cell: patient => formatDate(patient.createdAt),
  },
  {
    key: 'actions',
    heading: text.actions,
    cell: patient => (
      <span className="flex">
        <EditPatient patient={patient} />
        <SetCover patient={patient} />
      </span>
    ),
  },
]

/** On a wide screen a row is one line: what is longer ends in dots, and is shown whole where the mouse rests. */
function OneLine({ words }: { words: string }) {
  return (
    <span title={words} className="dense:block dense:max-w-40 dense:truncate dense:max-2xl:max-w-32">
      {words}
    </span>
  )
}

/** When what comes next is due; none, or past it, in bold ink. A closed case asks nothing, and says since when. */
function NextStep({
  patient: { status, nextStepDueOn: dueOn, closedOn },
  today,
}: {
  patient: AdministeredPatient
  today: string
}) {
  if (status !== 'active') return closedOn ? text.closed(formatDay(closedOn)) : text.statuses.inactive
  if (!dueOn) return <strong>{text.noNextStep}</strong>
  const past = daysBetween(dueOn, today)
  if (past > 0) return <strong>{text.past(past)}</strong>
  return past === 0 ? text.today : formatDay(dueOn)
}

/** The toggle of the short panel below a row. */
function OpenPanel({
  patient: { id, name },
  opened,
  onOpen,
}: Pick<Around, 'opened' | 'onOpen'> & { patient: AdministeredPatient }) {
  const isOpen = opened === id
  const Arrow = isOpen ? ChevronUpIcon : ChevronDownIcon
  return (
    <IconButton
      label={isOpen ? text.hideSuggestions(name) : text.showSuggestions(name)}
      icon={<Arrow size={18} aria-hidden="true" />}
      aria-expanded={isOpen}
      onClick={() => onOpen(isOpen ? undefined : id)}
    />
  )
}

/** The patient's page; the list comes back with the tab and the search of its address. */
function OpenLink({ patient }: { patient: AdministeredPatient }) {
  const name = calledName(patient)
  const { search } = useLocation()
  const address = new URLSearchParams(search)
  address.set('tab', 'patients')
  address.set('patient', patient.id)
  return (
    <Link
      to={`/admin?${address}`}
      title={name}
      className="relative text-rail underline underline-offset-4 after:absolute after:inset-x-0 after:-inset-y-2.5 max-lg:wrap-anywhere lg:block lg:max-w-60 lg:truncate lg:after:hidden dense:leading-6"
    >
      {name}
    </Link>
  )
}
