import { type ComponentType, cloneElement, type ReactElement, useEffect, useState } from 'react'
import { useViewOnDemand, type ViewOnDemand } from './view-on-demand.ts'

/** What a dialog is given that comes on demand: the button that it takes over, and that it is open. */
export interface DialogOnDemand {
  trigger: ReactElement
  startsOpen: boolean
}

/** A dialog whose code comes when somebody reaches for its button. It opens at once and takes over the button. */
export function OnDemand<Props extends object>({
  trigger,
  view,
  props,
  opensItself = false,
}: {
  trigger: ReactElement<{
    onClick?: () => void
    onPointerEnter?: () => void
    'aria-haspopup'?: 'dialog'
    busy?: boolean
  }>
  view: ViewOnDemand<ComponentType<Props & DialogOnDemand>>
  props: Props
  /** True where an address asks for it to be open. */
  opensItself?: boolean
}) {
  const [isWanted, setWanted] = useState(false)
  const Dialog = useViewOnDemand(view, isWanted, () => setWanted(false))
  useEffect(() => {
    if (opensItself) setWanted(true)
  }, [opensItself])
  if (Dialog) return <Dialog {...props} trigger={trigger} startsOpen />
  return cloneElement(trigger, {
    'aria-haspopup': 'dialog',
    onClick: () => setWanted(true),
    onPointerEnter: view.fetch,
    busy: isWanted,
  })
}
