import { pageMeta } from '../../frame/page-meta.ts'
import { StoryPage } from '../parts/story-page.tsx'
import { aiCopilotText } from './ai-copilot.text.ts'

export const meta = () =>
  pageMeta({
    title: aiCopilotText.title,
    description: aiCopilotText.description,
    address: '/product/ai-copilot',
  })

export default function AiCopilot() {
  return <StoryPage text={aiCopilotText} badge="premium" />
}
