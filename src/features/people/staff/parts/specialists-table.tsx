import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { formatDate } from '#lib/dates.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, IconButton } from '#ui/button.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { AddPersonIcon, EditIcon } from '#ui/icons.ts'
import { SkeletonLines } from '#ui/skeleton.tsx'
import type { Specialist } from '../staff.contract.ts'
import { addSpecialist, changeSpecialist, specialistPages } from '../staff.queries.ts'
import { staffText as text } from '../staff.text.ts'
import { PersonDialog } from './person-dialog.tsx'

function EditSpecialist({ person }: { person: Specialist }) {
  const change = useMutation(changeSpecialist)
  return (
    <PersonDialog
      title={text.editSpecialist}
      person={person}
      saveLabel={text.save}
      isBusy={change.isPending}
      onReady={(details, close) => change.mutate(details, { onSuccess: close })}
      trigger={
        <IconButton label={text.editOf(person.name)} icon={<EditIcon size={18} aria-hidden="true" />} />
      }
    />
  )
}

const columns: Column<Specialist>[] = [
  { key: 'name', heading: text.name, isRowHeading: true, cell: person => person.name },
  {
    key: 'email',
    heading: text.email,
    cell: person => (
      <span className="grid gap-1">
        {person.email}
        {!person.hasAccount && <Badge>{text.invited}</Badge>}
      </span>
    ),
  },
  { key: 'patients', heading: text.patients, align: 'end', cell: person => person.patientCount },
  { key: 'created', heading: text.created, cell: person => formatDate(person.createdAt) },
  { key: 'actions', heading: text.actions, cell: person => <EditSpecialist person={person} /> },
]

/** The extended support specialists of the organization. */
export function SpecialistsTable() {
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(specialistPages)
  const add = useMutation(addSpecialist)
  const people = data?.pages.flatMap(page => page.specialists) ?? []
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap justify-end gap-3">
        <PersonDialog
          title={text.addSpecialist}
          hint={text.addHint}
          saveLabel={text.add}
          isBusy={add.isPending}
          onReady={(details, close) => add.mutate(details, { onSuccess: close })}
          trigger={
            <Button icon={<AddPersonIcon size={20} aria-hidden="true" />}>{text.addSpecialist}</Button>
          }
        />
      </div>
      {isPending && <SkeletonLines lines={6} />}
      {isError && !data && <FailureState onTryAgain={() => void refetch()} />}
      {data && (
        <DataTable
          caption={text.specialists}
          columns={columns}
          rows={people}
          rowKey={person => person.id}
          empty={<EmptyState title={text.noSpecialists} body={text.noSpecialistsHint} />}
        />
      )}
      {hasNextPage && (
        <Button look="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {text.more}
        </Button>
      )}
    </div>
  )
}
