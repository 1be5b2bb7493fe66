import { useMutation, useQuery } from '@tanstack/react-query'
import { formatDate } from '#lib/dates.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { AddIcon, FileIcon } from '#ui/icons.ts'
import { SkeletonLines } from '#ui/skeleton.tsx'
import type { ManagedForm } from '../form-management/form-management.contract.ts'
import { managedForms, reuseForm } from '../form-management/form-management.queries.ts'
import { formAddress } from '../form-management/form-management.rules.ts'
import { formManagementText as text } from '../form-management/form-management.text.ts'
import { DeleteFormDialog } from './delete-form-dialog.tsx'

const { columns } = text

/** Whether it has to be filled in, and what else one must know of it. */
const standsOf = ({ required, retiredAt, isInSpanish }: ManagedForm) => [
  required ? ({ words: text.required, tone: 'rail' } as const) : { words: text.optional },
  ...(retiredAt ? [{ words: text.retired }] : []),
  ...(retiredAt || isInSpanish ? [] : [{ words: text.notInSpanish, tone: 'fair' } as const]),
]

const tableColumns: Column<ManagedForm>[] = [
  {
    key: 'title',
    heading: columns.title,
    isRowHeading: true,
    isWholeOnPhone: true,
    cell: form => (
      <>
        <span className="wrap-anywhere">{form.title}</span>
        <span className="block font-normal text-muted text-sm lg:hidden">
          {[text.fieldsCounted(form.questionCount), ...standsOf(form).map(({ words }) => words)].join(' · ')}
        </span>
      </>
    ),
  },
  {
    key: 'description',
    isWidest: true,
    heading: columns.description,
    cell: form => (
      <span className="line-clamp-2 max-w-80 lg:line-clamp-1" title={form.description}>
        {form.description || text.noDescription}
      </span>
    ),
  },
  { key: 'fields', isWidest: true, heading: columns.fields, cell: form => form.questionCount },
  {
    key: 'required',
    isWidest: true,
    heading: columns.required,
    cell: form => (
      <span className="flex flex-wrap gap-1">
        {standsOf(form).map(({ words, ...look }) => (
          <Badge key={words} {...look}>
            {words}
          </Badge>
        ))}
      </span>
    ),
  },
  {
    key: 'created',
    isWidest: true,
    heading: columns.created,
    isOneLine: true,
    cell: form => formatDate(form.createdAt),
  },
  {
    key: 'actions',
    heading: <span className="max-lg:sr-only">{columns.actions}</span>,
    cell: form => <Actions form={form} />,
  },
]

function Actions({ form: { id, title, retiredAt } }: { form: ManagedForm }) {
  const reuse = useMutation(reuseForm)
  return (
    <span className="-ml-4 flex items-center max-sm:-ml-3 max-sm:w-34 max-sm:flex-wrap max-sm:[&>*]:px-3">
      {retiredAt ? (
        <Button
          look="quiet"
          busy={reuse.isPending}
          aria-label={text.reuseOf(title)}
          onClick={() => reuse.mutate({ id })}
        >
          {text.reuse}
        </Button>
      ) : (
        <>
          <ButtonLink to={formAddress(id)} look="quiet" aria-label={text.editOf(title)}>
            {text.edit}
          </ButtonLink>
          <DeleteFormDialog id={id} title={title} />
        </>
      )}
      <ButtonLink
        to={`/admin?tab=form-submissions&form=${id}`}
        look="quiet"
        aria-label={text.answersOf(title)}
      >
        {text.answers}
      </ButtonLink>
    </span>
  )
}

/** The forms of the organization: what each asks, and what can be done with it. */
export function FormsTable() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(managedForms)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 dense:gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">{text.hint}</p>
        <ButtonLink to={formAddress('new')} icon={<AddIcon size={18} aria-hidden="true" />}>
          {text.create}
        </ButtonLink>
      </div>
      {isPending && <SkeletonLines lines={6} label={text.loading} />}
      {isError && !data && <FailureState isTrying={isFetching} onTryAgain={() => void refetch()} />}
      {data && (
        <DataTable
          caption={text.caption}
          columns={tableColumns}
          rows={data}
          rowKey={form => form.id}
          rowCount={data.length}
          empty={
            <EmptyState
              title={text.empty}
              body={text.emptyHint}
              icon={<FileIcon size={24} aria-hidden="true" />}
            />
          }
        />
      )}
    </div>
  )
}
