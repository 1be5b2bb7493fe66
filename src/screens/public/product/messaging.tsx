import { pageMeta } from '../../frame/page-meta.ts'
import { StoryPage } from '../parts/story-page.tsx'
import { messagingText } from './messaging.text.ts'

export const meta = () =>
  pageMeta({
    title: messagingText.title,
    description: messagingText.description,
    address: '/product/messaging',
  })

export default function Messaging() {
  return <StoryPage text={messagingText} badge="free" actions={['patient-signup', 'demo']} />
}
