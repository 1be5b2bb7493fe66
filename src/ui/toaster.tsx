import { type ComponentType, useEffect, useState } from 'react'
import { hasWaitingToasts, onToasterWanted, subscribeToToasts, type ToastWords } from './toast.ts'

/** As long as a toast about what failed stays, in milliseconds. */
const PLAIN_MS = 10_000

/** Where toasts appear. Stands once in the root; its code arrives with the first toast. Without a line the last words stand plainly. */
export function Toaster() {
  const [View, setView] = useState<ComponentType>()
  const [words, setWords] = useState<ToastWords>()
  useEffect(() => {
    const load = () =>
      void import('./toaster-view.tsx').then(
        view => {
          setWords(undefined)
          setView(() => view.default)
        },
        // What was said is said: the next toast asks for the code again.
        () => subscribeToToasts(setWords)(),
      )
    if (hasWaitingToasts()) load()
    return onToasterWanted(load)
  }, [])
  useEffect(() => {
    const timer = words && setTimeout(setWords, PLAIN_MS)
    return () => clearTimeout(timer)
  }, [words])
  if (View) return <View />
  return (
    words && (
      <p
        role="alert"
        className="fixed inset-x-4 bottom-20 z-50 mx-auto max-w-sm rounded-card border border-line border-l-4 border-l-brick bg-surface p-4"
      >
        <b className="block font-semibold">{words.title}</b>
        {words.body}
      </p>
    )
  )
}
