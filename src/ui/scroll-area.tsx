import { ScrollArea as RadixScrollArea } from 'radix-ui'
import type { ReactNode, Ref } from 'react'
import { joinClasses } from './class-names.ts'

/** How long the bar stays after the last movement, in milliseconds. */
const hideDelay = 600

/** A list that scrolls within its own height, such as `height="400px"`. Reached and moved by keyboard. */
export function ScrollArea({
  label,
  height,
  className,
  viewportRef,
  children,
}: {
  label: string
  height: string
  className?: string
  viewportRef?: Ref<HTMLDivElement>
  children: ReactNode
}) {
  return (
    <RadixScrollArea.Root
      type="hover"
      scrollHideDelay={hideDelay}
      className={joinClasses('overflow-hidden', className)}
      style={{ height }}
    >
      <RadixScrollArea.Viewport
        ref={viewportRef}
        role="region"
        aria-label={label}
        tabIndex={0}
        className="size-full rounded-card -outline-offset-3 [&>div]:block!"
      >
        {children}
      </RadixScrollArea.Viewport>
      <RadixScrollArea.Scrollbar orientation="vertical" className="flex w-2.5 animate-appear p-0.5">
        <RadixScrollArea.Thumb className="relative flex-1 rounded-full bg-edge" />
      </RadixScrollArea.Scrollbar>
    </RadixScrollArea.Root>
  )
}
