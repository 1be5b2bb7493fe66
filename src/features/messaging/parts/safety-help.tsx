import { useMutation } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef } from 'react'
import { helpCardIn } from '#features/safety/help-card/help-card.rules.ts'
import { HelpCalls } from '#features/safety/parts/help-card.tsx'
import { ToldNote } from '#features/safety/parts/told-note.tsx'
import { usePutOffHelp } from '#features/safety/put-off/put-off.store.ts'
import { safetyText } from '#features/safety/safety.text.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { CloseIcon } from '#ui/icons.ts'
import { tellCaseManager } from '../messaging.queries.ts'
import { type ShownConcern, showConcern, useConcern } from '../messaging.store.ts'
import { messagingText as text } from '../messaging.text.ts'

/**
 * Brings help for a message, and for each one after it, into sight from its heading, where not all of it is: on a low screen there
 * is no room for the place to write too, which comes into sight with its focus, before or after.
 */
function useComingIntoSight(box: RefObject<HTMLElement | null>, messageId: string | undefined): void {
  useEffect(() => {
    if (!messageId) return
    const frame = requestAnimationFrame(() => {
      const place = box.current?.getBoundingClientRect()
      const bars = 4 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      if (place && (place.top < bars || place.bottom > window.innerHeight - bars))
        box.current?.scrollIntoView?.()
    })
    return () => cancelAnimationFrame(frame)
  }, [box, messageId])
}

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
  const { putOff } = usePutOffHelp()
  const box = useRef<HTMLElement>(null)
  useComingIntoSight(box, concern?.messageId)
  if (!concern) return null
  const card = helpCardIn(safetyText, concern.kinds)
  return (
    <section
      ref={box}
      data-grave=""
      aria-label={text.safety}
      className="mb-3 grid animate-appear gap-3 rounded-card bg-brick-soft p-4"
    >
      <div className="flex items-start justify-between gap-2">
        <p role="alert" className="font-semibold text-lg">
          {card.title}
        </p>
        <IconButton
          label={safetyText.close}
          icon={<CloseIcon size={20} aria-hidden="true" />}
          onClick={() => {
            putOff(concern.kinds)
            showConcern(conversationId, undefined)
          }}
        />
      </div>
      <HelpCalls card={card} />
      <p>{card.opening}</p>
      <WhoIsTold
        conversationId={conversationId}
        concern={concern}
        isNotebook={isNotebook}
        hasCaseManager={hasCaseManager}
      />
      <p>{card.closing}</p>
    </section>
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
  if (concern.isCaseManagerTold || tell.data?.isCaseManagerTold) return <ToldNote />
  if (!isNotebook) return concern.isSent ? null : <p className="font-semibold">{safetyText.notTold}</p>
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
