import { useMutation, useQuery } from '@tanstack/react-query'
import { formatDate } from '#lib/dates.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SpinnerArea } from '#ui/spinner.tsx'
import { changeTest, premiumState } from '../billing.queries.ts'
import { billingText as text } from '../billing.text.ts'

const back = (
  <ButtonLink to="/subscription" look="secondary">
    {text.test.back}
  </ButtonLink>
)

/** Subscribing and cancelling in a copy without a payment provider (decision 34). No card is charged, and it says so. */
export function TestCheckout() {
  const { data: premium, isPending } = useQuery(premiumState)
  const change = useMutation(changeTest)
  if (isPending) return <SpinnerArea label={text.loading} height="12rem" />
  if (!premium) return <EmptyState {...text.test.closed} action={back} />
  if (!premium.isTest) return <EmptyState {...text.test.elsewhere} action={back} />
  const { isSubscribed } = premium
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
            <Button
              busy={change.isPending}
              busyLabel={text.test.working}
              onClick={() => change.mutate('subscribe')}
            >
              {isSubscribed ? text.subscription.again : text.test.subscribe}
            </Button>
          )}
          {back}
        </div>
      </div>
    </Card>
  )
}
