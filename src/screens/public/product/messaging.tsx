import { Badge } from '#ui/badge.tsx'
import { Handrail } from '#ui/handrail.tsx'
import { pageMeta } from '../../frame/page-meta.ts'
import { Band } from '../parts/band.tsx'
import { ClosingCall } from '../parts/closing-call.tsx'
import { Features } from '../parts/features.tsx'
import { Limits } from '../parts/limits.tsx'
import { Opening } from '../parts/opening.tsx'
import { Picture, PictureBubble, PictureCard, PictureRow } from '../parts/picture.tsx'
import { WhoUses } from '../parts/who-uses.tsx'
import { messagingText as text } from './messaging.text.ts'

export const meta = () =>
  pageMeta({
    title: text.title,
    description: text.description,
    address: '/product/messaging',
    subject: { kind: 'product', name: text.title },
  })

/** Messages and visits, from both sides of one conversation. Free for everybody. */
export default function Messaging() {
  return (
    <>
      <Opening
        kicker={text.title}
        badge="free"
        title={text.heading}
        lead={text.lead}
        ways={[
          { to: '/patient-signup', label: text.signUp },
          { to: '/demo', label: text.demo },
        ]}
        picture={<BothSides />}
      />
      <Band title={text.todayTitle} tone="sunken" split>
        <Features features={text.today} />
      </Band>
      <Band title={text.visitsTitle} lead={text.visitsLead}>
        <Handrail steps={text.visits.map(step => ({ key: step.label, ...step }))} />
      </Band>
      <Band title={text.mailTitle} tone="deep" split>
        <p className="max-w-prose text-lg text-on-deep-muted">{text.mailBody}</p>
      </Band>
      <Limits never={text.never} later={text.later} />
      <WhoUses uses={text.uses} lead={text.whoLead} />
      <ClosingCall
        title={text.closingTitle}
        body={text.closingBody}
        action={{ to: '/patient-signup', label: text.signUp }}
        second={{ to: '/demo', label: text.demo }}
      />
    </>
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
