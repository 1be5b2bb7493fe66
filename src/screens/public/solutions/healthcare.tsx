import { Badge } from '#ui/badge.tsx'
import { pageMeta } from '../../frame/page-meta.ts'
import { Answers } from '../parts/answers.tsx'
import { Band } from '../parts/band.tsx'
import { ClosingCall } from '../parts/closing-call.tsx'
import { DayRail } from '../parts/day-rail.tsx'
import { FieldRules } from '../parts/field-rules.tsx'
import { Opening } from '../parts/opening.tsx'
import { Picture, PictureCard, PictureRow } from '../parts/picture.tsx'
import { ProductLinks } from '../parts/product-links.tsx'
import { publicPartsText } from '../parts/public-parts.text.ts'
import { healthcareText as text } from './healthcare.text.ts'

export const meta = () =>
  pageMeta({ title: text.title, description: text.description, address: '/solutions/healthcare' })

/** Told as one day at a case manager's desk: who must not be forgotten comes first. */
export default function Healthcare() {
  return (
    <>
      <Opening
        kicker={text.title}
        title={text.heading}
        lead={text.lead}
        ways={[
          { to: '/demo', label: text.demo },
          { to: '/security', label: text.security },
        ]}
        picture={<NeedsAttention />}
      />
      <Band title={text.dayTitle} lead={text.dayLead} tone="sunken" split>
        <DayRail moments={text.day} />
      </Band>
      <Band title={text.answersTitle}>
        <Answers answers={text.answers} />
      </Band>
      <Band title={text.rulesTitle} lead={text.rulesLead} tone="sunken">
        <FieldRules rules={text.rules} />
      </Band>
      <Band title={publicPartsText.productTitle} lead={text.partsLead}>
        <ProductLinks reasons={text.parts} />
      </Band>
      <ClosingCall
        title={text.closingTitle}
        body={text.closingBody}
        action={{ to: '/demo', label: text.demo }}
        second={{ to: '/security', label: text.closingSecond }}
      />
    </>
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
