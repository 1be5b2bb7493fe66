import { type ComponentType, lazy, type ReactNode, useEffect, useReducer, useRef, useState } from 'react'
import { GonePart } from '#lib/gone-part.ts'
import { Button } from './button.tsx'
import { tellMissing, wordsOfMissing } from './missing-part.ts'
import { uiText } from './ui.text.ts'

type Part<Props> = (props: Props) => ReactNode
type Load<Props> = () => Promise<Part<Props>>

interface Missing {
  props: object
  /** What kept it away. */
  error: unknown
  onTryAgain: () => void
}

/**
 * A part whose code comes when it is shown, under a Suspense. What did not come is asked for when it is shown again, or by
 * `onTryAgain`: React's own `lazy` never asks twice, and takes the whole page with it.
 */
function comesLater<Props extends object>(load: Load<Props>, Instead: Part<Missing>): Part<Props> {
  let coming: ComponentType<Props> | undefined
  let missing: unknown
  const ask = () =>
    lazy<ComponentType<Props>>(async () => ({
      default: await load().catch(error => {
        missing = error
        return DidNotCome
      }),
    }))

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
    return isAskedAgain ? (
      <Later {...props} />
    ) : (
      <Instead props={props} error={missing} onTryAgain={askAgain} />
    )
  }

  return Later
}

/** A part of a screen that comes when it is shown. Where it can't be had (no connection), that is said in its place, with another try. */
export const lazyPart = <Props extends object>(load: Load<Props>) => comesLater(load, DidNotLoad)

/** A dialog that comes when it is opened. Where it can't be had, that is said and it closes: the next press asks again. */
export const lazyDialog = <Props extends { onClose: (...end: never[]) => void }>(load: Load<Props>) =>
  comesLater(load, DidNotOpen)

function DidNotLoad({ error, onTryAgain }: Missing) {
  const isGone = error instanceof GonePart
  const { title, body } = wordsOfMissing(error)
  useEffect(() => {
    window.addEventListener('online', onTryAgain)
    return () => window.removeEventListener('online', onTryAgain)
  })
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
      <p className="min-w-0 flex-1 basis-48">
        <span className="block font-semibold">{title}</span>
        {body}
      </p>
      <Button look="secondary" onClick={isGone ? () => location.reload() : onTryAgain}>
        {isGone ? uiText.loadAnew : uiText.tryAgain}
      </Button>
    </div>
  )
}

function DidNotOpen({ props, error }: Missing) {
  const close = useRef((props as { onClose: () => void }).onClose)
  const why = useRef(error)
  useEffect(() => {
    tellMissing(why.current)
    close.current()
  }, [])
  return null
}
