import { Band } from '#screens/public/templates/band.tsx'
import { Features } from '#screens/public/templates/features.tsx'
import { Picture, PictureBubble, PictureCard } from '#screens/public/templates/picture.tsx'
import { ProductPage, productMeta } from '#screens/public/templates/product-page.tsx'
import { Shown } from '#screens/public/templates/shown.tsx'
import { Badge } from '#ui/badge.tsx'
import { Handrail } from '#ui/handrail.tsx'
import { aiCopilotText as text } from './ai-copilot.text.ts'

export const meta = () => productMeta('/product/ai-copilot', text)

/** The assistant: what it does today, and above all what it will not do. */
export default function AiCopilot() {
  return (
    <ProductPage
      text={text}
      badge="premium"
      actions={[
        { to: '/demo', label: text.demo },
        { to: '/security', label: text.security },
      ]}
      picture={<NeedsBox />}
    >
      <Band title={text.flowTitle} tone="sunken">
        <Handrail steps={text.flow.map(step => ({ key: step.label, ...step }))} />
      </Band>
      <Band title={text.todayTitle} split aside={<Shown picture="needs" className="max-w-68" />}>
        <Features features={text.today} />
      </Band>
      <Band title={text.switchTitle} tone="deep" split>
        <p className="max-w-prose text-lg text-on-deep-muted">{text.switchBody}</p>
      </Band>
    </ProductPage>
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
