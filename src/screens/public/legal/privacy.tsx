import { pageMeta } from '../../frame/page-meta.ts'
import { StoryPage } from '../parts/story-page.tsx'
import { privacyText } from './privacy.text.ts'

export const meta = () =>
  pageMeta({ title: privacyText.title, description: privacyText.description, address: '/privacy' })

export default function Privacy() {
  return <StoryPage text={privacyText} actions={['contact']} />
}
