import { pageMeta } from '../../frame/page-meta.ts'
import { StoryPage } from '../parts/story-page.tsx'
import { caseFilesText } from './case-files.text.ts'

export const meta = () =>
  pageMeta({
    title: caseFilesText.title,
    description: caseFilesText.description,
    address: '/product/case-files',
  })

export default function CaseFiles() {
  return <StoryPage text={caseFilesText} badge="premium" />
}
