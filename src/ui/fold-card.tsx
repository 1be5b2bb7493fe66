import { type ReactNode, useState } from 'react'
import { Card } from './card.tsx'
import { Fold, useNamedPlace } from './fold.tsx'

/** From where on a page has two columns. */
export const wide = '(min-width: 64rem)'

/** Whether the page was that wide when this was first drawn: whoever turns their device keeps what they have opened and typed. */
export function useBeganWide(): boolean {
  const [isWide] = useState(() => window.matchMedia(wide).matches)
  return isWide
}

/**
 * A card of a page that holds many: from 1024 px it stands open, below it is folded into one line until somebody asks for it, or
 * an address does that ends in `#` and its `id`. What few look for is folded at every width. What is folded is not made.
 */
export function FoldCard({
  id,
  title,
  description,
  action,
  staysFolded = false,
  isAskedFor = false,
  children,
}: {
  id: string
  title: string
  description?: ReactNode
  /** A button at the right of the title; on a phone above what is unfolded. */
  action?: ReactNode
  staysFolded?: boolean
  isAskedFor?: boolean
  children?: ReactNode
}) {
  const isWide = useBeganWide()
  const [, place] = useNamedPlace<HTMLDivElement>(id)
  if (isWide && !staysFolded)
    return (
      <div ref={place} id={id} className="scroll-mt-24">
        <Card title={title} description={description} action={action}>
          {children}
        </Card>
      </div>
    )
  return (
    <Fold id={id} title={title} isAskedFor={isAskedFor}>
      <div className="grid gap-4">
        {description && <p className="text-muted">{description}</p>}
        {action && <div>{action}</div>}
        {children}
      </div>
    </Fold>
  )
}
