import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, createContext, useEffect, useRef, useState } from 'react'
import { keepWords, readKeptWords, readStored } from '#platform/kept-words.client.ts'
import { queryClient } from '#platform/query-client.ts'
import type { Session } from '../auth.contract.ts'
import { sessionQuery } from '../auth.queries.ts'

const keyOf = (keptAs: string, { person }: Session) => person && `dialog-${keptAs}-${person.id}`

interface Kept {
  /** The id under which the words will be sent: sent again by the next page, they arrive once. */
  entry?: string | undefined
  /** What was typed, by the name of its field. */
  words?: Record<string, string>
  /** What was chosen, by a name. */
  choices?: Record<string, unknown>
}

const read = (key: string) => readStored<Kept>(readKeptWords(key), {})

function write(key: string, kept: Kept): void {
  const isNothing = Object.keys({ ...kept.words, ...kept.choices }).length === 0
  keepWords(key, isNothing ? '' : JSON.stringify(kept))
}

/** The fields that the browser holds: those with a name. What the screen must know itself is kept by `useKept`. */
function wordFields(form: HTMLFormElement) {
  return [...form.elements].filter(
    (field): field is HTMLInputElement | HTMLTextAreaElement =>
      (field instanceof HTMLTextAreaElement ||
        (field instanceof HTMLInputElement && /^(text|email|tel|date)$/.test(field.type))) &&
      field.name !== '',
  )
}

/** Which form a `KeptSelect` belongs to. */
export const ThisForm = createContext<{ keptAs: string; entry?: string | undefined }>({ keptAs: '' })

/**
 * A form that the browser holds the fields of, for a dialog: what is typed stays on this device, for whoever typed it,
 * through a closed tab, a dead page or a session that ended, until `forgetForm`. Dialogs of staff let go of
 * it whenever they are closed by hand (`forgetOnClose`): the specification has their fields empty again.
 * @param keptAs what the form is for, and about whom
 * @param entry the id of what is made of it, from `keptEntry`
 */
export function KeptForm({
  keptAs,
  entry,
  ...form
}: ComponentProps<'form'> & { keptAs: string; entry?: string }) {
  const { data: session } = useQuery(sessionQuery)
  const key = session && keyOf(keptAs, session)
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!ref.current || !key) return
    const { words = {} } = read(key)
    for (const field of wordFields(ref.current)) field.value = words[field.name] ?? field.value
  }, [key])
  const keep = () => {
    if (!ref.current || !key) return
    const changed = wordFields(ref.current).filter(({ value, defaultValue }) => value !== defaultValue)
    const words = Object.fromEntries(changed.map(({ name, value }) => [name, value]))
    write(key, { ...read(key), entry, words })
  }
  return (
    <ThisForm value={{ keptAs, entry }}>
      <form ref={ref} {...form} onInput={keep} />
    </ThisForm>
  )
}

/**
 * A state of a form that is more than the words in a field, such as a choice or a moment: kept with them.
 * @param otherwise what it is until somebody chooses
 * @param entry the same as the form's
 */
export function useKept<Value>(keptAs: string, name: string, otherwise: Value, entry?: string) {
  const key = ownKey(keptAs)
  const [value, setValue] = useState(() => {
    const kept = key ? read(key).choices?.[name] : undefined
    return (kept as Value | undefined) ?? otherwise
  })
  const choose = (next: Value) => {
    setValue(next)
    if (!key) return
    const { choices = {}, ...kept } = read(key)
    write(key, { ...kept, entry, choices: { ...choices, [name]: next } })
  }
  return [value, choose] as const
}

function ownKey(keptAs: string): string | null | undefined {
  const session = queryClient.getQueryData(sessionQuery.queryKey)
  return session && keyOf(keptAs, session)
}

/** The id of what a form makes: the one that its kept words were sent under before, or a new one. */
export function keptEntry(keptAs: string): string {
  const key = ownKey(keptAs)
  return (key && read(key).entry) || crypto.randomUUID()
}

/** Lets go of what was typed into a form: it was sent, or thrown away. */
export function forgetForm(keptAs: string): void {
  const key = ownKey(keptAs)
  if (key) keepWords(key, '')
}

/** Turns a dialog as `turn` does; once it is closed, what was typed into its form is let go of. */
export function forgetOnClose(keptAs: string, turn: (opens: boolean) => void): (opens: boolean) => void {
  return opens => {
    if (!opens) forgetForm(keptAs)
    turn(opens)
  }
}
