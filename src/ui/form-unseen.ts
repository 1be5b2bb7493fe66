import { type RefObject, useEffect, useRef, useState } from 'react'
import { storedNow } from '#lib/form-reading.ts'
import { type HeldValues, heldSeen, hold, holdSeen, isSame } from './form-held.ts'

/** What the server refused to write over, by field, until whoever fills the form in says what is to stand. */
type Met = Readonly<Record<string, { stored: unknown; isDecided: boolean }>>

/**
 * What others wrote into the fields of a form since somebody typed in them: heard of while the form is open, or from the server,
 * which refuses to write over it unseen. Once shown it is seen: saved again, the typed words take its place.
 */
export function useUnseen<Values extends object>({
  initial,
  values,
  held,
  failure,
  form,
}: {
  initial: Values
  values: Values
  held: HeldValues
  failure: unknown
  form: RefObject<HTMLFormElement | null>
}) {
  const [met, setMet] = useState<Met>({})
  // A dialog that is opened again still holds the refusal of its last try.
  const heard = useRef(failure)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    const stored = failure === heard.current ? undefined : storedNow(failure)
    heard.current = failure
    if (!stored) return
    holdSeen(held, stored)
    const refused = Object.entries(stored).map(([name, value]) => [name, { stored: value, isDecided: false }])
    setMet(before => ({ ...before, ...Object.fromEntries(refused) }))
  }, [failure])

  const standing: Record<string, unknown> = {}
  for (const [name, seen] of Object.entries(heldSeen(held.typed))) {
    const now = initial[name as keyof Values]
    // What the page knows may be older than what the server said.
    if (!met[name] && !isSame(now, seen)) standing[name] = now
  }
  for (const [name, { stored, isDecided }] of Object.entries(met)) if (!isDecided) standing[name] = stored
  const isUnseen = ([name, now]: [string, unknown]) => !isSame(values[name as keyof Values], now)

  /** Says what is to stand in a field, of which it was seen what stands there now. */
  const decide = (name: string, value: unknown) => {
    const seen = { [name]: standing[name] } as Partial<Values>
    if (met[name]) setMet(before => ({ ...before, [name]: { stored: standing[name], isDecided: true } }))
    hold(held, initial, { [name]: value } as Partial<Values>, seen)
    const field = form.current?.elements.namedItem(name)
    if (field instanceof HTMLElement) field.focus()
  }
  return {
    standing: Object.fromEntries(Object.entries(standing).filter(isUnseen)),
    decide,
    settle: () => setMet({}),
  }
}
