import { useLocation, useParams } from 'react-router'
import { SubmissionPaper } from '#features/forms/parts/submission-paper.tsx'
import { Page } from '#ui/page.tsx'
import { pageMeta } from '../frame/page-meta.ts'
import { submissionPrintText as text } from './submission-print.text.ts'

export const meta = () => pageMeta({ title: text.title, isHidden: true })

/** A completed submission on paper, in the hat that its address names; it opens in a window of its own and prints itself. */
export default function SubmissionPrint() {
  const { submissionId = '' } = useParams()
  const hat = useLocation().pathname.startsWith('/admin/') ? 'administrator' : 'staff'
  return (
    <Page width="reading">
      <SubmissionPaper hat={hat} id={submissionId} />
    </Page>
  )
}
