import { buttonClasses } from '#ui/button.tsx'
import { patientPortalText as text } from './patient-portal.text.ts'

/** What a frightened person wants to know, answered in the open: nothing has to be unfolded. */
export function PortalWorries() {
  return (
    <section className="mx-auto w-full max-w-7xl px-4 py-14 sm:px-6 lg:py-24">
      <h2 className="mb-10 font-display text-3xl tracking-tight sm:text-5xl lg:mb-14">{text.worriesTitle}</h2>
      <dl className="grid gap-y-8">
        {text.worries.map(({ question, answer }) => (
          <div key={question} className="grid gap-x-16 gap-y-2 border-line border-t pt-6 lg:grid-cols-2">
            <dt className="font-display text-2xl leading-snug">{question}</dt>
            <dd className="max-w-prose text-lg text-muted">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Who can read what: the same in every organization. */
export function Readers() {
  return (
    <section className="bg-rail-soft">
      <div className="mx-auto w-full max-w-7xl px-4 py-14 sm:px-6 lg:py-20">
        <h2 className="mb-8 font-display text-3xl tracking-tight sm:text-4xl">{text.readersTitle}</h2>
        <dl className="border-ink border-t-2 text-lg">
          {text.readers.map(({ what, who }) => (
            <div
              key={what}
              className="grid gap-x-16 gap-y-1 border-edge border-b py-4 lg:grid-cols-2 lg:items-baseline"
            >
              <dt className="font-semibold">{what}</dt>
              <dd className="max-w-prose">{who}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

/** Where help is at any hour, as numbers that a phone calls at a touch. */
export function HelpNow() {
  return (
    <section className="border-line border-b">
      <div className="mx-auto grid w-full max-w-7xl gap-x-16 gap-y-6 px-4 py-12 sm:px-6 lg:grid-cols-[1fr_2fr] lg:py-16">
        <div className="grid content-start gap-1">
          <h2 className="font-display text-2xl tracking-tight sm:text-3xl">{text.urgentTitle}</h2>
          <p className="text-muted">{text.urgentBody}</p>
        </div>
        <ul className="grid gap-x-6 gap-y-5 sm:grid-cols-3">
          {text.urgentWays.map(({ label, href, about }) => (
            <li key={href} className="grid content-start gap-1.5">
              <a href={href} className={buttonClasses('secondary', 'large')}>
                {label}
              </a>
              <span className="text-muted">{about}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
