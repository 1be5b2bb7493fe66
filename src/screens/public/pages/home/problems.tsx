import { BrokenRailIllustration } from '#screens/frame/broken-rail-illustration.tsx'
import { homeText } from './home.text.ts'

/** What goes wrong today, on both sides of the desk: complaints that answer each other, line by line. */
export function Problems() {
  return (
    <section className="mx-auto w-full max-w-7xl px-4 py-16 sm:px-6 lg:py-28">
      <div className="mb-12 grid items-end gap-x-12 gap-y-8 lg:mb-16 lg:grid-cols-[3fr_2fr]">
        <div className="grid gap-3">
          <h2 className="max-w-2xl font-display text-3xl leading-tight tracking-tight sm:text-5xl">
            {homeText.problemsTitle}
          </h2>
          <p className="max-w-prose text-lg text-muted">{homeText.problemsLead}</p>
        </div>
        <BrokenRailIllustration />
      </div>
      {/* One grid under both lists, so that each complaint stands beside the one that rhymes with it. */}
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2 lg:grid-rows-[repeat(5,auto)] lg:gap-y-0">
        {homeText.problems.map(({ side, items }) => (
          <div key={side} className="grid lg:row-span-5 lg:grid-rows-subgrid">
            <h3 className="border-ink border-b-2 pb-3 font-semibold text-lg">{side}</h3>
            <ul className="grid lg:row-span-4 lg:grid-rows-subgrid">
              {items.map(({ title, body }) => (
                <li key={title} className="grid content-start gap-1.5 border-line border-b py-6">
                  <p className="font-display text-xl leading-snug sm:text-2xl">{title}</p>
                  <p className="max-w-prose text-muted">{body}</p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
