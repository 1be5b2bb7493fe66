import { useMutation, useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { calledName } from '#features/caseload/caseload.rules.ts'
import { PLACEHOLDER } from '#features/notes/notes.rules.ts'
import { sayInOneLine } from '#features/patients/patient-facts/parts/safe-contact.tsx'
import { patientRecordOf } from '#features/patients/patient-records/patient-records.queries.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { useForm } from '#ui/form.ts'
import { FormMessage } from '#ui/form-message.tsx'
import { SendIcon } from '#ui/icons.ts'
import { TextArea } from '#ui/text-area.tsx'
import { beginConversation } from '../messaging.queries.ts'
import { MESSAGE_LENGTH } from '../messaging.rules.ts'
import { messagingStaffText } from '../messaging.staff.text.ts'
import { writeMessage } from '../messaging.store.ts'
import { messagingText } from '../messaging.text.ts'
import { sendByEnter, useFocusOnceBegun } from './message-composer.tsx'

const TemplatesMenu = lazy(() => import('#features/reply-templates/parts/templates-menu.tsx'))

const text = messagingStaffText.first

/**
 * The first words to a patient with whom there is no conversation yet: it begins when they are sent, and not before. How the
 * person is reached safely, and that somebody has no account, stands above the words; one writes at once, Enter sends.
 */
export function FirstMessage({
  patientId,
  personId,
  onBegun,
}: {
  patientId: string
  personId: string
  /** The words are on their way into the conversation. */
  onBegun?: (conversationId: string) => void
}) {
  const { data: patient } = useQuery(patientRecordOf('staff', patientId))
  const begin = useMutation(beginConversation)
  const form = useForm<{ words: string }, string>({
    initial: { words: '' },
    held: useOwnDraft(`first-message-${patientId}`),
    isBusy: begin.isPending,
    read: ({ words }) => {
      if (PLACEHOLDER.test(words)) return { problems: { words: 'placeOpen' } }
      return words.trim() === '' ? { problems: { words: 'contentMissing' } } : { data: words.trim() }
    },
    words: { ...messagingText.problems, placeOpen: messagingText.open },
    // The conversation may be heard of before its answer arrives, and this place be gone: its words are sent all the same.
    onReady: (words, settle) =>
      void begin.mutateAsync({ patientId }).then(
        ({ id }) => {
          writeMessage({ hat: 'staff', personId }, id, words, [])
          settle()
          onBegun?.(id)
        },
        () => {},
      ),
  })
  const field = useFocusOnceBegun(patient !== undefined, true)
  if (!patient) return null
  return (
    <Card title={text.title(calledName(patient))} className="mb-5">
      <form {...form.props} className="grid gap-4">
        <p className="text-muted">{text.reachSafely(sayInOneLine(patient.contact))}</p>
        {!patient.hasAccount && (
          <FormMessage kind="choice" title={text.noAccount}>
            {text.noAccountHint}
          </FormMessage>
        )}
        <div className="grid grid-cols-1 gap-1">
          <Suspense fallback={<span className="block min-h-11 lg:min-h-9" />}>
            <TemplatesMenu
              language={patient.language}
              words={form.values.words}
              field={field}
              onWords={words => form.set({ words })}
              hasFirst
            />
          </Suspense>
          <TextArea
            label={messagingText.write}
            {...form.field('words')}
            ref={field}
            title={messagingText.keys}
            onKeyDown={sendByEnter(() => field.current?.form?.requestSubmit())}
            maxLength={MESSAGE_LENGTH}
          />
        </div>
        {begin.isPaused && (
          <p role="status" className="text-muted text-sm">
            {messagingText.waiting}
          </p>
        )}
        <Button
          type="submit"
          busy={begin.isPending}
          className="justify-self-start"
          icon={<SendIcon size={20} aria-hidden="true" />}
        >
          {messagingText.send}
        </Button>
      </form>
    </Card>
  )
}
