import { brand } from '#lib/brand.ts'
import { frameText } from '#screens/frame/frame.text.ts'
import { pageMeta } from '#screens/frame/page-meta.ts'
import { CallToAction } from '#screens/public/templates/call-to-action.tsx'
import { aboutText as text } from './about.text.ts'

export const meta = () => pageMeta({ title: text.title, description: text.description, address: '/about' })

export default function About() {
  return (
    <>
      <Why />
      <Judges />
      <Never />
      <Today />
      <CallToAction
        title={text.closingTitle}
        body={text.closingBody}
        action={{ to: '/contact', label: frameText.writeToUs }}
        second={{ to: '/demo', label: frameText.demo }}
      />
    </>
  )
}

function Why() {
  return (
    <section className="mx-auto w-full max-w-7xl px-4 pt-12 pb-16 sm:px-6 lg:pt-20 lg:pb-28">
      <h1 className="max-w-5xl font-display text-[2.75rem] leading-[1.05] tracking-tight sm:text-6xl xl:text-7xl">
        {text.heading}
      </h1>
      <p className="mt-6 max-w-prose text-muted text-xl">{text.lead}</p>
      <ClimbingRail />
      <div className="grid gap-x-12 gap-y-6 text-lg lg:grid-cols-3">
        {text.why.map(paragraph => (
          <p key={paragraph} className="max-w-prose">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  )
}

/**
 * The mark, drawn out over the width of a page: one line that climbs from the ground to the ground, and a post above each of
 * three thoughts. The drawing is stretched to the page; its lines keep their breadth.
 */
function ClimbingRail() {
  return (
    <svg
      viewBox="0 0 1200 132"
      preserveAspectRatio="none"
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="my-10 h-28 w-full overflow-visible *:[vector-effect:non-scaling-stroke] lg:my-14 lg:h-36"
    >
      <path d="M0 130h1200" stroke="var(--line)" strokeWidth="2" />
      <path d="M416 68v62M831 38v92" stroke="var(--rail)" strokeWidth="7" />
      <path d="M6 130V98L1194 12v118" stroke="var(--rail)" strokeWidth="11" />
    </svg>
  )
}

function Judges() {
  return (
    <section className="bg-deep text-on-deep">
      <div className="mx-auto w-full max-w-7xl px-4 py-16 sm:px-6 lg:py-24">
        <h2 className="mb-10 font-display text-3xl tracking-tight sm:text-5xl lg:mb-14">
          {text.judgesTitle}
        </h2>
        <div className="grid gap-x-16 gap-y-10 md:grid-cols-2 md:grid-rows-[repeat(3,auto)] md:gap-y-3">
          {text.judges.map(({ who, body, rule }) => (
            <div
              key={who}
              className="grid content-start gap-3 border-marigold border-t-4 pt-5 md:row-span-3 md:grid-rows-subgrid"
            >
              <h3 className="font-semibold text-on-deep-muted text-lg">{who}</h3>
              <p className="max-w-prose text-xl leading-relaxed">{body}</p>
              <p className="font-display text-2xl text-marigold sm:text-3xl">{rule}</p>
            </div>
          ))}
        </div>
        <p className="mt-12 font-display text-2xl sm:text-3xl">{text.judgesEnd}</p>
      </div>
    </section>
  )
}

function Never() {
  return (
    <section className="mx-auto grid w-full max-w-7xl gap-x-16 gap-y-8 px-4 py-16 sm:px-6 lg:grid-cols-[1fr_2fr] lg:py-28">
      <h2 className="font-display text-3xl tracking-tight sm:text-5xl">{text.neverTitle}</h2>
      <ul className="border-ink border-t-2">
        {text.never.map(({ title, body }) => (
          <li key={title} className="grid gap-x-10 gap-y-1 border-line border-b py-5 md:grid-cols-2">
            <h3 className="font-display text-2xl leading-snug">{title}</h3>
            <p className="text-lg text-muted">{body}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Today() {
  return (
    <section className="border-line border-t bg-sunken">
      <div className="mx-auto grid w-full max-w-7xl gap-x-16 gap-y-10 px-4 py-16 sm:px-6 lg:grid-cols-[2fr_1fr] lg:py-20">
        <div className="grid content-start gap-5">
          <h2 className="font-display text-3xl tracking-tight sm:text-4xl">{text.todayTitle}</h2>
          {text.today.map(paragraph => (
            <p key={paragraph} className="max-w-prose text-lg">
              {paragraph}
            </p>
          ))}
        </div>
        <address className="grid content-start gap-1 text-lg not-italic">
          <h2 className="mb-3 font-display text-3xl tracking-tight sm:text-4xl">{text.reachTitle}</h2>
          <a
            href={`mailto:${brand.email}`}
            className="inline-flex min-h-11 items-center break-all text-rail underline"
          >
            {brand.email}
          </a>
          <a
            href={`tel:${brand.phoneLink}`}
            className="inline-flex min-h-11 items-center text-rail underline"
          >
            {brand.phone}
          </a>
          {brand.address.map(line => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </div>
    </section>
  )
}
