import { useMutation } from '@tanstack/react-query'
import { helpCardIn } from '#features/safety/help-card/help-card.rules.ts'
import { safetyText } from '#features/safety/safety.text.ts'
import { Button, buttonClasses, IconButton } from '#ui/button.tsx'
import { CloseIcon } from '#ui/icons.ts'
import { tellCaseManager } from '../messaging.queries.ts'
import { type ShownConcern, showConcern, useConcern } from '../messaging.store.ts'
import { messagingText as text } from '../messaging.text.ts'

/** How to reach help now, above the place to write, after words that gave reason to care. It stays until it is closed. */
export function SafetyHelp({
  conversationId,
  isNotebook,
  hasCaseManager,
}: {
  conversationId: string
  isNotebook: boolean
  hasCaseManager: boolean
}) {
  const concern = useConcern(conversationId)
  if (!concern) return null
  const card = helpCardIn(safetyText, concern.kinds)
  return (
    <section
      aria-label={text.safety}
      className="mb-3 grid max-h-60 animate-appear md:max-h-80 overflow-y-auto gap-3 rounded-card bg-marigold-soft p-4"
    >
      <div className="flex items-start justify-between gap-2">
        <div role="alert" className="grid gap-1">
          <p className="font-semibold text-lg">{card.title}</p>
          <p>{card.opening}</p>
        </div>
        <IconButton
          label={safetyText.close}
          icon={<CloseIcon size={20} aria-hidden="true" />}
          onClick={() => showConcern(conversationId, undefined)}
        />
      </div>
      {card.lines.map(line => (
        <HelpLine key={line.name} line={line} />
      ))}
      <WhoIsTold
        conversationId={conversationId}
        concern={concern}
        isNotebook={isNotebook}
        hasCaseManager={hasCaseManager}
      />
      <p className="text-sm">{card.closing}</p>
    </section>
  )
}

function HelpLine({ line }: { line: ReturnType<typeof helpCardIn>['lines'][number] }) {
  return (
    <div className="grid gap-1.5">
      <p>
        <span className="font-semibold">{line.name}</span> <span className="text-sm">{line.about}</span>
      </p>
      <p className="flex flex-wrap gap-2">
        {line.actions.map(action => (
          <a
            key={action.href}
            href={action.href}
            rel="noreferrer"
            target={action.href.startsWith('http') ? '_blank' : undefined}
            className={buttonClasses('secondary')}
          >
            {action.label}
          </a>
        ))}
      </p>
      <p className="text-sm">{line.note}</p>
    </div>
  )
}

/** Says who was told, and only what is true; in the notebook nobody is, unless the patient presses for it. */
function WhoIsTold({
  conversationId,
  concern,
  isNotebook,
  hasCaseManager,
}: {
  conversationId: string
  concern: ShownConcern
  isNotebook: boolean
  hasCaseManager: boolean
}) {
  const tell = useMutation(tellCaseManager)
  if (concern.isCaseManagerTold || tell.data?.isCaseManagerTold)
    return <p className="font-semibold">{safetyText.toldCaseManager}</p>
  if (!isNotebook) return null
  if (tell.data || !hasCaseManager) return <p className="font-semibold">{text.noCaseManagerToTell}</p>
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p>{safetyText.privateNote}</p>
      <Button
        look="secondary"
        busy={tell.isPending}
        disabled={!concern.isSent}
        onClick={() => tell.mutate({ conversationId, id: concern.messageId })}
      >
        {safetyText.tellCaseManager}
      </Button>
    </div>
  )
}
