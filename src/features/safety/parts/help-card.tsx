import { useEffect, useRef } from 'react'
import { IconButton } from '#ui/button.tsx'
import { CloseIcon, HeartIcon } from '#ui/icons.ts'
import { helpCardIn } from '../help-card/help-card.rules.ts'
import type { SafetyKind } from '../phrases/phrases.rules.ts'
import { safetyText } from '../safety.text.ts'
import { ToldNote } from './told-note.tsx'

type Card = ReturnType<typeof helpCardIn>

/** The numbers, first of all: nobody has to read or scroll to call. */
export function HelpCalls({ card }: { card: Card }) {
  return (
    <p className="flex flex-wrap gap-2">
      {card.lines
        .flatMap(line => line.actions)
        .map(action => (
          <a
            key={action.href}
            href={action.href}
            rel="noreferrer"
            target={action.href.startsWith('http') ? '_blank' : undefined}
            className="inline-flex min-h-11 items-center rounded-card bg-brick px-4 font-semibold text-on-brick hover:bg-brick-strong"
          >
            {action.label}
          </a>
        ))}
    </p>
  )
}

/** Who answers at these numbers. */
function HelpLines({ card }: { card: Card }) {
  return (
    <dl className="m-0 grid gap-3">
      {card.lines.map(line => (
        <div key={line.name}>
          <dt className="font-semibold">{line.name}</dt>
          <dd className="m-0">
            {line.about} <span className="text-muted">{line.note}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/**
 * How to reach a person who can help, now. It takes the focus when it appears, so that it is read out first, and it
 * stays until the person leaves the page or puts it away.
 * @param occasion what gave reason to care: where that changes, a card that stands already, perhaps far above, comes into sight anew
 * @param told that the case manager was told, or that nothing has been sent yet; nothing where the screen says it itself
 * @param takesFocus false beside a field in which somebody goes on typing: it is announced all the same
 */
export function HelpCard({
  concerns,
  occasion,
  told,
  takesFocus = true,
  onClose,
}: {
  concerns: readonly { kind: SafetyKind }[]
  occasion?: unknown
  told?: 'yes' | 'not yet' | undefined
  takesFocus?: boolean
  onClose?: () => void
}) {
  const box = useRef<HTMLElement>(null)
  const card = helpCardIn(
    safetyText,
    concerns.map(({ kind }) => kind),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: another occasion is a reason of its own
  useEffect(() => {
    if (!takesFocus) return
    // From its top, below the bar, on a screen that is too low for all of it.
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView?.()
  }, [takesFocus, occasion])
  return (
    <section
      ref={box}
      role="alert"
      data-grave="from-its-top"
      tabIndex={-1}
      aria-label={card.title}
      className="grid gap-4 rounded-card border-2 border-brick bg-brick-soft p-5"
    >
      <div className="flex items-start justify-between gap-2">
        <h2 className="flex items-center gap-2 font-semibold text-xl">
          <HeartIcon size={24} aria-hidden="true" className="shrink-0 text-brick" />
          {card.title}
        </h2>
        {onClose && (
          <IconButton
            label={safetyText.close}
            icon={<CloseIcon size={20} aria-hidden="true" />}
            onClick={onClose}
          />
        )}
      </div>
      <HelpCalls card={card} />
      <p>{card.opening}</p>
      <HelpLines card={card} />
      {told === 'yes' && <ToldNote />}
      {told === 'not yet' && <p className="font-semibold">{safetyText.notTold}</p>}
      <p>{card.closing}</p>
    </section>
  )
}
