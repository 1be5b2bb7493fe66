import { useQuery } from '@tanstack/react-query'
import { GoalList } from '#features/goals/parts/goal-list.tsx'
import { OwnDetails } from '#features/people/patients/parts/own-details.tsx'
import { ownFigures, ownRecord } from '#features/people/patients/patients.queries.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { SignOutIcon } from '#ui/icons.ts'
import { Page } from '#ui/page.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { useFrameSession } from '../frame/frame-session.ts'
import { LanguageSwitch } from '../frame/language-switch.tsx'
import { pageMeta } from '../frame/page-meta.ts'
import { profileText as text } from './profile.text.ts'

export const meta = () => pageMeta({ title: text.title, isHidden: true })

/** The patient's own record, their goals, and the way out. */
export default function Profile() {
  const { data: figures } = useQuery(ownFigures)
  const { data: record } = useQuery(ownRecord)
  const { signOut } = useFrameSession()
  return (
    <Page title={text.title} lead={text.lead}>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <OwnDetails />
        <div className="grid gap-6">
          <Card title={text.goals}>
            <div className="grid gap-4">
              <ProgressBar label={text.overall} percent={figures?.overallPercent ?? 0} showsLabel />
              <GoalList />
            </div>
          </Card>
          <Card title={text.account}>
            <div className="grid justify-items-start gap-4">
              <p>
                {text.language}: {text.languages[record?.language ?? 'en']}
              </p>
              <LanguageSwitch className="inline-flex min-h-11 items-center gap-2 font-semibold text-rail underline underline-offset-4" />
              <Button
                look="secondary"
                icon={<SignOutIcon size={20} aria-hidden="true" />}
                onClick={() => void signOut()}
              >
                {text.signOut}
              </Button>
            </div>
          </Card>
        </div>
      </div>
    </Page>
  )
}
