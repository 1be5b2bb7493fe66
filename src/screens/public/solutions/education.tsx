import { pageMeta } from '../../frame/page-meta.ts'
import { StoryPage } from '../parts/story-page.tsx'
import { educationText } from './education.text.ts'

export const meta = () =>
  pageMeta({
    title: educationText.title,
    description: educationText.description,
    address: '/solutions/education',
  })

export default function Education() {
  return <StoryPage text={educationText} />
}
