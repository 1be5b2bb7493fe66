import { pageMeta } from '../../frame/page-meta.ts'
import { StoryPage } from '../parts/story-page.tsx'
import { securityText } from './security.text.ts'

export const meta = () =>
  pageMeta({ title: securityText.title, description: securityText.description, address: '/security' })

export default function Security() {
  return <StoryPage text={securityText} actions={['contact', 'demo']} />
}
