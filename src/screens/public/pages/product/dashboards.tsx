import { Band } from '#screens/public/templates/band.tsx'
import { Features } from '#screens/public/templates/features.tsx'
import { Picture, PictureCard } from '#screens/public/templates/picture.tsx'
import { ProductPage, productMeta } from '#screens/public/templates/product-page.tsx'
import { ShownBand } from '#screens/public/templates/shown.tsx'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { joinClasses } from '#ui/class-names.ts'
import { Handrail } from '#ui/handrail.tsx'
import { DoneIcon, UnderWayIcon, WarningIcon } from '#ui/icons.ts'
import { dashboardsText as text } from './dashboards.text.ts'

export const meta = () => productMeta('/product/dashboards', text)

/** Figures: which are there today, for whom, and what a figure must answer before it is reported. */
export default function Dashboards() {
  return (
    <ProductPage
      text={text}
      badge="premium"
      actions={[
        { to: '/demo', label: text.demo },
        { to: '/pricing', label: text.pricing },
      ]}
      picture={<LowestFirst />}
    >
      <Band title={text.todayTitle} lead={text.todayLead} tone="sunken" split>
        <Features features={text.today} />
      </Band>
      <ShownBand picture="checklist" title={text.shownTitle} lead={text.shownLead} leaves="left" />
      <Band title={text.honestTitle} lead={text.honestLead} tone="sunken">
        <Handrail steps={text.honest.map(step => ({ key: step.label, ...step }))} />
      </Band>
      <Band title={text.patientTitle} tone="deep" split>
        <div className="grid justify-items-start gap-5">
          <p className="max-w-prose text-lg text-on-deep-muted">{text.patientBody}</p>
          <ButtonLink to="/patient-portal" look="onDeep">
            {text.patientLink}
          </ButtonLink>
        </div>
      </Band>
    </ProductPage>
  )
}

const grades = [
  { tone: 'poor', bar: 'bg-poor', Icon: WarningIcon },
  { tone: 'fair', bar: 'bg-fair', Icon: UnderWayIcon },
  { tone: 'good', bar: 'bg-good', Icon: DoneIcon },
] as const

function LowestFirst() {
  const { picture } = text
  return (
    <Picture label={picture.label}>
      <PictureCard title={picture.title} note={picture.note}>
        {picture.rows.map((row, position) => {
          const { tone, bar, Icon } = grades[position] ?? grades[0]
          return (
            <div key={row.name} className="grid gap-2 border-line border-t pt-3">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <p className="font-semibold">{row.name}</p>
                <Badge tone={tone} icon={<Icon size={16} />}>
                  <span className="tabular-nums">{row.percent}%</span>
                  <span className="font-normal">{row.word}</span>
                </Badge>
              </div>
              <div className="h-2 overflow-hidden rounded-full bg-line">
                <div
                  className={joinClasses('h-full rounded-full', bar)}
                  style={{ width: `${row.percent}%` }}
                />
              </div>
              <p className="text-muted text-sm tabular-nums">{row.counted}</p>
            </div>
          )
        })}
      </PictureCard>
    </Picture>
  )
}
