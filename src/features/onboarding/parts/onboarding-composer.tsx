import { type KeyboardEvent, useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { SendIcon } from '#ui/icons.ts'
import { TextArea } from '#ui/text-area.tsx'
import { onboardingText as text } from '../onboarding.text.ts'

/** Drafts open again only for the same person; Sign Out removes everything that begins like this (decision 41). */
const draftKeyOf = (personId: string) => `handrail-words-onboarding-${personId}`
const mostLetters = 4000

/** What was typed stays on this device until it is sent. A browser that keeps nothing loses only the draft. */
function readDraft(draftKey: string): string {
  try {
    return localStorage.getItem(draftKey) ?? ''
  } catch {
    return ''
  }
}

function keepDraft(draftKey: string, draft: string): void {
  try {
    if (draft === '') localStorage.removeItem(draftKey)
    else localStorage.setItem(draftKey, draft)
  } catch {
    // Typing goes on without it.
  }
}

/** Where the answer is written: Enter sends, Shift+Enter begins a new line. `onSend` answers whether it was stored. */
export function OnboardingComposer({
  personId,
  isBusy,
  onSend,
}: {
  personId: string
  isBusy: boolean
  onSend: (answer: string) => Promise<boolean>
}) {
  const draftKey = draftKeyOf(personId)
  const [draft, setDraft] = useState(() => readDraft(draftKey))
  useEffect(() => keepDraft(draftKey, draft), [draftKey, draft])
  const answer = draft.trim()
  const send = async () => {
    if (answer === '' || isBusy) return
    if (await onSend(answer)) setDraft('')
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void send()
  }
  return (
    <form
      className="grid gap-3"
      onSubmit={event => {
        event.preventDefault()
        void send()
      }}
    >
      <TextArea
        label={text.inputLabel}
        placeholder={text.inputPlaceholder}
        rows={2}
        maxLength={mostLetters}
        value={draft}
        readOnly={isBusy}
        onChange={event => setDraft(event.target.value)}
        onKeyDown={press}
      />
      <div className="flex flex-wrap justify-between gap-3">
        <Button look="quiet" disabled={isBusy} onClick={() => void onSend(text.skipReply)}>
          {text.skip}
        </Button>
        <Button
          type="submit"
          icon={<SendIcon size={20} aria-hidden="true" />}
          busy={isBusy}
          disabled={answer === '' || isBusy}
        >
          {text.send}
        </Button>
      </div>
    </form>
  )
}
