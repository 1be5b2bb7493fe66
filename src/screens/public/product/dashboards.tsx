import { pageMeta } from '../../frame/page-meta.ts'
import { StoryPage } from '../parts/story-page.tsx'
import { dashboardsText } from './dashboards.text.ts'

export const meta = () =>
  pageMeta({
    title: dashboardsText.title,
    description: dashboardsText.description,
    address: '/product/dashboards',
  })

export default function Dashboards() {
  return <StoryPage text={dashboardsText} badge="premium" />
}
