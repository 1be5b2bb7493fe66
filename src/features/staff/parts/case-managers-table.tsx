import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { coverText } from '#features/cover/cover.text.ts'
import { GiveCover } from '#features/cover/parts/give-cover.tsx'
import { formatDate } from '#lib/dates.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, IconButton } from '#ui/button.tsx'
import type { Column } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { AddPersonIcon, CoverIcon } from '#ui/icons.ts'
import { PagedTable } from '#ui/paged-table.tsx'
import { StaffMenu } from '../leaving/parts/staff-menu.tsx'
import type { CaseManager } from '../staff.contract.ts'
import { addCaseManager, caseManagerPages, changeCaseManager, makeDefault } from '../staff.queries.ts'
import { staffText as text } from '../staff.text.ts'
import { AssignSpecialistDialog } from './assign-specialist-dialog.tsx'
import { EditPerson, NameCell, PersonDialog } from './person-dialog.tsx'

function SetCover({ person }: { person: CaseManager }) {
  return (
    <GiveCover
      hat="administrator"
      title={coverText.giveFor(person.name)}
      scope={{ caseManagerId: person.id }}
      trigger={
        <IconButton
          label={coverText.giveFor(person.name)}
          icon={<CoverIcon size={18} aria-hidden="true" />}
        />
      }
    />
  )
}

function DefaultCell({ person }: { person: CaseManager }) {
  const choose = useMutation(makeDefault)
  if (person.isDefault) return <Badge tone="marigold">{text.isDefault}</Badge>
  return (
    <Button
      look="quiet"
      busy={choose.isPending}
      aria-label={text.makeDefaultOf(person.name)}
      onClick={() => choose.mutate({ id: person.id })}
    >
      {text.makeDefault}
    </Button>
  )
}

const columns: Column<CaseManager>[] = [
  {
    key: 'name',
    heading: text.name,
    isRowHeading: true,
    isWholeOnPhone: true,
    cell: person => (
      <>
        <NameCell kind="case_manager" person={person} specialist={person.specialistName} />
        {person.isDefault && (
          <span className="sm:hidden">
            <Badge tone="marigold">{text.isDefault}</Badge>
          </span>
        )}
      </>
    ),
  },
  { key: 'email', heading: text.email, isWidest: true, cell: person => person.email },
  {
    key: 'patients',
    heading: text.patients,
    align: 'end',
    isWidest: true,
    cell: person => person.patientCount,
  },
  {
    key: 'specialist',
    heading: text.specialist,
    isWidest: true,
    cell: person => person.specialistName ?? text.none,
  },
  { key: 'default', heading: text.isDefault, isWide: true, cell: person => <DefaultCell person={person} /> },
  { key: 'created', heading: text.created, isWidest: true, cell: person => formatDate(person.createdAt) },
  {
    key: 'actions',
    heading: <span className="max-lg:sr-only">{text.actions}</span>,
    isNarrow: true,
    cell: person => (
      <span className="flex">
        <EditPerson title={text.editCaseManager} person={person} change={changeCaseManager} />
        <SetCover person={person} />
        <StaffMenu person={{ ...person, kind: 'case_manager' }} />
      </span>
    ),
  },
]

/** The case managers of the organization: who they are, how many patients they have, and who is the default. */
export function CaseManagersTable() {
  const pages = useInfiniteQuery(caseManagerPages)
  const add = useMutation(addCaseManager)
  const people = pages.data?.pages.flatMap(page => page.caseManagers) ?? []
  return (
    <div className="grid gap-5 dense:gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">{text.defaultHint}</p>
        <div className="flex flex-wrap gap-3">
          <AssignSpecialistDialog />
          <PersonDialog
            kind="case-manager"
            title={text.addCaseManager}
            hint={text.addHint}
            saveLabel={text.add}
            isBusy={add.isPending}
            onReady={(details, close) => void add.mutateAsync(details).then(close, () => {})}
            trigger={
              // On a phone it stands beside the other one, where its picture would not fit.
              <Button
                icon={<AddPersonIcon size={20} aria-hidden="true" className="max-sm:hidden" />}
                className="max-sm:px-3"
              >
                {text.addCaseManager}
              </Button>
            }
          />
        </div>
      </div>
      <PagedTable
        pages={pages}
        moreLabel={text.more}
        caption={text.caseManagers}
        columns={columns}
        rows={people}
        rowKey={person => person.id}
        empty={<EmptyState title={text.noCaseManagers} body={text.noCaseManagersHint} />}
      />
    </div>
  )
}
