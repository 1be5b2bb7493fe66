import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { VerifyEmailCard } from '#features/auth/verification/parts/verify-email-card.tsx'
import { ownAddress } from '#features/auth/verification/verification.queries.ts'
import { checklistOf } from '#features/checklist/checklist.queries.ts'
import { myGoals } from '#features/goals/goals.queries.ts'
import { GoalsAndProgress } from '#features/goals/parts/goals-and-progress.tsx'
import { OwnDetails } from '#features/patients/parts/own-details.tsx'
import { ownRecord } from '#features/patients/patients.queries.ts'
import { useHasArrived } from '#ui/arrival.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { FoldCard, useBeganWide } from '#ui/fold-card.tsx'
import { SignOutIcon } from '#ui/icons.ts'
import { Page } from '#ui/page.tsx'
import { useFrameSession } from '../frame/frame-session.ts'
import { pageMeta } from '../frame/page-meta.ts'
import { profileText as text } from './profile.text.ts'
import { ProfilePrivacy } from './profile-privacy.tsx'

export const meta = () => pageMeta({ title: text.title, isHidden: true })

/** The patient's own record, their goals, and the way out; on a phone folded, one line for each. */
export default function Profile() {
  const { signOut } = useFrameSession()
  const [address] = useSearchParams()
  const hasArrived = useAnswers()
  return (
    <Page title={text.title} lead={text.lead}>
      {/* On a phone the goals follow the details; beside each other, the email stands below the details. */}
      <div
        data-arriving={hasArrived ? undefined : ''}
        className="grid items-start lg:gap-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]"
      >
        <OwnDetails />
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {/* `?add=goal` is where "add a goal" leads to. */}
          <GoalsAndProgress isAdding={address.get('add') === 'goal'} />
        </div>
        <div className="my-4 empty:hidden lg:my-0">
          <VerifyEmailCard />
        </div>
      </div>
      {hasArrived && (
        <ProfilePrivacy>
          <FoldCard staysFolded id="account" title={text.account} description={text.accountBody}>
            <div className="flex flex-wrap gap-3">
              <ButtonLink to="/account" look="secondary">
                {text.openAccount}
              </ButtonLink>
              <Button
                look="secondary"
                icon={<SignOutIcon size={20} aria-hidden="true" />}
                onClick={() => void signOut()}
              >
                {text.signOut}
              </Button>
            </div>
          </FoldCard>
        </ProfilePrivacy>
      )}
    </Page>
  )
}

/** What stands above the rest of the page, and decides where that begins: on a phone the goals are folded, and not asked for. */
function useAnswers(): boolean {
  const isWide = useBeganWide()
  return useHasArrived([
    useQuery(ownRecord),
    useQuery(ownAddress),
    useQuery({ ...myGoals, enabled: isWide }),
    useQuery({ ...checklistOf('patient'), enabled: isWide }),
  ])
}
