import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type {
  CaseloadOnly,
  CaseloadPatient,
  CaseloadSort,
  CaseloadViews,
  CaseloadWhose,
} from '#features/caseload/caseload.contract.ts'
import { caseloadOverview, caseloadPatients, caseloadViews } from '#features/caseload/caseload.queries.ts'
import { caseloadSorts, caseloadWhoses } from '#features/caseload/caseload.rules.ts'
import { caseloadText } from '#features/caseload/caseload.text.ts'
import { ColumnsMenu, useColumns } from '#features/caseload/parts/caseload-columns.tsx'
import { CaseloadTable } from '#features/caseload/parts/caseload-table.tsx'
import { CreatePatientDialog } from '#features/patients/parts/create-patient-dialog.tsx'
import type { PatientStatusFilter } from '#features/patients/patient-records/patient-records.contract.ts'
import { hasTooFewDigits } from '#lib/person-search.ts'
import { askedOf, useAskedByAddress } from '#ui/asked-by-address.ts'
import { Button } from '#ui/button.tsx'
import type { Column } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { PeopleIcon, SearchIcon } from '#ui/icons.ts'
import { MoreButton } from '#ui/more-button.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import { uiText } from '#ui/ui.text.ts'
import { ViewLinks } from '#ui/view-links.tsx'
import { WorkspacePage } from '#ui/workspace-page.tsx'
import { pageMeta } from '../frame/page-meta.ts'
import { PatientFilters, usePatientFilters } from '../patient-record/patient-filters.tsx'
import { patientsText as text } from './patients.text.ts'

export const meta = () => pageMeta({ title: text.title, isHidden: true })

const { list } = caseloadText

interface Question {
  search: string
  filters: string[]
  sort: CaseloadSort
  only: CaseloadOnly
  status: PatientStatusFilter
  whose: CaseloadWhose
}

/**
 * The views of the caseload: closed cases stand apart, unless somebody is looked for by name. Where one
 * asks who is late, the longest stands first.
 */
const views = {
  active: {},
  waiting: { only: 'waiting', sort: 'attention' },
  'past-step': { only: 'past-step', sort: 'attention' },
  'no-step': { only: 'no-step' },
  silent: { status: 'silent' },
  inactive: { status: 'inactive' },
} as const satisfies Record<string, Partial<Question>>
type View = keyof typeof views

const countOf = {
  active: 'active',
  waiting: 'waiting',
  'past-step': 'pastStep',
  'no-step': 'noStep',
  silent: 'silent',
  inactive: 'inactive',
} as const satisfies Record<View, keyof CaseloadViews>

/** The order that a view has before somebody chooses another. */
const firstSort = (view: View): CaseloadSort => ({ sort: 'newest' as const, ...views[view] }).sort

/** What the address asks for. */
function useQuestion(): { question: Question; view: View } {
  const [address] = useSearchParams()
  const { asked: filters } = usePatientFilters()
  const search = address.get('search') ?? ''
  const view = (Object.keys(views) as View[]).find(each => each === address.get('view')) ?? 'active'
  const question: Question = {
    search,
    filters,
    whose: askedOf(caseloadWhoses, address.get('whose')),
    only: 'all',
    status: search && view === 'active' ? 'all' : 'active',
    ...views[view],
    sort: askedOf(caseloadSorts, address.get('sort'), firstSort(view)),
  }
  return { question, view }
}

/** The caseload: searched, sorted and paged by the server, as the address says. */
export default function Patients() {
  const [, ask] = useAskedByAddress()
  const { question, view } = useQuestion()
  const { choose } = usePatientFilters()
  const { data: overview } = useQuery(caseloadOverview)
  const field = useRef<HTMLInputElement>(null)
  const shown = useColumns()
  const [isChoosing, setChoosing] = useState(false)
  /** Without all that narrows the list; the order stays. */
  const clear = () => {
    if (field.current) field.current.value = ''
    ask({ search: '', view: '', whose: '' })
    for (const name of new Set(question.filters.map(filter => filter.split(':')[0] ?? ''))) choose(name, [])
  }
  return (
    <WorkspacePage
      title={text.title}
      actions={overview?.hat === 'case_manager' && <CreatePatientDialog isSecond={isChoosing} />}
    >
      <div className="grid gap-3 pb-8">
        <Views view={view} question={question} />
        <div
          data-dense
          className="grid grid-cols-[minmax(0,1fr)] items-end gap-3 max-xl:[&>:first-child]:col-span-full lg:grid-cols-4 xl:grid-cols-[minmax(0,28rem)_repeat(3,minmax(0,13rem))_1fr]"
        >
          <TextField
            label={list.search}
            type="search"
            ref={field}
            defaultValue={question.search}
            onChange={event => ask({ search: event.target.value })}
          />
          <Narrowing question={question} view={view}>
            <ColumnsMenu {...shown} />
          </Narrowing>
        </div>
        <Caseload
          question={question}
          view={view}
          mayTag={overview?.hat === 'case_manager'}
          columns={shown.columns}
          onClear={clear}
          onChoosing={setChoosing}
        />
      </div>
    </WorkspacePage>
  )
}

