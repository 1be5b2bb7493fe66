import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { staffNames } from '#features/staff/staff.queries.ts'
import { hasTooFewDigits } from '#lib/person-search.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterFold } from '#ui/filter-fold.tsx'
import { DownloadIcon } from '#ui/icons.ts'
import { PagedTable } from '#ui/paged-table.tsx'
import { PersonField, personOption } from '#ui/person-field.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { uiText } from '#ui/ui.text.ts'
import {
  ChosenBar,
  chosenColumn,
  onChoosingKey,
  useChosenPatients,
} from '../many-patients/parts/chosen-patients.tsx'
import type {
  AdministeredPatient,
  PatientsQuestion,
  PatientsSort,
} from '../patient-records/patient-records.contract.ts'
import { patientPages } from '../patient-records/patient-records.queries.ts'
import {
  patientSorts,
  patientStatusFilters,
  patientsWhose,
} from '../patient-records/patient-records.rules.ts'
import { patientRecordsText as text } from '../patient-records/patient-records.text.ts'
import { patientColumns } from './patient-columns.tsx'

/** Stands for all members of staff. */
const ANY = 'any'
/** The order in which nobody is forgotten (decision 43): it needs no word in the address. */
const FIRST_SORT: PatientsSort = 'attention'

/** What is searched for is shown in the order in which it fits. */
const BEST_MATCH = 'match'

type Parameter = 'search' | 'sort' | 'status' | 'whose' | 'case-manager' | 'specialist'

type TableQuestion = Required<Pick<PatientsQuestion, 'search' | 'sort' | 'status' | 'whose' | 'filters'>> &
  Pick<PatientsQuestion, 'caseManager' | 'specialist'>

/** Every patient of the organization; the server finds, sorts and pages them, as the address says. */
export function PatientsTable({
  question,
  onAsk,
  panel,
  filters: more,
  acts,
}: {
  question: TableQuestion
  /** Takes a part of the question into the address; what it is without being asked leaves it. */
  onAsk: (parameter: Parameter, value: string) => void
  /** What stands below a row that was opened. */
  panel: (patient: AdministeredPatient) => ReactNode
  /** What else it is narrowed by, among its own filters. */
  filters?: ReactNode
  /** What is done with the list as a whole, where the search stands first. */
  acts?: ReactNode
}) {
  const pages = useInfiniteQuery(patientPages(question))
  const patients = pages.data?.pages.flatMap(page => page.patients) ?? []
  const { search, sort, status, whose, filters } = question
  const { caseManager, specialist } = question
  const set = [...filters, caseManager, specialist, status !== 'all', whose !== 'all'].filter(Boolean).length
  const [opened, setOpened] = useState<string>()
  const today = pages.data?.pages[0]?.today ?? ''
  const nobody = pages.data?.pages[0]?.isTooMany
    ? text.tooMany
    : { title: text.empty, body: wordsOfNobody(set > 0, search) }
  const chosen = useChosenPatients(question, patients)
  const askSort = (value: string) => onAsk('sort', value === FIRST_SORT ? '' : value)
  return (
    <div className="grid gap-3">
      <Filters question={question} set={set} onAsk={onAsk} onSort={askSort}>
        {more}
      </Filters>
      {acts}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys go beyond what the boxes in the list do by themselves */}
      <div onKeyDown={event => onChoosingKey(event, chosen)} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <PagedTable
          pages={pages}
          moreLabel={text.more}
          lines={8}
          caption={text.caption}
          columns={[
            chosenColumn(chosen),
            ...patientColumns({
              today,
              sort,
              isSearched: search !== '',
              onSort: askSort,
              opened,
              onOpen: setOpened,
            }),
          ]}
          below={patient => patient.id === opened && panel(patient)}
          rows={patients}
          rowKey={patient => patient.id}
          empty={<EmptyState {...nobody} />}
        />
      </div>
      <ChosenBar chosen={chosen} question={question} isMore={pages.hasNextPage} today={today} />
    </div>
  )
}

