import type { ReactNode } from 'react'
import { joinClasses } from './class-names.ts'

export type BadgeTone = 'plain' | 'rail' | 'marigold' | 'good' | 'fair' | 'poor'

const tones: Record<BadgeTone, string> = {
  plain: 'border-line bg-sunken text-ink',
  rail: 'border-transparent bg-rail-soft text-rail',
  marigold: 'border-transparent bg-marigold text-on-marigold',
  good: 'border-transparent bg-good-soft text-good',
  fair: 'border-transparent bg-fair-soft text-fair',
  poor: 'border-transparent bg-poor-soft text-poor',
}

/**
 * A word or two about the state of something. Colour is never its only message. `mayWrap` is for one with a name or a
 * date in it: on a phone such words can be wider than the screen, and take a second line there.
 */
export function Badge({
  tone = 'plain',
  icon,
  mayWrap = false,
  children,
}: {
  tone?: BadgeTone
  icon?: ReactNode
  mayWrap?: boolean
  children: ReactNode
}) {
  return (
    <span
      className={joinClasses(
        'inline-flex w-fit items-center gap-1.5 border px-2.5 py-0.5 font-semibold text-sm',
        mayWrap ? 'max-w-full rounded-[1rem] sm:whitespace-nowrap' : 'whitespace-nowrap rounded-full',
        tones[tone],
      )}
    >
      {icon}
      {children}
    </span>
  )
}
