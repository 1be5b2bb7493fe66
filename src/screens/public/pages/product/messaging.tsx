import { Band } from '#screens/public/templates/band.tsx'
import { Features } from '#screens/public/templates/features.tsx'
import { Picture, PictureBubble, PictureCard, PictureRow } from '#screens/public/templates/picture.tsx'
import { ProductPage, productMeta } from '#screens/public/templates/product-page.tsx'
import { Shown, ShownBand } from '#screens/public/templates/shown.tsx'
import { Badge } from '#ui/badge.tsx'
import { Handrail } from '#ui/handrail.tsx'
import { messagingText as text } from './messaging.text.ts'

export const meta = () => productMeta('/product/messaging', text)

/** Messages and visits, from both sides of one conversation. Free for everybody. */
export default function Messaging() {
  return (
    <ProductPage
      text={text}
      badge="free"
      actions={[
        { to: '/patient-signup', label: text.signUp },
        { to: '/demo', label: text.demo },
      ]}
      picture={<BothSides />}
    >
      <Band
        title={text.todayTitle}
        tone="sunken"
        split
        aside={<Shown picture="thread" className="max-w-68" />}
      >
        <Features features={text.today} />
      </Band>
      <ShownBand picture="conversation" title={text.shownTitle} lead={text.shownLead} leaves="right" />
      <Band title={text.visitsTitle} lead={text.visitsLead} tone="sunken">
        <Handrail steps={text.visits.map(step => ({ key: step.label, ...step }))} />
      </Band>
      <Band title={text.mailTitle} tone="deep" split>
        <p className="max-w-prose text-lg text-on-deep-muted">{text.mailBody}</p>
      </Band>
    </ProductPage>
  )
}

function BothSides() {
  const { picture } = text
  return (
    <Picture label={picture.label}>
      <PictureCard title={picture.phone} className="w-full max-w-sm">
        <PictureBubble isOwn>{picture.asked}</PictureBubble>
        <PictureBubble>{picture.answered}</PictureBubble>
        <PictureBubble isOwn>{picture.waiting}</PictureBubble>
        <p className="justify-self-end text-muted text-sm">{picture.waitingNote}</p>
      </PictureCard>
      <PictureCard title={picture.desk} className="w-full max-w-md justify-self-end">
        {picture.inbox.map(row => (
          <PictureRow
            key={row.name}
            title={row.name}
            body={row.preview}
            state={row.state && <Badge tone="rail">{row.state}</Badge>}
          />
        ))}
      </PictureCard>
    </Picture>
  )
}
