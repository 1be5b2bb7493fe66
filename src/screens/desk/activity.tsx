import { ActivityFeed } from '#features/activities/parts/activity-feed.tsx'
import { Card } from '#ui/card.tsx'
import { Page } from '#ui/page.tsx'
import { Rows } from '#ui/rows.tsx'
import { pageMeta } from '../frame/page-meta.ts'
import { activityText as text } from './activity.text.ts'

export const meta = () => pageMeta({ title: text.title, isHidden: true })

/** The live activity of one's own patients. */
export default function Activity() {
  return (
    <Page title={text.title} lead={text.lead} width="reading">
      <Card title={text.feed}>
        <Rows>
          <ActivityFeed hat="staff" />
        </Rows>
      </Card>
    </Page>
  )
}
