import { Band } from '#screens/public/templates/band.tsx'
import { Features } from '#screens/public/templates/features.tsx'
import { Picture, PictureCard, PictureRow } from '#screens/public/templates/picture.tsx'
import { ProductPage, productMeta } from '#screens/public/templates/product-page.tsx'
import { ShownBand } from '#screens/public/templates/shown.tsx'
import { Badge } from '#ui/badge.tsx'
import { Handrail } from '#ui/handrail.tsx'
import { ShieldIcon } from '#ui/icons.ts'
import { caseFilesText as text } from './case-files.text.ts'

export const meta = () => productMeta('/product/case-files', text)

/** The record of one person, and what becomes of it when staff change. */
export default function CaseFiles() {
  return (
    <ProductPage
      text={text}
      badge="premium"
      actions={[
        { to: '/demo', label: text.demo },
        { to: '/pricing', label: text.pricing },
      ]}
      picture={<OnePerson />}
    >
      <ShownBand picture="record" title={text.shownTitle} lead={text.shownLead} leaves="right" />
      <Band title={text.todayTitle} tone="sunken" split>
        <Features features={text.today} />
      </Band>
      <Band title={text.moveTitle} lead={text.moveLead}>
        <Handrail steps={text.move.map(step => ({ key: step.label, ...step }))} />
      </Band>
    </ProductPage>
  )
}

function OnePerson() {
  const { picture } = text
  return (
    <Picture label={picture.label}>
      <PictureCard>
        <div>
          <p className="font-semibold text-2xl">{picture.name}</p>
          <p className="text-muted">{picture.full}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {picture.badges.map((badge, position) => (
            <Badge key={badge} tone={position === 0 ? 'rail' : position === 3 ? 'marigold' : 'plain'}>
              {badge}
            </Badge>
          ))}
        </div>
      </PictureCard>
      <PictureCard title={picture.step} note={picture.stepWhen}>
        <p>{picture.stepWhat}</p>
      </PictureCard>
      <PictureCard title={picture.tasks}>
        {picture.taskRows.map((row, position) => (
          <PictureRow
            key={row.title}
            title={row.title}
            state={<Badge tone={position === 0 ? 'good' : 'plain'}>{row.state}</Badge>}
          />
        ))}
      </PictureCard>
      <PictureCard title={picture.safe}>
        <ul className="grid gap-1.5">
          {picture.safeLines.map(line => (
            <li key={line} className="flex items-center gap-3">
              <ShieldIcon size={18} className="shrink-0 text-rail" />
              {line}
            </li>
          ))}
        </ul>
      </PictureCard>
    </Picture>
  )
}
