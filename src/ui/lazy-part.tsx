import { type ComponentType, lazy, type ReactNode, useEffect, useReducer, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { showToast } from './toast.ts'
import { uiText } from './ui.text.ts'

type Part<Props> = (props: Props) => ReactNode
type Load<Props> = () => Promise<Part<Props>>

interface Missing {
  props: object
  onTryAgain: () => void
}

/**
 * A part whose code comes when it is shown, under a Suspense. What did not come is asked for when it is shown again, or by
 * `onTryAgain`: React's own `lazy` never asks twice, and takes the whole page with it.
 */
function comesLater<Props extends object>(load: Load<Props>, Instead: Part<Missing>): Part<Props> {
  let coming: ComponentType<Props> | undefined
  const ask = () =>
    lazy<ComponentType<Props>>(async () => ({ default: await load().catch(() => DidNotCome) }))

  function Later(props: Props) {
    const [Coming] = useState(() => {
      coming ??= ask()
      return coming
    })
    return <Coming {...props} />
  }

  function DidNotCome(props: Props) {
    const [isAskedAgain, askAgain] = useReducer(() => true, false)
    useEffect(() => {
      coming = undefined
    }, [])
    return isAskedAgain ? <Later {...props} /> : <Instead props={props} onTryAgain={askAgain} />
  }

  return Later
}

/** A part of a screen that comes when it is shown. Where it can't be had (no connection), that is said in its place, with another try. */
export const lazyPart = <Props extends object>(load: Load<Props>) => comesLater(load, DidNotLoad)

/** A dialog that comes when it is opened. Where it can't be had, that is said and it closes: the next press asks again. */
export const lazyDialog = <Props extends { onClose: (...end: never[]) => void }>(load: Load<Props>) =>
  comesLater(load, DidNotOpen)

function DidNotLoad({ onTryAgain }: Missing) {
  useEffect(() => {
    window.addEventListener('online', onTryAgain)
    return () => window.removeEventListener('online', onTryAgain)
  })
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
      <p className="min-w-0 flex-1 basis-48">
        <span className="block font-semibold">{uiText.failureTitle}</span>
        {uiText.failureBody}
      </p>
      <Button look="secondary" onClick={onTryAgain}>
        {uiText.tryAgain}
      </Button>
    </div>
  )
}

function DidNotOpen({ props }: Missing) {
  const close = useRef((props as { onClose: () => void }).onClose)
  useEffect(() => {
    showToast({ kind: 'failure', title: uiText.failureTitle, body: uiText.failureBody })
    close.current()
  }, [])
  return null
}
