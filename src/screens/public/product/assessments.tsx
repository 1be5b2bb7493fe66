import { pageMeta } from '../../frame/page-meta.ts'
import { StoryPage } from '../parts/story-page.tsx'
import { assessmentsText } from './assessments.text.ts'

export const meta = () =>
  pageMeta({
    title: assessmentsText.title,
    description: assessmentsText.description,
    address: '/product/assessments',
  })

export default function Assessments() {
  return <StoryPage text={assessmentsText} badge="premium" />
}
