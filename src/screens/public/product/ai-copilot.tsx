import { Badge } from '#ui/badge.tsx'
import { Handrail } from '#ui/handrail.tsx'
import { pageMeta } from '../../frame/page-meta.ts'
import { Band } from '../parts/band.tsx'
import { ClosingCall } from '../parts/closing-call.tsx'
import { Features } from '../parts/features.tsx'
import { Limits } from '../parts/limits.tsx'
import { Opening } from '../parts/opening.tsx'
import { Picture, PictureBubble, PictureCard } from '../parts/picture.tsx'
import { WhoUses } from '../parts/who-uses.tsx'
import { aiCopilotText as text } from './ai-copilot.text.ts'

export const meta = () =>
  pageMeta({
    title: text.title,
    description: text.description,
    address: '/product/ai-copilot',
    subject: { kind: 'product', name: text.title },
  })

/** The assistant: what it does today, and above all what it will not do. */
export default function AiCopilot() {
  return (
    <>
      <Opening
        kicker={text.title}
        badge="premium"
        title={text.heading}
        lead={text.lead}
        ways={[
          { to: '/demo', label: text.demo },
          { to: '/security', label: text.security },
        ]}
        picture={<NeedsBox />}
      />
      <Band title={text.flowTitle} tone="sunken">
        <Handrail steps={text.flow.map(step => ({ key: step.label, ...step }))} />
      </Band>
      <Band title={text.todayTitle}>
        <Features features={text.today} />
      </Band>
      <Band title={text.switchTitle} tone="deep" split>
        <p className="max-w-prose text-lg text-on-deep-muted">{text.switchBody}</p>
      </Band>
      <Limits never={text.never} later={text.later} />
      <WhoUses uses={text.uses} lead={text.whoLead} />
      <ClosingCall
        title={text.closingTitle}
        body={text.closingBody}
        action={{ to: '/demo', label: text.demo }}
        second={{ to: '/security', label: text.security }}
      />
    </>
  )
}

function NeedsBox() {
  const { label, title, wrote, heard, answerTitle, steps, source } = text.picture
  return (
    <Picture label={label}>
      <PictureCard title={title}>
        <PictureBubble isOwn>{wrote}</PictureBubble>
        <div className="flex flex-wrap justify-end gap-2">
          {heard.map(need => (
            <Badge key={need} tone="rail">
              {need}
            </Badge>
          ))}
        </div>
      </PictureCard>
      <PictureCard title={answerTitle}>
        <ul className="grid gap-3">
          {steps.map(step => (
            <li key={step} className="border-rail border-l-4 pl-3">
              {step}
            </li>
          ))}
        </ul>
        <p className="text-muted text-sm">{source}</p>
      </PictureCard>
    </Picture>
  )
}
