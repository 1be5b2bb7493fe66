import type { ReactNode } from 'react'
import { frameText } from '#screens/frame/frame.text.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { joinClasses } from '#ui/class-names.ts'

const badges = {
  premium: { tone: 'marigold', word: frameText.premium },
  free: { tone: 'rail', word: frameText.free },
} as const

export interface Action {
  to: string
  label: string
}

/** The top of a public page: what it is about in one line, why in a few more, where to go, and a picture beside that. */
export function Hero({
  kicker,
  badge,
  title,
  lead,
  actions = [],
  picture,
  children,
}: {
  /** The page's name, where the title is a sentence. */
  kicker?: string
  badge?: keyof typeof badges
  title: string
  lead: string
  actions?: readonly Action[]
  picture?: ReactNode
  children?: ReactNode
}) {
  return (
    <section
      className={joinClasses(
        'mx-auto grid w-full max-w-7xl grid-cols-[minmax(0,1fr)] items-center gap-x-14 gap-y-12 px-4 py-12 sm:px-6 sm:py-16 lg:py-20',
        Boolean(picture) && 'lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]',
      )}
    >
      <div className="grid content-start gap-5">
        {(kicker || badge) && (
          <p className="flex flex-wrap items-center gap-3 font-semibold text-rail">
            {kicker}
            {badge && <Badge tone={badges[badge].tone}>{badges[badge].word}</Badge>}
          </p>
        )}
        <h1 className="max-w-4xl font-display text-4xl leading-[1.08] tracking-tight sm:text-5xl lg:text-6xl">
          {title}
        </h1>
        <p className="max-w-prose text-lg text-muted sm:text-xl">{lead}</p>
        {children}
        {actions.length > 0 && (
          <div className="mt-1 flex flex-wrap gap-3">
            {actions.map((action, position) => (
              <ButtonLink
                key={action.to}
                to={action.to}
                size="large"
                look={position === 0 ? 'primary' : 'secondary'}
              >
                {action.label}
              </ButtonLink>
            ))}
          </div>
        )}
      </div>
      {picture}
    </section>
  )
}
