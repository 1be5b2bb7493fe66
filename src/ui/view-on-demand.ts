import { useEffect, useRef, useState } from 'react'
import { tellMissing } from './missing-part.ts'

/** Code that comes when somebody reaches for the control that opens it, so that pages weigh only what they show. */
export interface ViewOnDemand<View> {
  /** What has come. */
  view: View | undefined
  bring: () => Promise<void>
  /** Asks ahead; what does not come is asked for again once it is opened. */
  fetch: () => void
}

export function viewOnDemand<View>(load: () => Promise<View>): ViewOnDemand<View> {
  const held: ViewOnDemand<View> = {
    view: undefined,
    bring: async () => {
      held.view ??= await load()
    },
    fetch: () => void held.bring().catch(() => {}),
  }
  return held
}

/**
 * The view of what opens from a control, such as a menu or a list, from the first opening on: within the press that opens it
 * where it has come by then, so that the next key is its own. Where it can't be had (no connection), that is said and
 * `onMissing` closes it; the next press asks again.
 */
export function useViewOnDemand<View>(
  { view, bring }: ViewOnDemand<View>,
  isOpen: boolean,
  onMissing: () => void,
): View | undefined {
  const [isShown, setShown] = useState(false)
  if (isOpen && view && !isShown) setShown(true)
  const close = useRef(onMissing)
  close.current = onMissing
  const isAwaited = isOpen && !isShown
  useEffect(() => {
    if (!isAwaited) return
    let isCurrent = true
    bring().then(
      () => isCurrent && setShown(true),
      error => {
        if (!isCurrent) return
        close.current()
        tellMissing(error)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isAwaited, bring])
  return isShown ? view : undefined
}
