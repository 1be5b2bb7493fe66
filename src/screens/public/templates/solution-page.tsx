import type { ReactNode } from 'react'
import { Band } from './band.tsx'
import { type FieldRule, FieldRules } from './field-rules.tsx'
import type { Action } from './hero.tsx'
import { ProductLinks, type ProductReason } from './product-links.tsx'
import { publicPartsText } from './public-parts.text.ts'
import { TopicPage, type TopicText } from './topic-page.tsx'

interface SolutionText extends TopicText {
  rulesTitle: string
  rulesLead?: string
  rules: readonly FieldRule[]
  /** The parts of the product that matter to the field, and a sentence before them. */
  parts: readonly ProductReason[]
  partsLead: string
  closingSecond?: string
}

/** A page about one field of work. Its own bands come first; then, as on each, the field's rules and the parts of the product. */
export function SolutionPage({
  text,
  actions,
  picture,
  rulesTone = 'plain',
  children,
}: {
  text: SolutionText
  actions: readonly [Action, Action]
  picture: ReactNode
  /** Of the band of rules: not that of the band before it. The band after it has the other one. */
  rulesTone?: 'plain' | 'sunken'
  children: ReactNode
}) {
  return (
    <TopicPage text={text} actions={actions} closingSecond={text.closingSecond} picture={picture}>
      {children}
      <Band title={text.rulesTitle} lead={text.rulesLead} tone={rulesTone}>
        <FieldRules rules={text.rules} />
      </Band>
      <Band
        title={publicPartsText.productTitle}
        lead={text.partsLead}
        tone={rulesTone === 'plain' ? 'sunken' : 'plain'}
      >
        <ProductLinks reasons={text.parts} />
      </Band>
    </TopicPage>
  )
}
