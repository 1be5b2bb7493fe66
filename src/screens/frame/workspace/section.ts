import type { ComponentType } from 'react'

/** One place of a workspace. */
export interface Section {
  to: string
  label: string
  /** The label where there is little room; a part of it. */
  short?: string
  icon: ComponentType<{ size: number; 'aria-hidden': 'true'; className?: string }>
  isCurrent: boolean
  /** On a phone others come before it: it is under More. */
  isUnderMore?: boolean
  /** How many things wait there. */
  count?: number | undefined
  /** What they are, in words; without it the section's name says so. */
  waiting?: string
}

/** How a place in the bottom bar looks. */
export const inBar =
  'relative flex min-w-0 flex-auto flex-col items-center justify-center gap-0.5 px-1 text-xs -outline-offset-3'
