import { QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { sessionQuery } from '#features/auth/auth.queries.ts'
import { isAdministratorHere } from '#features/auth/auth.rules.ts'
import { formatDate } from '#lib/dates.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { StaffHat } from '#platform/api/staff-hat.client.ts'
import { useChanges } from '#platform/live/live.client.ts'
import { administratorRefreshes, staffRefreshes } from '#platform/live/live.gen.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { SpinnerArea } from '#ui/spinner.tsx'
import type { Premium } from '../billing.contract.ts'
import { checkSubscription, openCheckout, openPortal, premiumIn, premiumState } from '../billing.queries.ts'
import { heldReason, trialDaysLeft } from '../billing.rules.ts'
import { billingText as text } from '../billing.text.ts'

/** So long after a checkout was opened in a new tab it is looked how it went, in milliseconds (specification, 9). */
const RECHECK_MS = 3_000

/** On the card of Premium: how whoever is signed in has it, or how they get it. It brings what it takes to ask the server. */
export default function OwnPlan() {
  return (
    <QueryClientProvider client={queryClient}>
      <WhosePlan />
    </QueryClientProvider>
  )
}

function WhosePlan() {
  const { data: session, isError, refetch, isFetching } = useQuery(sessionQuery)
  if (isError && !session)
    return <FailureState {...text.failed} isTrying={isFetching} onTryAgain={() => void refetch()} />
  if (!session) return <SpinnerArea label={text.loading} height="8rem" />
  if (isAdministratorHere(session)) return <PlanOfAdministrator />
  if (session.memberships.some(({ hat }) => hat !== 'patient')) return <PlanOfStaff />
  const { title, body, action } = session.memberships.length > 0 ? text.patient : text.noTeam
  const to = session.memberships.length > 0 ? '/patient-portal/dashboard' : '/account'
  return <Standing title={title} body={body} actions={<ButtonLink to={to}>{action}</ButtonLink>} />
}

/** What is said of the plan, and what can be done. The place is announced when it changes. */
function Standing({
  badge,
  title,
  body,
  actions,
}: {
  badge?: string
  title?: string
  body: string
  actions?: ReactNode
}) {
  return (
    <div className="grid gap-4">
      <div role="status" className="grid gap-2">
        {badge && <Badge>{badge}</Badge>}
        {title && <p className="font-semibold text-lg">{title}</p>}
        <p className="max-w-prose text-muted">{body}</p>
      </div>
      {actions && <div className="flex flex-wrap items-center gap-3">{actions}</div>}
    </div>
  )
}

const Owned = (words: { title: string; body: string }) => <Standing badge={text.yourPlan} {...words} />

/** Who bought before they became an administrator goes on managing what they pay for. */
function PlanOfAdministrator() {
  const { data: premium } = useQuery(premiumIn('administrator'))
  // The site, in which this page stands, does not listen by itself.
  useChanges('administrator', administratorRefreshes, premium !== undefined)
  const portal = useMutation(openPortal('administrator'))
  const recheck = useRecheck('administrator')
  const { title: granted } = text.held.administrator
  if (!premium?.isSubscribed) {
    const reason = premium?.reason === 'billing-off' ? 'billing-off' : 'administrator'
    return <Owned title={granted} body={text.held[reason].body} />
  }
  const { title } = wordsOfSubscription(premium)
  return (
    <Standing
      badge={text.yourPlan}
      title={granted}
      body={`${title}. ${text.administratorPays}`}
      actions={
        <Button
          busy={portal.isPending}
          busyLabel={text.opening}
          onClick={() => portal.mutate(window.open('', '_blank'), { onSuccess: recheck })}
        >
          {text.subscription.manage}
        </Button>
      }
    />
  )
}

function PlanOfStaff() {
  const { data: premium, isError, refetch, isFetching } = useQuery(premiumState)
  useChanges('staff', staffRefreshes, premium !== undefined)
  const recheck = useRecheck('staff')
  const checkout = useMutation(openCheckout)
  const portal = useMutation(openPortal('staff'))
  if (isError && !premium)
    return <FailureState {...text.failed} isTrying={isFetching} onTryAgain={() => void refetch()} />
  if (!premium) return <SpinnerArea label={text.loading} height="8rem" />

  const opening = (way: typeof checkout) => ({
    busy: way.isPending,
    busyLabel: text.opening,
    onClick: () => way.mutate(window.open('', '_blank'), { onSuccess: recheck }),
  })
  if (premium.isSubscribed)
    return (
      <Standing
        badge={text.yourPlan}
        {...wordsOfSubscription(premium)}
        actions={
          <>
            <Button {...opening(portal)}>{text.subscription.manage}</Button>
            {premium.mayBuy && (
              <Button look="secondary" {...opening(checkout)}>
                {text.subscription.again}
              </Button>
            )}
          </>
        }
      />
    )
  const held = heldReason(premium.reason)
  if (held) return <Owned {...text.held[held]} />
  return (
    <Standing
      {...wordsOfNone(premium)}
      actions={
        <>
          <Button {...opening(checkout)}>{text.upgrade}</Button>
          {premium.isTest && <span className="text-muted text-sm">{text.isTest}</span>}
        </>
      }
    />
  )
}

function wordsOfSubscription({ subscriptionEndsAt, renews }: Premium) {
  const date = formatDate(subscriptionEndsAt ?? new Date())
  return renews
    ? { title: text.subscription.renews(date), body: text.forOne }
    : { title: text.subscription.ends(date), body: text.subscription.endsBody }
}

function wordsOfNone({ reason, trialEndsAt, subscriptionEndsAt }: Premium) {
  if (reason === 'trial' && trialEndsAt)
    return { title: text.trial.title(trialDaysLeft(trialEndsAt, new Date())), body: text.trial.body }
  const ended =
    (subscriptionEndsAt && text.subscriptionOver(formatDate(subscriptionEndsAt))) ||
    (trialEndsAt && text.trialOver(formatDate(trialEndsAt)))
  return { ...(ended ? { title: ended } : {}), body: `${text.none.body} ${text.forOne}` }
}

/** Says that another tab was opened: it is looked how it went after a moment, and when this tab is looked at again. */
function useRecheck(hat: StaffHat): () => void {
  const { mutate } = useMutation(checkSubscription(hat))
  const isWaiting = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const look = () => {
      if (isWaiting.current && document.visibilityState === 'visible') mutate()
    }
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      clearTimeout(timer.current)
    }
  }, [mutate])
  return useCallback(() => {
    isWaiting.current = true
    clearTimeout(timer.current)
    timer.current = setTimeout(mutate, RECHECK_MS)
  }, [mutate])
}
