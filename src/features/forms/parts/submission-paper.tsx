import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { formatDateTime } from '#lib/dates.ts'
import { problemCode } from '#platform/api/api.client.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { PrintIcon } from '#ui/icons.ts'
import { SpinnerArea } from '#ui/spinner.tsx'
import { type FormsHat, submissionOf } from '../submissions/submissions.queries.ts'
import { submissionsText } from '../submissions/submissions.text.ts'
import { AnswerList } from './read-submission.tsx'

const text = submissionsText.paper

/** A submission as it goes on paper. The print dialog opens by itself, once, when everything is there. */
export function SubmissionPaper({ hat, id }: { hat: FormsHat; id: string }) {
  const { data, error, refetch } = useQuery(submissionOf(hat, id))
  const [printedAt] = useState(() => new Date())
  const wasPrinted = useRef(false)
  useEffect(() => {
    if (!data || wasPrinted.current) return
    wasPrinted.current = true
    // After the fonts: a line that breaks elsewhere would push an answer onto the next sheet.
    void document.fonts.ready.then(() => window.print())
  }, [data])
  if (problemCode(error) === 'NOT_FOUND' || problemCode(error) === 'FORBIDDEN')
    return <EmptyState title={submissionsText.gone} body={submissionsText.goneHint} />
  if (error && !data) return <FailureState onTryAgain={() => void refetch()} />
  if (!data) return <SpinnerArea />
  return (
    <article className="paper grid gap-6">
      <header className="grid gap-4 border-line border-b pb-4">
        <div className="flex flex-wrap items-start justify-between gap-4">
          <h1 className="font-semibold text-2xl">{data.formTitle}</h1>
          <Button
            look="secondary"
            className="print:hidden"
            icon={<PrintIcon size={18} aria-hidden="true" />}
            onClick={() => window.print()}
          >
            {text.again}
          </Button>
        </div>
        <dl className="grid gap-1">
          <Fact name={text.patient} value={data.patientName} />
          <Fact name={text.email} value={data.patientEmail ?? text.noEmail} />
          <Fact name={text.completed} value={formatMoment(data.completedAt)} />
        </dl>
      </header>
      <AnswerList answers={data.answers} />
      <footer className="grid gap-1 border-line border-t pt-4 text-muted text-sm">
        {data.answers.some(({ required }) => required) && <p>{text.star}</p>}
        <p className="wrap-anywhere">{text.formId(data.formId)}</p>
        <p>{text.printed(formatMoment(printedAt))}</p>
      </footer>
    </article>
  )
}

/** A moment with its year, always: paper is kept for longer than one. */
function formatMoment(moment: Date | string): string {
  return formatDateTime(moment, { now: new Date(0) })
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="font-semibold">{name}:</dt>
      <dd className="wrap-anywhere">{value}</dd>
    </div>
  )
}
