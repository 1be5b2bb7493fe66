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
        <div className="mb-10 grid items-end gap-x-16 gap-y-4 lg:mb-14 lg:grid-cols-2">
          <h2 className="font-display text-3xl tracking-tight sm:text-5xl">{homeText.outcomesTitle}</h2>
          <p className="max-w-prose text-muted">
            <strong className="text-ink">{brandText.illustrative}</strong> {homeText.outcomesNote}
          </p>
        </div>
        <div className="grid gap-x-12 gap-y-10 lg:grid-cols-3">
          {groups.map(group => (
            <div key={group} className="border-rail border-t-4 pt-4">
              <h3 className="mb-2 font-semibold text-lg">{homeText.outcomeGroups[group]}</h3>
              <ul>
                {claims
                  .filter(claim => groupOf[claim] === group)
                  .map(claim => (
                    <li
                      key={claim}
                      className="grid grid-cols-[minmax(8.5rem,auto)_1fr] items-baseline gap-x-4 border-line border-b py-3"
                    >
                      <span className="font-display text-4xl tracking-tight">{brand.claims[claim]}</span>
                      <span className="text-muted">{brandText.claims[claim]}</span>
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
