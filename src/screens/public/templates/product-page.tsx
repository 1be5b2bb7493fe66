import type { ReactNode } from 'react'
import { pageMeta } from '#screens/frame/page-meta.ts'
import type { Action } from './hero.tsx'
import { Limits } from './limits.tsx'
import type { Term } from './term-list.tsx'
import { TopicPage, type TopicText } from './topic-page.tsx'
import { WhoUses } from './who-uses.tsx'

interface ProductText extends TopicText {
  /** What it will not do, and what it does not do yet. */
  never: readonly string[]
  later: readonly string[]
  /** Which hat can do what with it, and a sentence before that. */
  uses: readonly Term[]
  whoLead: string
}

/** The title, the description and what search engines are told of the page at `address`, such as `/product/messaging`. */
export function productMeta(address: string, { title, description }: { title: string; description: string }) {
  return pageMeta({ title, description, address, subject: { kind: 'product', name: title } })
}

/** A page about one part of the product. Its own bands come first; then, as on each, its limits and who can use it. */
export function ProductPage({
  text,
  badge,
  actions,
  picture,
  children,
}: {
  text: ProductText
  badge: 'premium' | 'free'
  actions: readonly [Action, Action]
  picture: ReactNode
  children: ReactNode
}) {
  return (
    <TopicPage text={text} badge={badge} actions={actions} picture={picture}>
      {children}
      <Limits never={text.never} later={text.later} />
      <WhoUses uses={text.uses} lead={text.whoLead} />
    </TopicPage>
  )
}
