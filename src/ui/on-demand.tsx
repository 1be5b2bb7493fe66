import { type ComponentType, cloneElement, type ReactElement, useCallback, useEffect, useState } from 'react'
import { showToast } from './toast.ts'
import { uiText } from './ui.text.ts'

interface Opened {
  trigger: ReactElement
  startsOpen: boolean
}

/**
 * A dialog whose code comes when somebody reaches for its button, so that pages weigh only what they show. What `load`
 * brings opens at once and takes over the button. Where it can't be had (no connection), that is said, and the next press
 * tries again.
 */
export function OnDemand<Props extends object>({
  trigger,
  load,
  props,
  opensItself = false,
}: {
  trigger: ReactElement<{
    onClick?: () => void
    onPointerEnter?: () => void
    'aria-haspopup'?: 'dialog'
    busy?: boolean
  }>
  load: () => Promise<ComponentType<Props & Opened>>
  props: Props
  /** True where an address asks for it to be open. */
  opensItself?: boolean
}) {
  // Held in an object: a component is a function, which a state would call.
  const [loaded, setLoaded] = useState<{ Part: ComponentType<Props & Opened> }>()
  const [isLoading, setLoading] = useState(false)
  const open = useCallback(() => {
    setLoading(true)
    load().then(
      Part => setLoaded({ Part }),
      () => {
        setLoading(false)
        showToast({ kind: 'failure', title: uiText.failureTitle, body: uiText.failureBody })
      },
    )
  }, [load])
  useEffect(() => {
    if (opensItself) open()
  }, [opensItself, open])
  if (loaded) return <loaded.Part {...props} trigger={trigger} startsOpen />
  return cloneElement(trigger, {
    'aria-haspopup': 'dialog',
    onClick: open,
    onPointerEnter: () => void load().catch(() => {}),
    busy: isLoading,
  })
}
