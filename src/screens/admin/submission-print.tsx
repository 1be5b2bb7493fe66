import { useParams } from 'react-router'
import { SubmissionPaper } from '#features/forms/parts/submission-paper.tsx'
import { Page } from '#ui/page.tsx'
import { submissionPrintText as text } from '../case-manager/submission-print.text.ts'
import { pageMeta } from '../frame/page-meta.ts'

export const meta = () => pageMeta({ title: text.title, isHidden: true })

/** A completed submission on paper, for an administrator. */
export default function AdminSubmissionPrint() {
  const { submissionId = '' } = useParams()
  return (
    <Page width="reading">
      <SubmissionPaper hat="administrator" id={submissionId} />
    </Page>
  )
}
