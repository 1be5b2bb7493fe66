import type { ReactNode } from 'react'
import { NeedsScripts } from './needs-scripts.tsx'

/** Where one comes in: one narrow column with the form in the middle, and what helps beside it where there is room. */
export function AuthLayout({
  badge,
  title,
  lead,
  children,
  footer,
  aside,
}: {
  badge?: ReactNode
  title: string
  lead?: ReactNode
  children: ReactNode
  /** The way to the other form. */
  footer?: ReactNode
  aside?: ReactNode
}) {
  return (
    <div className="mx-auto grid w-full max-w-7xl items-start justify-center gap-8 px-4 py-10 sm:px-6 sm:py-16 xl:grid-cols-[minmax(0,1fr)_28rem_minmax(0,1fr)]">
      <div className="grid w-full max-w-md gap-6 justify-self-center xl:col-start-2">
        <div className="grid justify-items-start gap-3">
          {badge}
          <h1 className="font-display text-4xl tracking-tight sm:text-5xl">{title}</h1>
          {lead && <p className="text-lg text-muted">{lead}</p>}
        </div>
        <NeedsScripts />
        {children}
        {footer && <p className="text-muted">{footer}</p>}
      </div>
      {aside}
    </div>
  )
}
