import { type KeyboardEvent, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { PLACEHOLDER } from '#features/notes/notes.rules.ts'
import type { findSafetyConcern } from '#features/safety/safety.rules.ts'
import { Button } from '#ui/button.tsx'
import { joinClasses } from '#ui/class-names.ts'
import { controlClasses, sayTooLong } from '#ui/field.tsx'
import { SendIcon } from '#ui/icons.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { keepDraft, keepDrafted, useKeptDraft } from '../drafts/drafts.store.ts'
import type { Writer } from '../messaging.queries.ts'
import { MESSAGE_LENGTH } from '../messaging.rules.ts'
import { writeMessage } from '../messaging.store.ts'
import { messagingText as text } from '../messaging.text.ts'

// Patients write without it, and without its code.
const TemplatesMenu = lazyPart(
  async () => (await import('#features/reply-templates/parts/templates-menu.tsx')).default,
)

// What tells of a failure is here before the line goes, for whoever begins to write: who only reads needs none of it.
const bringToaster = () => void import('#ui/toaster-view.tsx').catch(() => {})

/** From here on the composer says how many characters are left. */
const NEARLY_FULL = MESSAGE_LENGTH - 200

/**
 * Where a message is written. Enter sends, Shift and Enter start a new line; what is typed is kept as a draft. For staff, who write
 * longer, sending stands below the words, beside what else can be done about the conversation.
 */
export function MessageComposer({
  writer,
  conversationId,
  patientId,
  isNotebook,
  isBegun = false,
  begins,
  hear,
  language,
  actions,
  onSend,
  sendAnd,
}: {
  writer: Writer
  conversationId: string
  patientId?: string
  isNotebook: boolean
  /** It takes the focus where there is a keyboard; on a phone, what opens one would cover what is to be read first. */
  isBegun?: boolean
  /** Where there is no conversation yet: it begins with these words. */
  begins?: string
  /** Reads what a patient writes for danger, here and without a line; staff write without it, and without its code. */
  hear?: typeof findSafetyConcern | undefined
  /** What the person reads to whom staff write: templates in it stand first. */
  language?: 'en' | 'es'
  /** What else staff can do about the conversation. */
  actions?: ReactNode
  /** Sends in its own way: takes the words, which are a draft no more. */
  onSend?: ((content: string) => void) | undefined
  /** Sends as well, and goes on to something else. */
  sendAnd?: { label: string; goOn: () => void } | undefined
}) {
  const isStaff = writer.hat === 'staff'
  const words = useKeptDraft(writer, conversationId)
  const field = useFocusOnceBegun(isBegun, begins !== undefined)
  const label = isNotebook ? text.writeNote : text.write
  const isTooLong = words.trim().length > MESSAGE_LENGTH
  // Out of a template: nobody is to read what somebody meant to fill in.
  const isOpen = isStaff && PLACEHOLDER.test(words)
  const change = (next: string) => {
    keepDraft(writer, conversationId, next)
    if (patientId) keepDrafted(writer, patientId, conversationId)
  }
  const mayBeSent = words.trim() !== '' && !isTooLong && !isOpen
  const send = () => {
    const content = words.trim()
    if (!mayBeSent) return
    const kinds = hear?.(content).map(({ kind }) => kind) ?? []
    if (onSend) onSend(content)
    else writeMessage(writer, conversationId, content, kinds, begins)
  }
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        send()
        // The button cannot be pressed with nothing in the field: the focus would be lost with it, and a phone's keyboard.
        if (!isStaff) field.current?.focus({ preventScroll: true })
      }}
      className={isStaff ? 'grid grid-cols-1 gap-2' : 'flex items-end gap-2'}
    >
      <div className={joinClasses('grid min-w-0 flex-1', isStaff ? 'gap-2' : 'gap-1')}>
        {isStaff && (
          <Suspense fallback={<span className="block min-h-11 lg:min-h-9" />}>
            <TemplatesMenu language={language} words={words} field={field} onWords={change} hasFirst />
          </Suspense>
        )}
        <textarea
          ref={field}
          aria-label={label}
          placeholder={label}
          title={text.keys}
          rows={isStaff ? 2 : 1}
          aria-invalid={isTooLong || isOpen || undefined}
          value={words}
          onFocus={bringToaster}
          onChange={event => change(event.target.value)}
          onKeyDown={sendByEnter(send)}
          className={`${controlClasses} field-sizing-content max-h-32 resize-none`}
        />
        {isOpen && (
          <p role="status" className="text-brick">
            {text.open}
          </p>
        )}
        {words.length > NEARLY_FULL && (
          <p role="status" className={isTooLong ? 'text-brick' : 'text-muted text-sm'}>
            {sayTooLong(words, MESSAGE_LENGTH) ?? text.left(Math.max(0, MESSAGE_LENGTH - words.length))}
          </p>
        )}
      </div>
      <div className={joinClasses(isStaff && 'flex flex-wrap items-center justify-between gap-2')}>
        <Button type="submit" disabled={!mayBeSent} icon={<SendIcon size={20} aria-hidden="true" />}>
          <span className={isStaff ? undefined : 'max-sm:sr-only'}>{text.send}</span>
        </Button>
        {sendAnd && (
          <Button
            look="quiet"
            disabled={!mayBeSent}
            className="mr-auto max-md:hidden"
            onClick={() => {
              send()
              sendAnd.goOn()
            }}
          >
            {sendAnd.label}
          </Button>
        )}
        {actions}
      </div>
    </form>
  )
}

/** Enter sends, Shift and Enter start a new line. */
const sendByEnter = (send: () => void) => (event: KeyboardEvent) => {
  // While a word is being composed (accents, other scripts), Enter belongs to the keyboard.
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  send()
}

/**
 * The field, which takes the focus once writing is begun, where there is a keyboard. An open conversation stays where it is read;
 * where nothing has been said yet, the place to write comes into sight.
 */
function useFocusOnceBegun(isBegun: boolean, isFirst: boolean) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (isBegun && matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: !isFirst })
  }, [isBegun, isFirst])
  return field
}
