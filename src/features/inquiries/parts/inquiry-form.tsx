import { type FormEvent, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { problemWords } from '#lib/form-reading.ts'
import { addressIn, pageLanguage } from '#lib/language.ts'
import { showToast } from '#ui/toast.ts'
import { firstFieldToMend, type InquiryKind } from '../inquiries.rules.ts'
import { inquiriesText as text } from '../inquiries.text.ts'
import { forgetDraft, keepDraft, readTyped, restoreDraft } from '../inquiries-draft.queries.ts'
import type { InquiryNotice } from './inquiry-notices.tsx'

/** The contract and the API, and what shows a toast, arrive with the first touch of the form: the page is read without. */
const loadSending = () => import('../inquiries.queries.ts')
const warmUp = () => {
  loadSending().catch(() => {})
  import('#ui/toaster-view.tsx').catch(() => {})
}

/** False in a finished page until its scripts run. */
function useIsAlive(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}

/** Remembers under which id these words were sent, so that another try of the same words is the same inquiry. */
function useStableId(): (words: string) => string {
  const sent = useRef({ words: '', id: '' })
  return words => {
    if (sent.current.words !== words) sent.current = { words, id: crypto.randomUUID() }
    return sent.current.id
  }
}

type Problems = Readonly<Record<string, string>>

/** What is wrong at which field, and which field the person is taken to. */
function useProblems(kind: InquiryKind, form: RefObject<HTMLFormElement | null>) {
  const [problems, setProblems] = useState<Problems>({})
  const [goTo, setGoTo] = useState<{ field: string }>()
  useEffect(() => {
    if (!goTo) return
    const found = form.current?.elements.namedItem(goTo.field)
    const control = found instanceof RadioNodeList ? found[0] : found
    if (control instanceof HTMLElement) control.focus()
  }, [goTo, form])
  return {
    show(found: Problems) {
      setProblems(found)
      const field = firstFieldToMend(kind, found)
      if (field) setGoTo({ field })
    },
    clear: () => setProblems({}),
    mend: (field: string) => setProblems(({ [field]: _, ...others }) => others),
    at: (field: string) => problemWords(text.problems, problems[field]),
  }
}

async function send(kind: InquiryKind, id: string, typed: FormData) {
  const sending = await loadSending().catch(() => undefined)
  if (sending) return sending.sendInquiry(kind, id, typed)
  // The line was cut before the code for sending arrived.
  showToast({ kind: 'failure', ...text[kind].failed })
  return { kind: 'failed' } as const
}

interface Follows {
  /** Told what is wrong before the person is taken to a field. */
  onMend?: (problems: Problems) => void
  onReceived?: () => void
}

/**
 * A form that a visitor sends. The page itself holds what is typed (so that it works before and without scripts); this
 * checks and sends it, says what is wrong at the field, and loses nothing.
 */
export function useInquiry(kind: InquiryKind, { onMend, onReceived }: Follows = {}) {
  const form = useRef<HTMLFormElement>(null)
  const isAlive = useIsAlive()
  const idFor = useStableId()
  const problems = useProblems(kind, form)
  const [isBusy, setBusy] = useState(false)
  const [notice, setNotice] = useState<InquiryNotice>()

  useEffect(() => {
    if (!isAlive || !form.current) return
    if (restoreDraft(kind, form.current)) setNotice({ kind: 'kept' })
    // What was typed before the scripts came is kept from now on.
    keepDraft(kind, form.current)
    if (form.current.contains(document.activeElement)) warmUp()
  }, [kind, isAlive])

  async function submit() {
    const element = form.current
    if (!element || isBusy) return
    setBusy(true)
    setNotice(undefined)
    const data = new FormData(element)
    const typed = readTyped(element)
    const end = await send(kind, idFor(JSON.stringify(typed)), data)
    setBusy(false)
    if (end.kind === 'problems') {
      onMend?.(end.problems)
      problems.show(end.problems)
    } else if (end.kind === 'received') {
      forgetDraft(kind)
      element.reset()
      problems.clear()
      onReceived?.()
      setNotice({ kind: 'received', email: String(data.get('email')).trim(), typed })
    } else setNotice({ kind: end.kind })
  }

  function noteInput(event: FormEvent<HTMLFormElement>) {
    keepDraft(kind, event.currentTarget)
    problems.mend((event.target as HTMLInputElement).name)
  }

  function clear() {
    forgetDraft(kind)
    form.current?.reset()
    problems.clear()
    setNotice(undefined)
  }

  const action = addressIn(pageLanguage, `/${kind}`)
  const listeners = { onInput: noteInput, onFocus: warmUp }
  const formProps = { ref: form, id: kind, method: 'post', action, noValidate: true, ...listeners } as const
  return { isAlive, isBusy, notice, clear, submit, problemAt: problems.at, formProps }
}
