import type { ReactNode, RefObject } from 'react'
import { joinClasses } from './class-names.ts'

const widths = { narrow: 'max-w-md', reading: 'max-w-3xl', regular: 'max-w-7xl', wide: 'max-w-[90rem]' }

/** The layout of a page: its width, its heading, the actions on it as a whole. */
export function Page({
  title,
  heading,
  lead,
  actions,
  width = 'regular',
  hasVoice = false,
  children,
}: {
  title?: ReactNode
  /** Where one goes on at the title (`useGoingOn`). */
  heading?: RefObject<HTMLHeadingElement | null>
  /** One sentence under the title. */
  lead?: ReactNode
  actions?: ReactNode
  width?: keyof typeof widths
  /** Sets the title in Fraunces: public pages and the patient's greeting. */
  hasVoice?: boolean
  children?: ReactNode
}) {
  return (
    <div
      data-width={width}
      className={joinClasses(
        'mx-auto w-full px-4 py-8 in-data-workspace:py-5 sm:px-6 sm:py-12 sm:in-data-workspace:py-5',
        widths[width],
      )}
    >
      {title && (
        <div className="mb-8 in-data-workspace:mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
          <div className="grid min-w-0 grid-cols-1 gap-2">
            <h1
              ref={heading}
              tabIndex={heading && -1}
              className={
                hasVoice
                  ? 'font-display text-4xl tracking-tight sm:text-5xl in-data-workspace:text-3xl sm:in-data-workspace:text-4xl'
                  : 'font-semibold text-2xl outline-none sm:text-3xl sm:in-data-workspace:text-2xl'
              }
            >
              {title}
            </h1>
            {lead && <p className="max-w-prose text-lg text-muted">{lead}</p>}
          </div>
          {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
        </div>
      )}
      {children}
    </div>
  )
}
