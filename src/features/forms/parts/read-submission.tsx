import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDateTime } from '#lib/dates.ts'
import { problemCode } from '#platform/api/api.client.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { PrintIcon } from '#ui/icons.ts'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { groupBySection } from '../questions/questions.rules.ts'
import type { ReadableSubmission } from '../submissions/submissions.contract.ts'
import { type FormsHat, submissionOf } from '../submissions/submissions.queries.ts'
import { labelOnPaper } from '../submissions/submissions.rules.ts'
import { submissionsText as text } from '../submissions/submissions.text.ts'

const printAddresses: Record<FormsHat, (id: string) => string> = {
  staff: id => `/case-manager/submissions/${id}/print`,
  administrator: id => `/admin/submissions/${id}/print`,
}

/** Opens the print view of a submission in a window of its own. */
export function PrintLink({ hat, submission }: { hat: FormsHat; submission: Printable }) {
  return (
    <ButtonLink
      to={printAddresses[hat](submission.id)}
      target="_blank"
      rel="noopener"
      look="secondary"
      icon={<PrintIcon size={18} aria-hidden="true" />}
      aria-label={text.printOf(submission.formTitle, submission.patientName)}
    >
      {text.print}
    </ButtonLink>
  )
}

type Printable = Pick<ReadableSubmission, 'id' | 'formTitle' | 'patientName'>

/** The button that opens a completed submission, and the dialog with its questions and answers. */
export function ReadSubmission({
  hat,
  id,
  label,
  spoken,
}: {
  hat: FormsHat
  id: string
  label: string
  spoken: string
}) {
  const [isOpen, setOpen] = useState(false)
  const { data, error, isPending, refetch } = useQuery({ ...submissionOf(hat, id), enabled: isOpen })
  const isGone = problemCode(error) === 'NOT_FOUND'
  return (
    <Dialog
      title={data?.formTitle ?? text.answers}
      description={data && text.from(data.patientName, formatDateTime(data.completedAt))}
      width="wide"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button look="quiet" aria-label={spoken}>
          {label}
        </Button>
      }
      actions={
        <>
          <DialogClose asChild>
            <Button look="secondary">{text.close}</Button>
          </DialogClose>
          {data && <PrintLink hat={hat} submission={data} />}
        </>
      }
    >
      {isGone && <EmptyState title={text.gone} body={text.goneHint} />}
      {error && !isGone && !data && <FailureState onTryAgain={() => void refetch()} />}
      {isPending && !error && <SkeletonLines lines={5} />}
      {data && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: many answers scroll, and what scrolls must be reachable by keyboard
        <section tabIndex={0} aria-label={text.answers}>
          <AnswerList answers={data.answers} />
        </section>
      )}
    </Dialog>
  )
}

/** Questions with their answers, in the order in which they were asked, under the headings of their form. */
export function AnswerList({ answers }: { answers: ReadableSubmission['answers'] }) {
  return (
    <div className="grid gap-6">
      {groupBySection(answers).map(group => (
        <div key={group.lines[0]?.name} className="grid gap-4">
          {group.section && <h2 className="break-after-avoid font-semibold text-lg">{group.section}</h2>}
          <dl className="grid gap-4">
            {group.lines.map(answered => (
              <div key={answered.name} className="grid break-inside-avoid gap-0.5">
                <dt className="text-muted">{labelOnPaper(answered)}</dt>
                <dd className="whitespace-pre-line wrap-anywhere">{answered.answer || text.notProvided}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  )
}
