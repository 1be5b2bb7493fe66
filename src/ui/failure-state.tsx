import { Button } from './button.tsx'
import { ProblemIcon } from './icons.ts'
import { uiText } from './ui.text.ts'

/** In place of what failed to load: what happened, that nothing was lost, and Try again. */
export function FailureState({
  title = uiText.failureTitle,
  body = uiText.failureBody,
  onTryAgain,
  isTrying = false,
}: {
  title?: string
  body?: string
  onTryAgain?: () => void
  isTrying?: boolean
}) {
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-2 rounded-card border border-line bg-brick-soft px-6 py-8 text-center"
    >
      <ProblemIcon size={28} aria-hidden="true" className="text-brick" />
      <p className="font-semibold text-lg">{title}</p>
      <p className="max-w-prose text-muted">{body}</p>
      {onTryAgain && (
        <Button look="secondary" className="mt-3" busy={isTrying} onClick={onTryAgain}>
          {uiText.tryAgain}
        </Button>
      )}
    </div>
  )
}
