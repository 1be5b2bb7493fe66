import { useMutation, useQuery } from '@tanstack/react-query'
import { formatDate, formatDay } from '#lib/dates.ts'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { FileIcon } from '#ui/icons.ts'
import { SkeletonLines } from '#ui/skeleton.tsx'
import type { PatientForm } from '../submissions/submissions.contract.ts'
import { formsOf, withdrawRequest } from '../submissions/submissions.queries.ts'
import { submissionsText as text } from '../submissions/submissions.text.ts'
import { AskForForm } from './ask-for-form.tsx'
import { ReadSubmission } from './read-submission.tsx'

const tones = { not_started: 'plain', in_progress: 'fair', pending: 'rail', completed: 'good' } as const

/** The forms of one patient: how far each is, what can be read, and the way to ask for one. */
export function PatientForms({ patientId, mayAsk }: { patientId: string; mayAsk: boolean }) {
  const { data, isPending, isError, refetch, isFetching } = useQuery(formsOf(useStaffHat(), patientId))
  return (
    <Card
      title={text.heading}
      description={text.description}
      action={mayAsk && data?.length ? <AskForForm patientId={patientId} forms={data} /> : undefined}
    >
      {isPending && <SkeletonLines lines={3} />}
      {isError && !data && (
        <FailureState body={text.failures.load} isTrying={isFetching} onTryAgain={() => void refetch()} />
      )}
      {data?.length === 0 && (
        <EmptyState
          title={text.noForms}
          body={text.noFormsHint}
          icon={<FileIcon size={24} aria-hidden="true" />}
        />
      )}
      <ul className="grid grid-cols-1 divide-y divide-line">
        {data?.map(form => (
          <FormLine key={form.id} patientId={patientId} form={form} mayAsk={mayAsk} />
        ))}
      </ul>
    </Card>
  )
}

function FormLine({ patientId, form, mayAsk }: { patientId: string; form: PatientForm; mayAsk: boolean }) {
  const hat = useStaffHat()
  const withdraw = useMutation(withdrawRequest(hat))
  const facts = [
    text.questions(form.questionCount),
    form.completedAt && form.status === 'completed' && text.completedOn(formatDate(form.completedAt)),
    form.isAskedFor && form.dueOn && text.by(formatDay(form.dueOn)),
  ].filter(Boolean)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <span className="grid gap-1">
        <span className="wrap-anywhere font-semibold">{form.title}</span>
        <span className="text-muted text-sm">{facts.join(' · ')}</span>
      </span>
      <span className="flex flex-wrap items-center gap-2">
        {form.required && <Badge tone="marigold">{text.required}</Badge>}
        <Badge tone={tones[form.status]}>{text.status[form.status]}</Badge>
        {form.completedId && (
          <ReadSubmission
            hat={hat}
            id={form.completedId}
            label={text.read}
            spoken={text.readOf(form.title)}
          />
        )}
        {mayAsk && form.isAskedFor && (
          <Button
            look="quiet"
            busy={withdraw.isPending}
            aria-label={text.takeBackOf(form.title)}
            onClick={() => withdraw.mutate({ patientId, formId: form.id, dueOn: form.dueOn })}
          >
            {text.takeBack}
          </Button>
        )}
      </span>
    </li>
  )
}
