import { type ComponentType, cloneElement, type ReactElement, useState } from 'react'

interface Opened {
  trigger: ReactElement
  startsOpen: boolean
}

/**
 * A dialog whose code comes when somebody reaches for its button, so that pages weigh only what they show. What `load`
 * brings opens at once and takes over the button. Where it can't be had (no connection), the next press tries again.
 */
export function OnDemand<Props extends object>({
  trigger,
  load,
  props,
}: {
  trigger: ReactElement<{ onClick?: () => void; onPointerEnter?: () => void; busy?: boolean }>
  load: () => Promise<ComponentType<Props & Opened>>
  props: Props
}) {
  // Held in an object: a component is a function, which a state would call.
  const [loaded, setLoaded] = useState<{ Part: ComponentType<Props & Opened> }>()
  const [isLoading, setLoading] = useState(false)
  if (loaded) return <loaded.Part {...props} trigger={trigger} startsOpen />
  const open = () => {
    setLoading(true)
    load()
      .then(Part => setLoaded({ Part }))
      .catch(() => setLoading(false))
  }
  return cloneElement(trigger, {
    onClick: open,
    onPointerEnter: () => void load().catch(() => {}),
    busy: isLoading,
  })
}
