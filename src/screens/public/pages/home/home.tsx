import { pageMeta } from '#screens/frame/page-meta.ts'
import { CallToAction } from '#screens/public/templates/call-to-action.tsx'
import { Climb } from '#screens/public/templates/climb.tsx'
import { Shown, ShownBand } from '#screens/public/templates/shown.tsx'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { CopilotDemo } from './copilot-demo.tsx'
import { Differences } from './differences.tsx'
import { homeText } from './home.text.ts'
import { Outcomes } from './outcomes.tsx'
import { Problems } from './problems.tsx'
import { Staircase } from './staircase.tsx'

export const meta = () =>
  pageMeta({
    title: homeText.metaTitle,
    description: homeText.description,
    address: '/',
    subject: { kind: 'home' },
  })

export default function Home() {
  return (
    <>
      <Hero />
      <ShownBand picture="desk" title={homeText.shownTitle} lead={homeText.shownLead} leaves="right" />
      <CopilotDemo />
      <FreeForPatients />
      <Problems />
      <Differences />
      <HowItWorks />
      <Outcomes />
      <CallToAction
        title={homeText.closingTitle}
        body={homeText.closingBody}
        action={{ to: '/demo', label: homeText.closingAction }}
        second={{ to: '/pricing', label: homeText.closingPricing }}
      />
    </>
  )
}

function Hero() {
  return (
    <section className="mx-auto grid w-full max-w-7xl items-center gap-x-12 gap-y-12 px-4 pt-12 pb-16 sm:px-6 sm:pt-16 lg:grid-cols-[6fr_7fr] lg:pt-20 lg:pb-24">
      <div className="grid gap-6">
        <h1 className="font-display text-[2.75rem] leading-[1.05] tracking-tight sm:text-6xl xl:text-7xl">
          {homeText.heroTitle}
        </h1>
        <p className="max-w-xl text-lg text-muted sm:text-xl">{homeText.heroLead}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/demo" size="large">
            {homeText.heroAction}
          </ButtonLink>
          <ButtonLink to="/patient-portal" size="large" look="secondary">
            {homeText.heroPatient}
          </ButtonLink>
        </div>
        <p className="text-muted">{homeText.heroNote}</p>
      </div>
      <Staircase label={homeText.journeyLabel} steps={homeText.journey} />
    </section>
  )
}

function FreeForPatients() {
  return (
    <section className="overflow-clip bg-deep text-on-deep" data-on-deep>
      <div className="mx-auto grid w-full max-w-7xl gap-x-20 gap-y-10 px-4 pt-14 sm:px-6 md:grid-cols-[minmax(0,1fr)_18rem] lg:pt-24">
        <div className="grid content-center gap-6 md:pb-14 lg:pb-24">
          <Badge tone="marigold">{homeText.freeBadge}</Badge>
          <h2 className="max-w-2xl font-display text-3xl leading-tight tracking-tight sm:text-5xl">
            {homeText.freeTitle}
          </h2>
          <p className="max-w-prose text-lg text-on-deep-muted">{homeText.freeBody}</p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink to="/patient-signup" look="onDeep" size="large">
              {homeText.freeAction}
            </ButtonLink>
            <ButtonLink to="/patient-portal" look="onDeepQuiet">
              {homeText.freeMore}
            </ButtonLink>
          </div>
        </div>
        {/* A phone that comes up from the next band: its lower end is left to the imagination. */}
        <Shown
          picture="portal"
          className="-mb-20 w-full max-w-72 max-md:mx-auto [&>figcaption]:-order-1 [&>figcaption]:text-center"
        />
      </div>
    </section>
  )
}

/** On a wide page the words stand in the corner that the stairs leave open. */
function HowItWorks() {
  return (
    <section className="mx-auto w-full max-w-7xl px-4 py-16 sm:px-6 lg:py-28">
      <div className="mb-12 grid max-w-xl gap-3 lg:-mb-16">
        <h2 className="font-display text-3xl tracking-tight sm:text-5xl">{homeText.howTitle}</h2>
        <p className="max-w-prose text-lg text-muted">{homeText.howLead}</p>
      </div>
      <Climb steps={homeText.how.map(({ label, description }) => ({ title: label, body: description }))} />
    </section>
  )
}
