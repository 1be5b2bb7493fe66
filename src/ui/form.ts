/**
 * How every form works. What is typed is held by the page, by this device (`useDraft`), or by whoever shows the form; the
 * contract says what it means; what is wrong stands at its field, in words, until the field is changed; the first such
 * field is gone to, also where the server refused it. A finished page's form takes over what the browser already holds.
 */
import {
  type FormEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { fingerprint } from '#lib/fingerprint.ts'
import {
  type FormReading,
  fieldProblems,
  type Problems,
  problemWords,
  refusedFields,
} from '#lib/form-reading.ts'
import {
  changesOf,
  clearHeld,
  type HeldValues,
  heldSeen,
  hold,
  isSame,
  settleHeld,
  usePageValues,
  valuesOf,
} from './form-held.ts'
import { useUnseen } from './form-unseen.ts'
import { tellMissing } from './missing-part.ts'

// Held beside the values, under names that no field has: what was sent under which id, and a sign of its words.
const ID = 'form:id'
const SAID = 'form:said'

export interface FormOptions<Values extends object, Data> {
  /** What stands in each field before anybody types; it may change while the form is shown. */
  initial: Values
  /** The page itself, unless it is told: then it is gone with the form. */
  held?: HeldValues | undefined
  /**
   * What the values mean, or what is wrong with them; later where what reads them is on its way (`readingOnDemand`). `id` stays
   * the same until they are settled; `seen` is what stood in each field when somebody began to type there.
   */
  read: (values: Values, id: string, seen: Values) => FormReading<Data> | Promise<FormReading<Data>>
  /** Asks ahead for what `read` needs, once somebody changed something. Stays the same while the form is shown. */
  bring?: (() => void) | undefined
  /** Others may change the same meanwhile: what is saved says what was seen, and what nobody saw is shown (`Unseen`). */
  isShared?: boolean
  /** The words of each problem's key. */
  words: Readonly<Record<string, string>>
  /** Takes what may be sent. `settle` lets go of what was sent; what was typed meanwhile stays. */
  onReady: (data: Data, settle: () => void) => void
  /** While something is under way, nothing is sent. */
  isBusy?: boolean
  /** The refusal of the last try. */
  failure?: unknown
  /** Told of what is wrong, before the first field of it is gone to. */
  onProblems?: (problems: Problems) => void
}

/** What the browser holds of a finished page's form: typed, or filled in by the browser, before the scripts came. */
function heldByBrowser(form: HTMLFormElement | null, initial: object): Record<string, unknown> {
  const data = new FormData(form ?? undefined)
  const found = Object.entries(initial).map(([name, value]) => [
    name,
    Array.isArray(value) ? data.getAll(name) : data.get(name),
  ])
  return Object.fromEntries(
    found.filter(([, value]) =>
      Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value,
    ),
  )
}

/** What is wrong, and going to the first field of it once it is shown. */
function useProblems(failure: unknown, onProblems: ((problems: Problems) => void) | undefined) {
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Problems>({})
  const [shown, setShown] = useState(0)
  const show = (found: Problems) => {
    setProblems(found)
    setShown(before => before + 1)
    onProblems?.(found)
  }
  useEffect(() => {
    if (fieldProblems(failure).length === 0) return
    setProblems(refusedFields(failure))
    setShown(before => before + 1)
  }, [failure])
  useEffect(() => {
    if (shown > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [shown])
  return { form, problems, setProblems, show }
}

/** False in a finished page until its scripts run. */
function useIsAwake(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}

/**
 * Takes over what the browser holds of a finished page's form when it wakes up; what was kept on this device comes back in
 * the other fields. Answers whether anything came back.
 */
function useTakingOver<Values extends object>(
  form: RefObject<HTMLFormElement | null>,
  initial: Values,
  held: HeldValues,
  isAwake: boolean,
): boolean {
  const [isRestored, setRestored] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is there or a finished page wakes up
  useLayoutEffect(() => {
    const kept = changesOf(initial, valuesOf(initial, held.read()))
    const typed = isAwake ? {} : heldByBrowser(form.current, initial)
    setRestored(Object.keys(kept).some(name => !(name in typed)))
    if (Object.keys(typed).length > 0) held.write(typed)
  }, [])
  return isRestored
}

/** What ties the fields of a form to it. */
function fieldsOf<Values extends object>(
  values: Values,
  problemAt: (name: string) => string | undefined,
  set: (changes: Partial<Values>) => void,
) {
  type Name = keyof Values & string
  const setOne = (name: Name, value: string) => set({ [name]: value } as unknown as Partial<Values>)
  return {
    /** For a field of text. */
    field: (name: Name) => ({
      name,
      value: String(values[name]),
      error: problemAt(name),
      onChange: (event: { target: { value: string } }) => setOne(name, event.target.value),
    }),
    /** For a choice out of a list. */
    choice: (name: Name) => ({
      value: String(values[name]),
      error: problemAt(name),
      onValueChange: (value: string) => setOne(name, value),
    }),
  }
}

/** Waits for a reading that is on its way, once. What could not be had is said, and asked for again by the next press. */
function useReading<Data>(isChanged: boolean, bring: (() => void) | undefined) {
  const coming = useRef(false)
  useEffect(() => {
    if (isChanged) bring?.()
  }, [isChanged, bring])
  return {
    isReading: () => coming.current,
    whenRead: (
      reading: FormReading<Data> | Promise<FormReading<Data>>,
      accept: (reading: FormReading<Data>) => void,
    ) => {
      if (!(reading instanceof Promise)) return accept(reading)
      coming.current = true
      void reading.then(accept, tellMissing).finally(() => {
        coming.current = false
      })
    },
  }
}

export type Form<Values extends object> = ReturnType<typeof useForm<Values, unknown>>

/** A form that is filled in on the screen. Spread `props` onto the `<form>`, and `field(name)` onto each field. */
export function useForm<Values extends object, Data>(options: FormOptions<Values, Data>) {
  const { initial, words, failure } = options
  const ofPage = usePageValues()
  const held = options.held ?? ofPage
  const { form, problems, setProblems, show } = useProblems(failure, options.onProblems)
  const isAwake = useIsAwake()
  const isRestored = useTakingOver(form, initial, held, isAwake)
  const [freshId, setFreshId] = useState(() => crypto.randomUUID())
  const values = valuesOf(initial, held.typed)
  const unseen = useUnseen({ initial, values, held, failure, form })
  const problemAt = (name: string) => problemWords(words, problems[name])
  const isChanged = !isSame(values, initial)
  const { isReading, whenRead } = useReading<Data>(isChanged, options.bring)

  const set = (changes: Partial<Values>) => {
    setProblems(before => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changes))))
    hold(held, initial, changes, options.isShared ? {} : false)
  }
  const settle = (sent: HeldValues['typed']) => {
    settleHeld(held, sent)
    held.write({ [ID]: undefined, [SAID]: undefined })
    unseen.settle()
    setFreshId(crypto.randomUUID())
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (options.isBusy || isReading()) return
    const id = (held.read()[ID] as string | undefined) ?? freshId
    // The next page sends it again under the same id: whatever it makes is made once.
    const sent = { ...held.read(), [ID]: id }
    whenRead(options.read(values, id, { ...initial, ...heldSeen(held.read()) }), ({ data, problems }) => {
      if (problems) return show(problems)
      const tooLong = form.current?.querySelector<HTMLElement>('[data-too-long]')
      if (tooLong) return tooLong.focus()
      setProblems({})
      held.write({ [ID]: id })
      options.onReady(data as Data, () => settle(sent))
    })
  }
  return {
    props: { ref: form, onSubmit: submit, noValidate: true },
    ...fieldsOf(values, problemAt, set),
    values,
    set,
    problemAt,
    show,
    clear: () => {
      clearHeld(held)
      setProblems({})
    },
    isChanged,
    unseen: unseen.standing,
    decide: unseen.decide,
    /** Whether something came back from this device that was not in the fields. */
    isRestored,
    isAwake,
    /** The id under which these words are sent: other words get another one. */
    idFor: (said: string): string => {
      const { [ID]: id, [SAID]: before } = held.read()
      const sign = fingerprint(said)
      const next = typeof id === 'string' && before === sign ? id : crypto.randomUUID()
      held.write({ [ID]: next, [SAID]: sign })
      return next
    },
  }
}
