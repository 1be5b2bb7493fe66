import { pageMeta } from '#screens/frame/page-meta.ts'
import { CallToAction } from '#screens/public/templates/call-to-action.tsx'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { joinClasses } from '#ui/class-names.ts'
import { CheckIcon, ChevronDownIcon } from '#ui/icons.ts'
import { pricingText as text } from './pricing.text.ts'

export const meta = () =>
  pageMeta({
    title: text.title,
    description: text.description,
    address: '/pricing',
    subject: { kind: 'questions', questions: text.questions },
  })

/** The plan that is marked as the most popular one. */
const popular = 'Growth'

export default function Pricing() {
  return (
    <>
      <div className="mx-auto grid w-full max-w-7xl gap-16 px-4 py-12 wrap-anywhere sm:px-6 lg:gap-24 lg:py-20">
        <div className="grid gap-10 lg:gap-14">
          <header className="grid gap-4">
            <h1 className="font-display text-4xl leading-[1.1] tracking-tight sm:text-6xl">{text.heading}</h1>
            <p className="max-w-prose text-lg text-muted">{text.lead}</p>
          </header>
          <FreePortal />
        </div>
        <Plans />
        <Questions />
      </div>
      <CallToAction
        title={text.trialTitle}
        body={text.trialBody}
        action={{ to: '/auth', label: text.trialAction }}
        second={{ to: '/demo', label: text.trialSecond }}
      />
    </>
  )
}

function Features({ features, className }: { features: readonly string[]; className?: string }) {
  return (
    <ul className={joinClasses('grid gap-2.5', className)}>
      {features.map(feature => (
        <li key={feature} className="flex items-start gap-2.5">
          <CheckIcon size={20} strokeWidth={2.5} aria-hidden="true" className="mt-0.5 shrink-0" />
          {feature}
        </li>
      ))}
    </ul>
  )
}

function FreePortal() {
  return (
    <section className="grid gap-x-16 gap-y-8 rounded-card bg-deep p-6 text-on-deep sm:p-10 lg:grid-cols-2 lg:p-14">
      <div className="grid content-start gap-3">
        <h2 className="font-semibold text-on-deep-muted text-xl">{text.freeTitle}</h2>
        <p className="font-display text-4xl tracking-tight sm:text-6xl">{text.freePrice}</p>
        <p className="max-w-prose text-lg text-on-deep-muted">{text.freeBody}</p>
        <ButtonLink to="/patient-portal" look="onDeep" className="mt-3 justify-self-start">
          {text.freeAction}
        </ButtonLink>
      </div>
      <div className="grid content-center gap-6">
        <Features features={text.freeFeatures} className="text-lg sm:grid-cols-2" />
        <p className="max-w-prose border-on-deep-muted/30 border-t pt-4 text-on-deep-muted text-sm">
          {text.freeNote}
        </p>
      </div>
    </section>
  )
}

function Plans() {
  return (
    <section className="grid gap-8">
      <h2 className="font-display text-3xl tracking-tight sm:text-4xl">{text.plansTitle}</h2>
      <ul className="grid gap-5 lg:grid-cols-3 lg:gap-0">
        {text.plans.map(plan => (
          <Plan key={plan.name} plan={plan} isPopular={plan.name === popular} />
        ))}
      </ul>
      <p className="text-muted">{text.plansNote}</p>
    </section>
  )
}

/** One plan. The popular one is taller than the others. */
function Plan({ plan, isPopular }: { plan: (typeof text.plans)[number]; isPopular: boolean }) {
  return (
    <li
      className={joinClasses(
        'flex flex-col gap-5 rounded-card p-6 sm:p-8',
        isPopular
          ? 'border-2 border-rail bg-surface lg:relative lg:z-10 lg:-mx-px lg:py-[3.1875rem] lg:shadow-float'
          : 'border border-line lg:my-5 lg:first:rounded-r-none lg:last:rounded-l-none',
      )}
    >
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-3">
        <h3 className="font-semibold text-xl">{plan.name}</h3>
        {isPopular && <Badge tone="marigold">{text.popular}</Badge>}
      </div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-display text-5xl tracking-tight">{plan.price}</span>
        {plan.isPriced && <span className="text-muted">{text.unit}</span>}
      </p>
      <p className="text-muted">{plan.body}</p>
      <Features features={plan.features} className="mb-auto border-line border-t pt-5" />
      <ButtonLink to="/demo" look={isPopular ? 'primary' : 'secondary'} className="mt-2">
        {plan.action}
      </ButtonLink>
    </li>
  )
}

function Questions() {
  return (
    <section className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_2fr]">
      <h2 className="font-display text-3xl tracking-tight sm:text-4xl">{text.questionsTitle}</h2>
      <div className="border-line border-t">
        {text.questions.map(({ question, answer }) => (
          <details key={question} className="group border-line border-b">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold text-lg hover:text-rail [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDownIcon
                size={22}
                aria-hidden="true"
                className="shrink-0 text-muted transition-transform duration-150 group-open:rotate-180"
              />
            </summary>
            <p className="max-w-prose pb-5 text-lg text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
