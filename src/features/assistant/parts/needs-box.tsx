import { useMutation, useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { sessionQuery } from '#features/auth/auth.queries.ts'
import { HelpCard } from '#features/safety/parts/help-card.tsx'
import { safetyText } from '#features/safety/safety.text.ts'
import { pageLanguage } from '#lib/language.ts'
import { useDraft } from '#platform/kept-words.client.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { AssistantIcon } from '#ui/icons.ts'
import { TextArea } from '#ui/text-area.tsx'
import type { NeedsAnswer } from '../assistant.contract.ts'
import { sayNeeds } from '../assistant.queries.ts'
import { assistantPortalText as text } from '../assistant-portal.text.ts'

const mostLetters = 2000

/** What Are Your Needs: the person's own words, and first steps right away. */
export function NeedsBox({ hasCaseManager }: { hasCaseManager: boolean }) {
  const personId = useQuery(sessionQuery).data?.person?.id
  return personId ? <Box key={personId} personId={personId} hasCaseManager={hasCaseManager} /> : null
}

function Box({ personId, hasCaseManager }: { personId: string; hasCaseManager: boolean }) {
  const { draft, write, settle } = useDraft(`needs-${personId}`)
  const { words = '' } = draft
  const say = useMutation(sayNeeds)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const said = words.trim()
    if (said === '' || say.isPending) return
    // The same words sent again after a cut line, or by the next page, raise no second alert.
    const id = (draft.said === said && draft.id) || crypto.randomUUID()
    write('said', said)
    write('id', id)
    say.mutate(
      { id, text: said, language: pageLanguage },
      // What was typed meanwhile stays.
      { onSuccess: () => settle({ words, said, id }) },
    )
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
          onChange={event => write('words', event.target.value)}
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
