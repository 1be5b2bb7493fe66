import { pageMeta } from '../../frame/page-meta.ts'
import { StoryPage } from '../parts/story-page.tsx'
import { termsText } from './terms.text.ts'

export const meta = () =>
  pageMeta({ title: termsText.title, description: termsText.description, address: '/terms' })

export default function Terms() {
  return <StoryPage text={termsText} actions={['contact']} />
}
