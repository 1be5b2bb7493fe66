import { lazy, Suspense } from 'react'
import { billingText } from '#features/billing/billing.text.ts'
import { frameText } from '#screens/frame/frame.text.ts'
import { useFrameSession } from '#screens/frame/frame-session.ts'
import { pageMeta } from '#screens/frame/page-meta.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { joinClasses } from '#ui/class-names.ts'
import { CheckIcon } from '#ui/icons.ts'
import { SpinnerArea } from '#ui/spinner.tsx'
import { subscriptionText as text } from './subscription.text.ts'

// What asks the server is for who is signed in: a visitor's page carries none of it.
const OwnPlan = lazy(() => import('#features/billing/parts/own-plan.tsx'))

export const meta = () =>
  pageMeta({ title: text.title, description: text.description, address: '/subscription' })

export default function Subscription() {
  return (
    <div className="mx-auto grid w-full max-w-7xl gap-14 px-4 py-12 sm:px-6 lg:gap-20 lg:py-20">
      <header className="grid gap-4">
        <h1 className="max-w-4xl font-display text-4xl leading-[1.1] tracking-tight sm:text-6xl">
          {text.heading}
        </h1>
        <p className="max-w-prose text-lg text-muted">{text.lead}</p>
      </header>
      <Plans />
      <section className="grid gap-8">
        <h2 className="font-display text-3xl tracking-tight sm:text-4xl">{text.waysTitle}</h2>
        <ul className="grid gap-x-16 border-line border-t md:grid-cols-2">
          {text.ways.map(({ title, body }) => (
            <li key={title} className="grid content-start gap-1.5 border-line border-b py-6">
              <h3 className="font-display text-2xl leading-snug">{title}</h3>
              <p className="max-w-prose text-muted">{body}</p>
            </li>
          ))}
        </ul>
        <ButtonLink
          to="/pricing"
          look="quiet"
          className="-ml-4 justify-self-start underline underline-offset-4"
        >
          {text.compare}
        </ButtonLink>
      </section>
    </div>
  )
}

/** What is free and what is not, side by side; the link to the second is beside it. */
function Plans() {
  return (
    <ul className="grid overflow-hidden rounded-card border border-line lg:grid-cols-[2fr_3fr]">
      {text.plans.map((plan, position) => {
        const isPremium = position > 0
        return (
          <li
            key={plan.name}
            className={joinClasses(
              'grid content-start gap-6 p-6 sm:p-10',
              isPremium ? 'border-line border-t bg-rail-soft lg:border-t-0 lg:border-l' : 'bg-surface',
            )}
          >
            <div className="flex min-h-8 items-center justify-between gap-3">
              <h2 className="font-semibold text-xl">{plan.name}</h2>
              {isPremium ? (
                <Badge tone="marigold">{frameText.premium}</Badge>
              ) : (
                <Badge tone="rail">{frameText.free}</Badge>
              )}
            </div>
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="font-display text-6xl tracking-tight">{plan.price}</span>
              <span className="text-muted">{plan.unit}</span>
            </p>
            <ul className={joinClasses('grid gap-x-8 gap-y-2.5', isPremium && 'sm:grid-cols-2')}>
              {plan.features.map(feature => (
                <li key={feature} className="flex items-start gap-2.5">
                  <CheckIcon
                    size={20}
                    strokeWidth={2.5}
                    aria-hidden="true"
                    className="mt-0.5 shrink-0 text-rail"
                  />
                  {feature}
                </li>
              ))}
            </ul>
            {isPremium ? <GettingPremium /> : <Basic />}
          </li>
        )
      })}
    </ul>
  )
}

/** Everybody has Basic, in a trial too; whose Premium stays has another plan. */
function Basic() {
  const { isPremium, isOnTrial } = useFrameSession()
  if (isPremium && !isOnTrial) return null
  return (
    <Button look="secondary" disabled className="mt-auto justify-self-start">
      {billingText.currentPlan}
    </Button>
  )
}

/** The page is prerendered for a visitor; who is signed in is decided after the first paint. */
function GettingPremium() {
  const { status } = useFrameSession()
  const waiting = <SpinnerArea label={billingText.loading} height="8rem" />
  if (status === 'loading') return waiting
  if (status === 'signed-in')
    return (
      <Suspense fallback={waiting}>
        <OwnPlan />
      </Suspense>
    )
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink to="/auth">{billingText.visitor.signIn}</ButtonLink>
      <ButtonLink to="/contact" look="secondary">
        {billingText.visitor.ask}
      </ButtonLink>
    </div>
  )
}
