import { pageMeta } from '../../frame/page-meta.ts'
import { StoryPage } from '../parts/story-page.tsx'
import { demoText } from './demo.text.ts'

export const meta = () =>
  pageMeta({ title: demoText.title, description: demoText.description, address: '/demo' })

export default function Demo() {
  return <StoryPage text={demoText} actions={['mail', 'contact']} />
}
