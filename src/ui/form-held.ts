/**
 * Where a form holds what was typed: the page itself, this device, or whoever shows the form. Beside the values it holds what
 * stood in a field when somebody began to type there, so that a save can say what it was made from.
 */
import { useRef, useState } from 'react'

type Typed = Readonly<Record<string, unknown>>

/** Where what was typed is held, by the name of a field; a field that nobody changed is not in it. */
export interface HeldValues {
  typed: Typed
  /** What is held at this moment, also where another part of the page changed it since the last drawing. */
  read: () => Typed
  /** Holds these from now on; undefined lets go of one. */
  write: (changes: Typed) => void
}

// Under a name that no field has.
const SEEN = 'form:seen'

export const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b)

/** Of what is held, the values that this form knows; what it asks for and is not held stands as at first. */
export function valuesOf<Values extends object>(initial: Values, typed: Typed): Values {
  const entries = Object.entries(initial).map(([name, value]) => [name, typed[name] ?? value])
  return Object.fromEntries(entries) as Values
}

/** Those of these values that differ from what stood there at first. */
export function changesOf<Values extends object>(initial: Values, values: Partial<Values>): Typed {
  const isChange = ([name, value]: [string, unknown]) => !isSame(value, initial[name as keyof Values])
  return Object.fromEntries(Object.entries(values).filter(isChange))
}

/** What stood in the fields that were typed in, as far as it is held. */
export const heldSeen = (typed: Typed) => (typed[SEEN] ?? {}) as Typed

/** Holds that these were seen. */
export const holdSeen = (held: HeldValues, seen: Typed) =>
  held.write({ [SEEN]: { ...heldSeen(held.read()), ...seen } })

export function usePageValues(): HeldValues {
  const [typed, setTyped] = useState<Typed>({})
  const latest = useRef(typed)
  return {
    typed,
    read: () => latest.current,
    write: changes => {
      const all = Object.entries({ ...latest.current, ...changes })
      latest.current = Object.fromEntries(all.filter(([, value]) => value !== undefined))
      setTyped(latest.current)
    },
  }
}

/** Lets go of what was sent; what was changed since stays, and was made from what was sent. */
export function settleHeld(held: HeldValues, sent: Typed): void {
  const now = held.read()
  const [gone, left] = [true, false].map(isGone =>
    Object.keys(sent).filter(name => name !== SEEN && isSame(now[name], sent[name]) === isGone),
  ) as [string[], string[]]
  const changes = Object.fromEntries(gone.map(name => [name, undefined]))
  const seen = Object.fromEntries(left.map(name => [name, sent[name]]))
  held.write(SEEN in now ? { ...changes, [SEEN]: left.length > 0 ? seen : undefined } : changes)
}

/** Lets go of everything that is held. */
export function clearHeld(held: HeldValues | undefined): void {
  held?.write(Object.fromEntries(Object.keys(held.read()).map(name => [name, undefined])))
}

/** Of the fields that are still typed in after these changes, what stood there when somebody began to. */
function seenAfter(changes: Typed, before: Typed, standing: Typed): Typed | undefined {
  const names = Object.keys({ ...before, ...changes }).filter(
    name => !(name in changes) || changes[name] !== undefined,
  )
  if (names.length === 0) return undefined
  return Object.fromEntries(names.map(name => [name, name in before ? before[name] : standing[name]]))
}

/**
 * Holds changes, and lets go of those that stand as at first.
 * @param seen what somebody decided to replace; false where nobody else changes the same
 */
export function hold<Values extends object>(
  held: HeldValues,
  initial: Values,
  changes: Partial<Values>,
  seen: Partial<Values> | false,
): void {
  const different = changesOf(initial, changes)
  const all = Object.fromEntries(Object.keys(changes).map(name => [name, different[name]]))
  const before = { ...heldSeen(held.read()), ...seen }
  held.write(seen ? { ...all, [SEEN]: seenAfter(all, before, initial as Typed) } : all)
}
