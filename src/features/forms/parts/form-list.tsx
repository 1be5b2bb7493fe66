import { useQuery } from '@tanstack/react-query'
import { formatDate } from '#lib/dates.ts'
import { Badge } from '#ui/badge.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import type { OwnForm } from '../forms.contract.ts'
import { ownForms } from '../forms.queries.ts'
import { formsText as text } from '../forms.text.ts'

const tones = { not_started: 'plain', in_progress: 'fair', pending: 'fair', completed: 'good' } as const

/** The forms of the patient who is signed in: what each is about, and how far it is. */
export function FormList() {
  const { data, isPending, isError, refetch, isFetching } = useQuery(ownForms)
  if (isPending) return <SkeletonLines lines={4} />
  if (isError && !data)
    return (
      <FailureState body={text.failures.load.body} isTrying={isFetching} onTryAgain={() => void refetch()} />
    )
  if (data.length === 0) return <EmptyState title={text.empty} body={text.emptyHint} />
  return (
    <ul className="grid gap-3">
      {data.map(form => (
        <FormLine key={form.id} form={form} />
      ))}
    </ul>
  )
}

function FormLine({ form }: { form: OwnForm }) {
  return (
    <li className="grid gap-2 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="font-semibold">{form.title}</h3>
        <span className="flex flex-wrap gap-2">
          {form.required && <Badge tone="marigold">{text.required}</Badge>}
          <Badge tone={tones[form.status]}>{text.status[form.status]}</Badge>
        </span>
      </div>
      {form.description && <p className="text-muted">{form.description}</p>}
      <p>
        {form.completedAt
          ? text.completedOn(formatDate(form.completedAt))
          : text.questions(form.questionCount)}
      </p>
    </li>
  )
}
