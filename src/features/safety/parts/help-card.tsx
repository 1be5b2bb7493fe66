import { useEffect, useRef } from 'react'
import { HeartIcon } from '#ui/icons.ts'
import { helpCardIn } from '../help-card/help-card.rules.ts'
import type { SafetyKind } from '../phrases/phrases.rules.ts'
import { safetyText } from '../safety.text.ts'

/**
 * How to reach a person who can help, now. It takes the focus when it appears, so that it is read out first, and it
 * stays until the person leaves the page.
 * @param note one more sentence, such as whether the case manager was told
 * @param takesFocus false beside a field in which somebody goes on typing: it is announced all the same
 */
export function HelpCard({
  concerns,
  note,
  takesFocus = true,
}: {
  concerns: readonly { kind: SafetyKind }[]
  note?: string
  takesFocus?: boolean
}) {
  const box = useRef<HTMLElement>(null)
  const card = helpCardIn(
    safetyText,
    concerns.map(({ kind }) => kind),
  )
  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [takesFocus])
  return (
    <section
      ref={box}
      role="alert"
      tabIndex={-1}
      aria-label={card.title}
      className="grid gap-4 rounded-card border-2 border-brick bg-brick-soft p-5"
    >
      <div className="grid gap-1">
        <h2 className="flex items-center gap-2 font-semibold text-xl">
          <HeartIcon size={24} aria-hidden="true" className="shrink-0 text-brick" />
          {card.title}
        </h2>
        <p>{card.opening}</p>
      </div>
      <ul className="grid gap-4">
        {card.lines.map(line => (
          <li key={line.name} className="grid gap-2 rounded-card bg-surface p-4">
            <p className="font-semibold">{line.name}</p>
            <p>{line.about}</p>
            <p className="flex flex-wrap gap-2">
              {line.actions.map(action => (
                <a
                  key={action.href}
                  href={action.href}
                  className="inline-flex min-h-11 items-center rounded-card bg-brick px-4 font-semibold text-on-brick hover:bg-brick-strong"
                >
                  {action.label}
                </a>
              ))}
            </p>
            <p className="text-muted">{line.note}</p>
          </li>
        ))}
      </ul>
      {note && <p>{note}</p>}
      <p>{card.closing}</p>
    </section>
  )
}
