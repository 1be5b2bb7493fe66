import { pageMeta } from '#screens/frame/page-meta.ts'
import { Guide } from './guide.tsx'
import { helpInACrisisText as text } from './help-in-a-crisis.text.ts'

export const meta = () =>
  pageMeta({
    title: text.title,
    description: text.description,
    address: '/resources/help-in-a-crisis',
    subject: { kind: 'article', changed: text.changedOn },
  })

export default function HelpInACrisis() {
  return <Guide slug="help-in-a-crisis" text={text} />
}
