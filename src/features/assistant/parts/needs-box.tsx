import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { HelpCard } from '#features/safety/parts/help-card.tsx'
import { safetyText } from '#features/safety/safety.text.ts'
import { pageLanguage } from '#lib/language.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { AssistantIcon } from '#ui/icons.ts'
import { TextArea } from '#ui/text-area.tsx'
import type { NeedsAnswer } from '../assistant.contract.ts'
import { sayNeeds } from '../assistant.queries.ts'
import { assistantText as text } from '../assistant.text.ts'

const mostLetters = 2000

/** What Are Your Needs: the person's own words, and first steps right away. */
export function NeedsBox({ hasCaseManager }: { hasCaseManager: boolean }) {
  const [words, setWords] = useState('')
  const say = useMutation(sayNeeds)
  const sent = useRef({ text: '', id: '' })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const said = words.trim()
    if (said === '' || say.isPending) return
    // The same words sent again after a cut line raise no second alert.
    if (sent.current.text !== said) sent.current = { text: said, id: crypto.randomUUID() }
    say.mutate({ ...sent.current, language: pageLanguage }, { onSuccess: () => setWords('') })
  }
  return (
    <Card title={text.needsBox.title} description={text.needsBox.description}>
      <form className="grid gap-4" onSubmit={submit}>
        <TextArea
          label={text.needsBox.label}
          placeholder={text.needsBox.placeholder}
          maxLength={mostLetters}
          rows={3}
          value={words}
          onChange={event => setWords(event.target.value)}
        />
        <Button
          type="submit"
          className="justify-self-start"
          busy={say.isPending}
          busyLabel={text.needsBox.submitting}
          disabled={words.trim() === '' || say.isPending}
        >
          {text.needsBox.submit}
        </Button>
      </form>
      {say.data && <Answer key={say.submittedAt} answer={say.data} hasCaseManager={hasCaseManager} />}
    </Card>
  )
}

function Answer({ answer, hasCaseManager }: { answer: NeedsAnswer; hasCaseManager: boolean }) {
  return (
    <div className="mt-5 grid gap-4">
      {answer.concerns.length > 0 && (
        <HelpCard concerns={answer.concerns} note={hasCaseManager ? safetyText.toldCaseManager : undefined} />
      )}
      <div role="status" className="grid gap-2">
        {answer.response && (
          <div className="grid gap-2 rounded-card bg-sunken p-4">
            <h3 className="flex items-center gap-2 font-semibold">
              <AssistantIcon size={20} aria-hidden="true" className="text-rail" />
              {text.needsBox.responseTitle}
            </h3>
            <p>{answer.response}</p>
            <p className="text-muted text-sm">{text.guideNote}</p>
          </div>
        )}
        {answer.isSaved && <p className="text-muted">{text.needsBox.savedToNotes}</p>}
      </div>
    </div>
  )
}