/** In which order, and who of them: one line, which scrolls where it has not the room. */
function Narrowing({ question, view, children }: { question: Question; view: View; children: ReactNode }) {
  const [, ask] = useAskedByAddress()
  return (
    <fieldset
      aria-label={list.filters}
      className="-m-1 flex min-w-0 items-end gap-3 overflow-x-auto p-1 max-lg:*:min-w-40 max-lg:*:shrink-0 lg:contents"
    >
      <div className="max-sm:w-40 max-lg:w-44">
        <SelectField
          label={list.sort}
          value={question.sort}
          onValueChange={value => ask({ sort: value === firstSort(view) ? '' : value })}
          options={caseloadSorts.map(value => ({ value, label: list.sorts[value] }))}
        />
      </div>
      <div className="max-sm:w-40 max-lg:w-44">
        <SelectField
          label={list.whose}
          value={question.whose}
          onValueChange={value => ask({ whose: value === 'all' ? '' : value })}
          options={caseloadWhoses.map(value => ({ value, label: list.whoseChoices[value] }))}
        />
      </div>
      <PatientFilters hat="staff" />
      {children}
    </fieldset>
  )
}

function Views({ view, question: { whose, filters } }: { view: View; question: Question }) {
  const { data: counts } = useQuery(caseloadViews({ whose, filters }))
  return (
    <ViewLinks
      label={list.views}
      parameter="view"
      chosen={view}
      views={(Object.keys(views) as View[]).map(each => ({
        view: each,
        name: list.viewNames[each],
        count: counts?.[countOf[each]],
      }))}
      className="-mb-1 *:last:ml-auto"
    />
  )
}

function Caseload({
  question,
  view,
  columns,
  mayTag,
  onClear,
  onChoosing,
}: {
  question: Question
  view: View
  mayTag: boolean
  columns: readonly Column<CaseloadPatient>[]
  onClear: () => void
  onChoosing: (isChoosing: boolean) => void
}) {
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(caseloadPatients(question))
  if (isPending) return <SkeletonLines lines={8} />
  if (isError && !data) return <FailureState onTryAgain={() => void refetch()} />
  const patients = data.pages.flatMap(page => page.patients)
  if (patients.length === 0) return <Nobody question={question} view={view} onClear={onClear} />
  return (
    <>
      <CaseloadTable
        key={JSON.stringify(question)}
        patients={patients}
        columns={columns}
        isAll={!hasNextPage}
        mayTag={mayTag}
        onChoosing={onChoosing}
      />
      <MoreButton
        pages={{ hasNextPage, isFetchingNextPage, fetchNextPage }}
        label={list.more}
        className="w-fit"
      />
    </>
  )
}

/** Why nobody is listed, and the way back to everybody. */
function Nobody({ question, view, onClear }: { question: Question; view: View; onClear: () => void }) {
  const { data: overview } = useQuery(caseloadOverview)
  const isEmpty = overview?.totalPatients === 0 && overview.coveredPatients === 0
  const { title, body, label } = wordsOfNobody(question, view, isEmpty)
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

function wordsOfNobody({ search, filters, whose }: Question, view: View, isEmpty: boolean) {
  const narrowed = [search !== '', filters.length > 0, view !== 'active', whose !== 'all']
  if (filters.length > 0 || narrowed.filter(Boolean).length > 1)
    return { title: list.noneFiltered, body: list.noneFilteredHint, label: list.clearAll }
  if (search)
    return {
      title: list.noneFound,
      body: hasTooFewDigits(search) ? uiText.fewDigits : list.noneFoundHint,
      label: list.clear,
    }
  if (whose !== 'all')
    return { title: list.noneOfWhose[whose], body: list.noneOfWhoseHint, label: list.showAll }
  if (view !== 'active')
    return { title: list.noneOfView[view], body: list.noneOfViewHint, label: list.showAll }
  return isEmpty
    ? { title: list.empty, body: list.emptyHint, label: undefined }
    : { title: list.noneOfView.active, body: list.noneActiveHint, label: undefined }
}
