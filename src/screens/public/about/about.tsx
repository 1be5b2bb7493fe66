import { pageMeta } from '../../frame/page-meta.ts'
import { StoryPage } from '../parts/story-page.tsx'
import { aboutText } from './about.text.ts'

export const meta = () =>
  pageMeta({ title: aboutText.title, description: aboutText.description, address: '/about' })

export default function About() {
  return <StoryPage text={aboutText} actions={['contact', 'demo']} />
}