/** What the list is searched, sorted and narrowed by. */
function Filters({
  question: { search, sort, status, whose, caseManager, specialist },
  set,
  onAsk,
  onSort,
  children,
}: {
  question: TableQuestion
  /** How many of them narrow it. */
  set: number
  onAsk: (parameter: Parameter, value: string) => void
  onSort: (value: string) => void
  children: ReactNode
}) {
  return (
    <FilterFold
      set={set}
      className="lg:grid-cols-3 dense:grid-cols-[minmax(10rem,1fr)_minmax(0,14.25rem)_minmax(0,11rem)_minmax(0,9rem)_minmax(0,10.5rem)_minmax(0,9rem)]"
      search={
        <SearchField
          label={text.search}
          placeholder={text.searchShort}
          defaultValue={search}
          onChange={event => onAsk('search', event.target.value)}
        />
      }
    >
      <SelectField
        label={text.sort}
        value={search ? BEST_MATCH : sort}
        disabled={search !== ''}
        onValueChange={onSort}
        options={
          search
            ? [{ value: BEST_MATCH, label: text.bestMatch }]
            : patientSorts.map(value => ({ value, label: text.sorts[value] }))
        }
      />
      <SelectField
        label={text.status}
        value={status}
        onValueChange={value => onAsk('status', value === 'all' ? '' : value)}
        options={patientStatusFilters.map(value => ({ value, label: text.statusChoices[value] }))}
      />
      <SelectField
        label={text.whose}
        value={whose}
        onValueChange={value => onAsk('whose', value === 'all' ? '' : value)}
        options={patientsWhose.map(value => ({ value, label: text.whoseChoices[value] }))}
      />
      <StaffFilters caseManager={caseManager} specialist={specialist} onAsk={onAsk} />
      {children && <div className="col-span-full">{children}</div>}
    </FilterFold>
  )
}

/** Exports the list as it is shown. */
export function ExportPatients({ question }: { question: PatientsQuestion }) {
  return (
    <ButtonLink
      to={exportAddress(question)}
      look="secondary"
      title={text.exportHint}
      aria-label={text.exportHint}
      icon={<DownloadIcon size={18} aria-hidden="true" />}
      download
      reloadDocument
    >
      {text.exportList}
    </ButtonLink>
  )
}

/** Where the list is exported, as it is shown. */
export function exportAddress({ filters = [], ...question }: PatientsQuestion): string {
  const asked = Object.entries(question).filter(([, value]) => value)
  const address = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))
  for (const filter of filters) address.append('filters', filter)
  return `/patients.csv?${address}`
}

/** Whose patients: of one case manager, of one specialist. */
function StaffFilters({
  caseManager,
  specialist,
  onAsk,
}: Pick<PatientsQuestion, 'caseManager' | 'specialist'> & {
  onAsk: (parameter: Parameter, value: string) => void
}) {
  const { data } = useQuery(staffNames)
  const optionsOf = (any: string, people: { id: string; name: string }[] = []) => [
    { value: ANY, label: any },
    ...people.map(personOption),
  ]
  return (
    <>
      <PersonField
        label={text.caseManager}
        value={caseManager ?? ANY}
        onValueChange={id => onAsk('case-manager', id === ANY ? '' : id)}
        options={optionsOf(text.anyCaseManager, data?.caseManagers)}
      />
      <PersonField
        label={text.specialist}
        value={specialist ?? ANY}
        onValueChange={id => onAsk('specialist', id === ANY ? '' : id)}
        options={optionsOf(text.anySpecialist, data?.specialists)}
      />
    </>
  )
}

function wordsOfNobody(isFiltered: boolean, search: string): string {
  if (isFiltered) return text.noneFiltered
  if (hasTooFewDigits(search)) return uiText.fewDigits
  return search ? text.noneFound : text.emptyHint
}
