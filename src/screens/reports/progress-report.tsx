import { useLocation, useParams } from 'react-router'
import { ReportPaper } from '#features/reports/parts/report-paper.tsx'
import { reportsText } from '#features/reports/reports.text.ts'
import { Page } from '#ui/page.tsx'
import { pageMeta } from '../frame/page-meta.ts'

export const meta = () => pageMeta({ title: reportsText.title, isHidden: true })

/** A progress report with its charts, in the hat that its address names. */
export default function ProgressReport() {
  const { reportId = '' } = useParams()
  const hat = useLocation().pathname.startsWith('/admin/') ? 'administrator' : 'staff'
  return (
    <Page width="reading">
      <ReportPaper hat={hat} id={reportId} />
    </Page>
  )
}
