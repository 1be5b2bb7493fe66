import { pageMeta } from '#screens/frame/page-meta.ts'
import { Answers } from '#screens/public/templates/answers.tsx'
import { Band } from '#screens/public/templates/band.tsx'
import { DayRail } from '#screens/public/templates/day-rail.tsx'
import { Picture, PictureCard, PictureRow } from '#screens/public/templates/picture.tsx'
import { ShownBand } from '#screens/public/templates/shown.tsx'
import { SolutionPage } from '#screens/public/templates/solution-page.tsx'
import { Badge } from '#ui/badge.tsx'
import { healthcareText as text } from './healthcare.text.ts'

export const meta = () =>
  pageMeta({ title: text.title, description: text.description, address: '/solutions/healthcare' })

/** Told as one day at a case manager's desk: who must not be forgotten comes first. */
export default function Healthcare() {
  return (
    <SolutionPage
      text={text}
      actions={[
        { to: '/demo', label: text.demo },
        { to: '/security', label: text.security },
      ]}
      picture={<NeedsAttention />}
      rulesTone="sunken"
    >
      <Band title={text.dayTitle} lead={text.dayLead} tone="sunken" split>
        <DayRail moments={text.day} />
      </Band>
      <ShownBand picture="desk" title={text.shownTitle} lead={text.shownLead} leaves="left" />
      <Band title={text.answersTitle} split>
        <Answers answers={text.answers} />
      </Band>
    </SolutionPage>
  )
}

/** How the list marks who was forgotten, who has no step, and whose day it is. */
const tones = ['poor', 'fair', 'marigold'] as const

function NeedsAttention() {
  return (
    <Picture label={text.picture.label}>
      <PictureCard title={text.picture.title} note={text.picture.rows.length}>
        {text.picture.rows.map((row, position) => (
          <PictureRow
            key={row.name}
            title={row.name}
            body={row.step}
            state={<Badge tone={tones[position]}>{row.state}</Badge>}
          />
        ))}
      </PictureCard>
    </Picture>
  )
}
