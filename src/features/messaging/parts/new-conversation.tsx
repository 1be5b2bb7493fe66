import { findSafetyConcern } from '#features/safety/safety.rules.ts'
import { safetyText } from '#features/safety/safety.text.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import type { Conversation } from '../messaging.contract.ts'
import type { Writer } from '../messaging.queries.ts'
import { listUnsent } from '../messaging.rules.ts'
import { useUnsent } from '../messaging.store.ts'
import { messagingText as text } from '../messaging.text.ts'
import { MessageComposer } from './message-composer.tsx'
import { MessageList } from './message-list.tsx'
import { SafetyHelp } from './safety-help.tsx'
import { ThreadHead } from './thread-head.tsx'

/**
 * The place to write to somebody whom a patient has not written to yet. The conversation begins when the first words are
 * sent, and not before; help shows at once, whatever the line does. Until then all is kept by `kind`: there is one
 * conversation of each.
 */
export function NewConversation({
  writer,
  kind,
  team,
  onBack,
}: {
  writer: Writer
  kind: Conversation['participantType']
  team: { caseManager: string | null; specialist: string | null } | null
  onBack: () => void
}) {
  const unsent = listUnsent(useUnsent(writer), kind, [])
  const isNotebook = kind === 'private'
  const hasCaseManager = Boolean(team?.caseManager)
  const names = { case_manager: team?.caseManager, specialist: team?.specialist, private: null }
  const between = { participantType: kind, participantName: names[kind] ?? null }
  return (
    <>
      <ThreadHead conversation={between} onBack={onBack} />
      <div className="flex min-h-64 flex-1 flex-col px-4 py-3">
        {unsent.length > 0 ? (
          <MessageList writer={writer} arrived={[]} unsent={unsent} />
        ) : (
          <div className="grid flex-1 place-items-center">
            <EmptyState
              title={isNotebook ? text.notebookEmpty : text.threadEmpty}
              body={isNotebook ? text.notebookEmptyHint : text.threadEmptyHint}
            />
          </div>
        )}
      </div>
      <div className="shrink-0 border-line border-t p-3">
        <SafetyHelp conversationId={kind} isNotebook={isNotebook} hasCaseManager={hasCaseManager} />
        {kind === 'case_manager' && !hasCaseManager && (
          <p className="mb-2 text-muted text-sm">{text.noCaseManager}</p>
        )}
        <MessageComposer
          writer={writer}
          conversationId={kind}
          isNotebook={isNotebook}
          isBegun
          begins={kind}
          hear={findSafetyConcern}
        />
        <p className="mt-2 text-muted text-sm">{safetyText.notWatched}</p>
      </div>
    </>
  )
}
