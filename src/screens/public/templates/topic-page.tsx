import type { ReactNode } from 'react'
import { CallToAction } from './call-to-action.tsx'
import { type Action, Hero } from './hero.tsx'

/** The words that every page about one topic has: a part of the product, or a field of work. */
export interface TopicText {
  /** The page's name; it is above the heading. */
  title: string
  heading: string
  lead: string
  closingTitle: string
  closingBody: string
}

/** A page about one topic: a hero with a picture, the page's own bands, and at the end the hero's two actions again. */
export function TopicPage({
  text,
  badge,
  actions,
  closingSecond,
  picture,
  children,
}: {
  text: TopicText
  badge?: 'premium' | 'free'
  /** Where to go from here; the first stands out. */
  actions: readonly [Action, Action]
  /** The words of the second action at the end, where they differ from those of the hero. */
  closingSecond?: string
  picture: ReactNode
  children: ReactNode
}) {
  const [action, second] = actions
  return (
    <>
      <Hero
        kicker={text.title}
        badge={badge}
        title={text.heading}
        lead={text.lead}
        actions={actions}
        picture={picture}
      />
      {children}
      <CallToAction
        title={text.closingTitle}
        body={text.closingBody}
        action={action}
        second={{ ...second, label: closingSecond ?? second.label }}
      />
    </>
  )
}
