import { pageMeta } from '../../frame/page-meta.ts'
import { StoryPage } from '../parts/story-page.tsx'
import { resourcesText } from './resources.text.ts'

export const meta = () =>
  pageMeta({ title: resourcesText.title, description: resourcesText.description, address: '/resources' })

export default function Resources() {
  return <StoryPage text={resourcesText} actions={['patient-signup', 'contact']} />
}
