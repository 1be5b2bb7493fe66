import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import type { SafetyKind } from '#features/safety/safety.rules.ts'
import { safetyText } from '#features/safety/safety.text.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import type { Conversation } from '../messaging.contract.ts'
import { openConversation } from '../messaging.queries.ts'
import { helpAtOnce, keepDraft, showConcern, type Writer, writeMessage } from '../messaging.store.ts'
import { messagingText as text } from '../messaging.text.ts'
import { MessageComposer } from './message-composer.tsx'
import { SafetyHelp } from './safety-help.tsx'
import { ThreadHead } from './thread-head.tsx'

/**
 * The place to write to somebody whom a patient has not written to yet. The conversation begins when the first words are
 * sent, and not before; help shows at once, whatever the line does. Until then the words are the draft of `kind`: there is
 * one conversation of each.
 */
export function NewConversation({
  writer,
  kind,
  team,
  onBegun,
  onBack,
}: {
  writer: Writer
  kind: Conversation['participantType']
  team: { caseManager: string | null; specialist: string | null } | null
  onBegun: (conversationId: string) => void
  onBack: () => void
}) {
  const opening = useMutation(openConversation)
  const isNotebook = kind === 'private'
  const hasCaseManager = Boolean(team?.caseManager)
  const names = { case_manager: team?.caseManager, specialist: team?.specialist, private: null }
  const between = { participantType: kind, participantName: names[kind] ?? null, patientName: '' }
  // Pressed twice, before a busy button is drawn, the words go once.
  const beginning = useRef<Promise<void>>(undefined)
  const begin = async (content: string, kinds: SafetyKind[]) => {
    helpAtOnce(writer, kind, crypto.randomUUID(), content, kinds)
    // Whoever has gone elsewhere meanwhile is not fetched back: only the words follow.
    const { id } = await opening.mutateAsync(
      { participantType: kind },
      { onSuccess: made => onBegun(made.id) },
    )
    writeMessage(writer, id, content, kinds)
    keepDraft(writer, kind, '')
    showConcern(kind, undefined)
  }
  const take = (content: string, kinds: SafetyKind[]) => {
    beginning.current ??= begin(content, kinds).finally(() => {
      beginning.current = undefined
    })
    return beginning.current
  }
  return (
    <>
      <ThreadHead hat={writer.hat} conversation={between} onBack={onBack} />
      <div className="grid min-h-64 flex-1 place-items-center px-4 py-3">
        <EmptyState
          title={isNotebook ? text.notebookEmpty : text.threadEmpty}
          body={isNotebook ? text.notebookEmptyHint : text.threadEmptyHint}
        />
      </div>
      <div className="shrink-0 border-line border-t p-3">
        <SafetyHelp conversationId={kind} isNotebook={isNotebook} hasCaseManager={hasCaseManager} />
        {kind === 'case_manager' && !hasCaseManager && (
          <p className="mb-2 text-muted text-sm">{text.noCaseManager}</p>
        )}
        {opening.isPaused && (
          <p role="status" className="mb-2 text-muted text-sm">
            {text.waiting}
          </p>
        )}
        <MessageComposer
          writer={writer}
          conversationId={kind}
          isNotebook={isNotebook}
          isBegun
          begin={{ isBusy: opening.isPending, take }}
        />
        <p className="mt-2 text-muted text-sm">{safetyText.notWatched}</p>
      </div>
    </>
  )
}
