import { pageMeta } from '#screens/frame/page-meta.ts'
import { firstVisitText as text } from './first-visit.text.ts'
import { Guide } from './guide.tsx'

export const meta = () =>
  pageMeta({
    title: text.title,
    description: text.description,
    address: '/resources/first-visit',
    subject: { kind: 'article', changed: text.changedOn },
  })

export default function FirstVisit() {
  return <Guide slug="first-visit" text={text} />
}
