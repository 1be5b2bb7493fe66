import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { ShieldIcon } from '#ui/icons.ts'
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

/** Explains quick exit until somebody on this device has read it. */
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
    <aside
      aria-label={text.title}
      className="mt-4 flex flex-wrap items-start gap-x-4 gap-y-1 rounded-card border border-rail bg-rail-soft px-4 py-3"
    >
      <ShieldIcon size={24} aria-hidden="true" className="mt-0.5 shrink-0 text-rail max-sm:hidden" />
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold">{text.title}</p>
        <p>{text.body}</p>
        <details className="text-muted">
          <summary className="min-h-11 cursor-pointer py-2.5">{text.history}</summary>
          <p className="pb-2">{text.historyAdvice}</p>
        </details>
      </div>
      <Button look="secondary" onClick={dismiss}>
        {text.dismiss}
      </Button>
    </aside>
  )
}
