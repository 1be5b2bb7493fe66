import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useIsClosed } from '#features/patients/patients.queries.ts'
import { formatDate, formatDay } from '#lib/dates.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import type { OwnForm } from '../forms.contract.ts'
import { ownForms } from '../forms.queries.ts'
import { formsText as text } from '../forms.text.ts'
import { StartForm } from './start-form.tsx'

const tones = { not_started: 'plain', in_progress: 'fair', pending: 'fair', completed: 'good' } as const

/** Where one form is filled in. */
export const addressOfForm = (formId: string) => `/patient-portal/forms-and-tasks/${formId}`

/** The forms of the patient who is signed in: what each is about, how far it is, and the way to go on. */
export function FormList() {
  const { data, isPending, isError, refetch, isFetching } = useQuery(ownForms)
  if (isPending) return <SkeletonLines lines={4} />
  if (isError && !data)
    return (
      <FailureState body={text.failures.load.body} isTrying={isFetching} onTryAgain={() => void refetch()} />
    )
  if (data.length === 0) return <EmptyState title={text.empty} body={text.emptyHint} />
  return (
    <ul className="grid grid-cols-1 gap-3">
      {data.map(form => (
        <FormLine key={form.id} form={form} />
      ))}
    </ul>
  )
}

function FormLine({ form }: { form: OwnForm }) {
  const facts = [
    text.questions(form.questionCount),
    form.status === 'completed' && form.completedAt && text.completedOn(formatDate(form.completedAt)),
    form.status !== 'completed' && form.dueOn && text.dueOn(formatDay(form.dueOn)),
  ].filter(Boolean)
  return (
    <li className="grid grid-cols-1 gap-2 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="min-w-0 wrap-anywhere font-semibold">{form.title}</h3>
        <span className="flex flex-wrap gap-2">
          {form.required && <Badge tone="marigold">{text.required}</Badge>}
          <Badge tone={tones[form.status]}>{text.status[form.status]}</Badge>
        </span>
      </div>
      {form.description && <p className="wrap-anywhere text-muted">{form.description}</p>}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span>{facts.join(' · ')}</span>
        <FormAction form={form} />
      </div>
    </li>
  )
}

/** What can be done with a form now. One without questions has nothing to begin. */
function FormAction({ form }: { form: OwnForm }) {
  const navigate = useNavigate()
  const isClosed = useIsClosed()
  const to = addressOfForm(form.id)
  const link = (label: string, spoken: string, look: 'primary' | 'secondary' | 'quiet') => (
    <ButtonLink to={to} look={look} aria-label={spoken}>
      {label}
    </ButtonLink>
  )
  if (form.status === 'completed') return link(text.read, text.readOf(form.title), 'quiet')
  if (form.questionCount === 0) return link(text.open, text.openOf(form.title), 'secondary')
  if (form.status === 'in_progress') return link(text.continue, text.continueOf(form.title), 'primary')
  // A closed case asks for nothing new.
  if (isClosed) return null
  return <StartForm form={form} look="secondary" onStarted={() => void navigate(to)} />
}
