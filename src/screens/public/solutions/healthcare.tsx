import { pageMeta } from '../../frame/page-meta.ts'
import { StoryPage } from '../parts/story-page.tsx'
import { healthcareText } from './healthcare.text.ts'

export const meta = () =>
  pageMeta({
    title: healthcareText.title,
    description: healthcareText.description,
    address: '/solutions/healthcare',
  })

export default function Healthcare() {
  return <StoryPage text={healthcareText} />
}
