import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { formatDate } from '#lib/dates.ts'
import { Button } from '#ui/button.tsx'
import type { Column } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { AddPersonIcon } from '#ui/icons.ts'
import { PagedTable } from '#ui/paged-table.tsx'
import { StaffMenu } from '../leaving/parts/staff-menu.tsx'
import type { Specialist } from '../staff.contract.ts'
import { addSpecialist, changeSpecialist, specialistPages } from '../staff.queries.ts'
import { staffText as text } from '../staff.text.ts'
import { EditPerson, NameCell, PersonDialog } from './person-dialog.tsx'

const columns: Column<Specialist>[] = [
  {
    key: 'name',
    heading: text.name,
    isRowHeading: true,
    isWholeOnPhone: true,
    cell: person => <NameCell kind="specialist" person={person} />,
  },
  { key: 'email', heading: text.email, isWidest: true, cell: person => person.email },
  {
    key: 'patients',
    heading: text.patients,
    align: 'end',
    isWidest: true,
    cell: person => person.patientCount,
  },
  { key: 'created', heading: text.created, isWidest: true, cell: person => formatDate(person.createdAt) },
  {
    key: 'actions',
    heading: <span className="max-lg:sr-only">{text.actions}</span>,
    isNarrow: true,
    cell: person => (
      <span className="flex">
        <EditPerson title={text.editSpecialist} person={person} change={changeSpecialist} />
        <StaffMenu person={{ ...person, kind: 'specialist' }} />
      </span>
    ),
  },
]

/** The extended support specialists of the organization. */
export function SpecialistsTable() {
  const pages = useInfiniteQuery(specialistPages)
  const add = useMutation(addSpecialist)
  const people = pages.data?.pages.flatMap(page => page.specialists) ?? []
  return (
    <div className="grid gap-5 dense:gap-3">
      <div className="flex flex-wrap justify-end gap-3">
        <PersonDialog
          kind="specialist"
          title={text.addSpecialist}
          hint={text.addHint}
          saveLabel={text.add}
          isBusy={add.isPending}
          onReady={(details, close) => void add.mutateAsync(details).then(close, () => {})}
          trigger={
            <Button icon={<AddPersonIcon size={20} aria-hidden="true" />}>{text.addSpecialist}</Button>
          }
        />
      </div>
      <PagedTable
        pages={pages}
        moreLabel={text.more}
        caption={text.specialists}
        columns={columns}
        rows={people}
        rowKey={person => person.id}
        empty={<EmptyState title={text.noSpecialists} body={text.noSpecialistsHint} />}
      />
    </div>
  )
}
