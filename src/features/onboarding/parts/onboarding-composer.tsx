import { type KeyboardEvent, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { SendIcon } from '#ui/icons.ts'
import { TextArea } from '#ui/text-area.tsx'
import { onboardingText as text } from '../onboarding.text.ts'

const maxLength = 4000

/**
 * Where the answer is written: Enter sends, Shift+Enter begins a new line. While one is on its way, none is sent. On a phone the
 * conversation is out of sight by then, so the question stands here too.
 */
export function OnboardingComposer({
  question,
  words,
  onWrite,
  isBusy,
  onSend,
}: {
  question: string | undefined
  words: string
  onWrite: (words: string) => void
  isBusy: boolean
  onSend: (answer: string) => void
}) {
  const field = useRef<HTMLTextAreaElement>(null)
  const answer = words.trim()
  const give = (given: string) => {
    // The button that was pressed cannot be pressed any more: the focus would be lost with it.
    field.current?.focus({ preventScroll: true })
    onSend(given)
  }
  const send = () => {
    if (answer !== '' && answer.length <= maxLength && !isBusy) give(answer)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form
      className="grid gap-3"
      onSubmit={event => {
        event.preventDefault()
        send()
      }}
    >
      <TextArea
        ref={field}
        label={text.inputLabel}
        hint={question && <span className="text-base text-ink wrap-anywhere lg:sr-only">{question}</span>}
        placeholder={text.inputPlaceholder}
        rows={2}
        maxLength={maxLength}
        value={words}
        readOnly={isBusy}
        onChange={event => onWrite(event.target.value)}
        onKeyDown={press}
      />
      <div className="flex flex-wrap justify-between gap-3">
        <Button look="quiet" disabled={isBusy} onClick={() => give(text.skipReply)}>
          {text.skip}
        </Button>
        <Button
          type="submit"
          icon={<SendIcon size={20} aria-hidden="true" />}
          busy={isBusy}
          disabled={answer === '' || answer.length > maxLength || isBusy}
        >
          {text.send}
        </Button>
      </div>
    </form>
  )
}
