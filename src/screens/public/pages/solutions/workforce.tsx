import { pageMeta } from '#screens/frame/page-meta.ts'
import { Answers } from '#screens/public/templates/answers.tsx'
import { Band } from '#screens/public/templates/band.tsx'
import { Climb } from '#screens/public/templates/climb.tsx'
import { Shown } from '#screens/public/templates/shown.tsx'
import { SolutionPage } from '#screens/public/templates/solution-page.tsx'
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
        <Climb steps={text.month} />
      </Band>
      <Band title={text.kindTitle} lead={text.kindBody} tone="deep" split>
        <PausedStreak />
      </Band>
      <Band title={text.answersTitle} split aside={<Shown picture="tasks" className="max-w-68" />}>
        <Answers answers={text.answers} />
      </Band>
    </SolutionPage>
  )
}
