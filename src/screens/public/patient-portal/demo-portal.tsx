import { pageMeta } from '../../frame/page-meta.ts'
import { StoryPage } from '../parts/story-page.tsx'
import { demoPortalText } from './demo-portal.text.ts'

export const meta = () =>
  pageMeta({
    title: demoPortalText.title,
    description: demoPortalText.description,
    address: '/patient-portal/demo',
  })

export default function DemoPortal() {
  return <StoryPage text={demoPortalText} badge="demo" actions={['patient-signup', 'patient-portal']} />
}
