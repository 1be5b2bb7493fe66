import { pageMeta } from '../../frame/page-meta.ts'
import { StoryPage } from '../parts/story-page.tsx'
import { workforceText } from './workforce.text.ts'

export const meta = () =>
  pageMeta({
    title: workforceText.title,
    description: workforceText.description,
    address: '/solutions/workforce',
  })

export default function Workforce() {
  return <StoryPage text={workforceText} />
}
