import { useMutation, useQuery } from '@tanstack/react-query'
import { sessionQuery } from '#features/auth/auth.queries.ts'
import { isAdministratorHere } from '#features/auth/auth.rules.ts'
import { formatDate } from '#lib/dates.ts'
import { problemCode } from '#platform/api/api.client.ts'
import type { StaffHat } from '#platform/api/staff-hat.client.ts'
import { useChanges } from '#platform/live/live.client.ts'
import { administratorRefreshes, staffRefreshes } from '#platform/live/live.gen.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { SpinnerArea } from '#ui/spinner.tsx'
import { changeTest, premiumIn } from '../billing.queries.ts'
import { heldReason } from '../billing.rules.ts'
import { billingText as text } from '../billing.text.ts'

const back = (
  <ButtonLink to="/subscription" look="secondary">
    {text.test.back}
  </ButtonLink>
)

/** Subscribing and cancelling in a copy without a payment provider (decision 34). No card is charged, and it says so. */
export function TestCheckout() {
  const { data: session, isError, refetch, isFetching } = useQuery(sessionQuery)
  if (isError && !session)
    return <FailureState {...text.failed} isTrying={isFetching} onTryAgain={() => void refetch()} />
  if (!session) return <SpinnerArea label={text.loading} height="12rem" />
  return <Choice hat={isAdministratorHere(session) ? 'administrator' : 'staff'} />
}

/** Who may not ask gets one of these, rather than that something failed. */
const refusals = ['UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND']

function Choice({ hat }: { hat: StaffHat }) {
  const { data: premium, error, refetch, isFetching } = useQuery(premiumIn(hat))
  const change = useMutation(changeTest(hat))
  const refreshes = hat === 'administrator' ? administratorRefreshes : staffRefreshes
  useChanges(hat, refreshes, premium !== undefined)
  if (error && !premium)
    return refusals.includes(problemCode(error) ?? '') ? (
      <EmptyState {...text.test.closed} action={back} />
    ) : (
      <FailureState {...text.failed} isTrying={isFetching} onTryAgain={() => void refetch()} />
    )
  if (!premium) return <SpinnerArea label={text.loading} height="12rem" />
  if (!premium.isTest) return <EmptyState {...text.test.elsewhere} action={back} />
  const { isSubscribed, mayBuy } = premium
  const held = heldReason(premium.reason)
  if (!isSubscribed && held) return <EmptyState {...text.held[held]} action={back} />
  const date = formatDate(premium.subscriptionEndsAt ?? new Date())
  return (
    <Card title={text.test.price} description={text.test.noCardBody}>
      <div className="grid gap-5">
        <p className="w-fit rounded-card bg-marigold px-3 py-1.5 font-semibold text-on-marigold">
          {text.test.noCard}
        </p>
        <p role="status" className="font-semibold text-lg empty:hidden">
          {isSubscribed && (premium.renews ? text.subscription.renews(date) : text.subscription.ends(date))}
        </p>
        <div className="flex flex-wrap gap-3">
          {isSubscribed && premium.renews ? (
            <Button
              look="secondary"
              busy={change.isPending}
              busyLabel={text.test.working}
              onClick={() => change.mutate('cancel')}
            >
              {text.test.cancel}
            </Button>
          ) : (
            mayBuy && (
              <Button
                busy={change.isPending}
                busyLabel={text.test.working}
                onClick={() => change.mutate('subscribe')}
              >
                {isSubscribed ? text.subscription.again : text.test.subscribe}
              </Button>
            )
          )}
          {back}
        </div>
      </div>
    </Card>
  )
}
