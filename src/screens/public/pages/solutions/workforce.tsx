import { pageMeta } from '#screens/frame/page-meta.ts'
import { Answers } from '#screens/public/templates/answers.tsx'
import { Band } from '#screens/public/templates/band.tsx'
import { SolutionPage } from '#screens/public/templates/solution-page.tsx'
import { joinClasses } from '#ui/class-names.ts'
import { workforceText as text } from './workforce.text.ts'
import { OpenDoors, PausedStreak } from './workforce-pictures.tsx'

export const meta = () =>
  pageMeta({ title: text.title, description: text.description, address: '/solutions/workforce' })

/** Told as the first thirty days: a row of doors, and a bad week that costs nothing. */
export default function Workforce() {
  return (
    <SolutionPage
      text={text}
      actions={[
        { to: '/demo', label: text.demo },
        { to: '/patient-portal', label: text.portal },
      ]}
      picture={<OpenDoors />}
      rulesTone="sunken"
    >
      <Band title={text.monthTitle} lead={text.monthLead} tone="sunken">
        <Climb />
      </Band>
      <Band title={text.kindTitle} lead={text.kindBody} tone="deep" split>
        <PausedStreak />
      </Band>
      <Band title={text.answersTitle}>
        <Answers answers={text.answers} />
      </Band>
    </SolutionPage>
  )
}

/** How far each step of the stairs lies below the last one, where there is room for stairs. */
const below = ['lg:mt-40', 'lg:mt-30', 'lg:mt-20', 'lg:mt-10', '']

/** The month as stairs that climb to the right; on a phone as a rail. */
function Climb() {
  return (
    <ol className="grid lg:grid-cols-5">
      {text.month.map((moment, step) => (
        <li
          key={moment.when}
          className={joinClasses(
            'group relative grid content-start gap-2 pb-10 pl-12 last:pb-0 lg:pt-6 lg:pr-6 lg:pb-0 lg:pl-5',
            below[step],
          )}
        >
          <span
            aria-hidden="true"
            className="absolute top-0 left-0 h-full w-1.5 bg-rail group-first:rounded-t-full group-last:rounded-b-full lg:h-1.5 lg:w-full lg:group-first:rounded-l-full lg:group-first:rounded-tr-none lg:group-last:rounded-r-full lg:group-last:rounded-bl-none"
          />
          <span
            aria-hidden="true"
            className="absolute top-3 left-1 h-1 w-7 rounded-full bg-rail lg:top-0 lg:left-0 lg:h-11.5 lg:w-1.5 lg:group-first:hidden"
          />
          <p className="font-semibold text-rail tabular-nums">{moment.when}</p>
          <h3 className="font-display text-2xl">{moment.title}</h3>
          <p className="text-muted">{moment.body}</p>
          <p className="font-semibold text-sm">{moment.where}</p>
        </li>
      ))}
    </ol>
  )
}
