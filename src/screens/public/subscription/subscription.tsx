import { pageMeta } from '../../frame/page-meta.ts'
import { StoryPage } from '../parts/story-page.tsx'
import { subscriptionText } from './subscription.text.ts'

export const meta = () =>
  pageMeta({
    title: subscriptionText.title,
    description: subscriptionText.description,
    address: '/subscription',
  })

export default function Subscription() {
  return <StoryPage text={subscriptionText} actions={['contact', 'pricing']} />
}
