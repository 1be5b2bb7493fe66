import { pageMeta } from '#screens/frame/page-meta.ts'
import { choosingTheNextStepText as text } from './choosing-the-next-step.text.ts'
import { Guide } from './guide.tsx'

export const meta = () =>
  pageMeta({
    title: text.title,
    description: text.description,
    address: '/resources/choosing-the-next-step',
    subject: { kind: 'article', changed: text.changedOn },
  })

export default function ChoosingTheNextStep() {
  return <Guide slug="choosing-the-next-step" text={text} />
}
