import { useState } from 'react'
import { quickExitText } from '../frame/quick-exit.text.ts'

const text = quickExitText.hint
const storageKey = 'handrail_quick_exit'

function isKnown(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'known'
  } catch {
    return false
  }
}

const wordsToPress = 'min-h-11 cursor-pointer font-semibold text-rail underline underline-offset-4'

/** Says below the bar what quick exit does, in a line or two, until somebody on this device has read it; the rest is folded. */
export function QuickExitHint() {
  const [isShown, setShown] = useState(() => !isKnown())
  if (!isShown) return null

  function dismiss(): void {
    setShown(false)
    try {
      localStorage.setItem(storageKey, 'known')
    } catch {
      // Without storage it is explained again next time.
    }
  }

  return (
    <aside aria-label={text.title} className="border-line border-b bg-rail-soft">
      <div className="mx-auto flex w-full max-w-7xl items-center gap-x-2 px-4 has-[[open]]:items-start py-1 sm:px-6">
        <details className="min-w-0 flex-1">
          <summary className="flex min-h-11 cursor-pointer list-none items-center py-1 leading-snug [&::-webkit-details-marker]:hidden">
            <span>
              {text.words} <span className={wordsToPress}>{text.more}</span>
            </span>
          </summary>
          <div className="grid max-w-prose gap-2 pb-3">
            <p>{text.body}</p>
            <p>{text.history}</p>
          </div>
        </details>
        <button type="button" onClick={dismiss} className={`shrink-0 px-1 ${wordsToPress}`}>
          {text.dismiss}
        </button>
      </div>
    </aside>
  )
}
