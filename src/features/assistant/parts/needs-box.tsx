import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sessionQuery } from '#features/auth/auth.queries.ts'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { OwnHelp } from '#features/safety/parts/own-help.tsx'
import type { FormReading } from '#lib/form-reading.ts'
import { pageLanguage } from '#lib/language.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { useForm } from '#ui/form.ts'
import { useGoingOn } from '#ui/going-on.ts'
import { AssistantIcon } from '#ui/icons.ts'
import { TextArea } from '#ui/text-area.tsx'
import type { NeedsAnswer } from '../assistant.contract.ts'
import { assistantPatientText as text } from '../assistant.patient.text.ts'
import { sayNeeds } from '../assistant.queries.ts'

const mostLetters = 2000

/** What Are Your Needs: the person's own words, and first steps right away. */
export function NeedsBox({ hasCaseManager }: { hasCaseManager: boolean }) {
  const personId = useQuery(sessionQuery).data?.person?.id
  return personId ? <Box key={personId} hasCaseManager={hasCaseManager} /> : null
}

function Box({ hasCaseManager }: { hasCaseManager: boolean }) {
  const say = useMutation(sayNeeds)
  const form = useForm({
    initial: { words: '' },
    held: useOwnDraft('needs'),
    read: ({ words }): FormReading<string> => (words.trim() ? { data: words.trim() } : { problems: {} }),
    words: {},
    onReady: (said, settle) =>
      // The same words sent again after a cut line, or by the next page, raise no second alert.
      void say
        .mutateAsync({ id: form.idFor(said), text: said, language: pageLanguage })
        .then(settle, () => {}),
    isBusy: say.isPending,
  })
  return (
    <Card isPlain title={text.needsBox.title} description={text.needsBox.description}>
      <form {...form.props} className="grid gap-4">
        <TextArea
          label={text.needsBox.label}
          placeholder={text.needsBox.placeholder}
          maxLength={mostLetters}
          rows={2}
          {...form.field('words')}
        />
        <Button
          type="submit"
          look="secondary"
          className="justify-self-start"
          busy={say.isPending}
          busyLabel={text.needsBox.submitting}
          disabled={form.values.words.trim() === '' || say.isPending}
        >
          {text.needsBox.submit}
        </Button>
      </form>
      {say.data && <Answer key={say.submittedAt} answer={say.data} hasCaseManager={hasCaseManager} />}
    </Card>
  )
}

function Answer({ answer, hasCaseManager }: { answer: NeedsAnswer; hasCaseManager: boolean }) {
  const said = useGoingOn<HTMLDivElement>()
  const [isClosed, setClosed] = useState(false)
  return (
    <div className="mt-5 grid gap-4">
      {answer.concerns.length > 0 && !isClosed && (
        <OwnHelp
          concerns={answer.concerns}
          told={hasCaseManager ? 'yes' : undefined}
          onClose={() => setClosed(true)}
        />
      )}
      <div ref={said} tabIndex={-1} role="status" className="grid gap-2 outline-none">
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
