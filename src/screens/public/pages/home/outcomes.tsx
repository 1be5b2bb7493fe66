import { brandText } from '#lib/brand.text.ts'
import { brand } from '#lib/brand.ts'
import { homeText } from './home.text.ts'

type Claim = keyof typeof brand.claims

/** For whom each figure matters. A claim that is added to the brand file must find its place here. */
const groupOf: Record<Claim, keyof typeof homeText.outcomeGroups> = {
  lessAdminTime: 'team',
  fasterReferrals: 'team',
  fasterIntake: 'team',
  goalCompletion: 'people',
  goalAttainment: 'people',
  retentionImprovement: 'people',
  activePeople: 'everyone',
  uptimeTarget: 'everyone',
}

const claims = Object.keys(groupOf) as Claim[]
const groups = Object.keys(homeText.outcomeGroups) as (keyof typeof homeText.outcomeGroups)[]

/** The figures of the brand file, said to be what they are: illustrative. */
export function Outcomes() {
  return (
    <section className="border-line border-t">
      <div className="mx-auto w-full max-w-7xl px-4 py-16 sm:px-6 lg:py-28">
        <h2 className="mb-8 font-display text-3xl tracking-tight sm:text-5xl lg:mb-12">
          {homeText.outcomesTitle}
        </h2>
        {groups.map(group => (
          <div
            key={group}
            className="grid gap-x-12 gap-y-4 border-line border-t py-6 lg:grid-cols-[16rem_minmax(0,1fr)] lg:py-8"
          >
            <h3 className="font-semibold text-lg lg:pt-4">{homeText.outcomeGroups[group]}</h3>
            <ul className="grid gap-x-10 gap-y-5 sm:grid-cols-3">
              {claims
                .filter(claim => groupOf[claim] === group)
                .map(claim => (
                  <li key={claim} className="grid content-start gap-1">
                    <span className="font-display text-5xl tracking-tight lg:text-[min(3.75rem,4.7vw)]">
                      {brand.claims[claim]}
                    </span>
                    <span className="text-muted">{brandText.claims[claim]}</span>
                  </li>
                ))}
            </ul>
          </div>
        ))}
        <p className="max-w-prose border-line border-t pt-6 text-muted">
          <strong className="text-ink">{brandText.illustrative}</strong> {homeText.outcomesNote}
        </p>
      </div>
    </section>
  )
}
