import { useEffect, useState } from 'react'
import type { SafetyKind } from '#features/safety/safety.rules.ts'
import { addressIn, pageLanguage } from '#lib/language.ts'
import { isPageReached } from '#platform/pages/pages.client.ts'
import { useForm } from '#ui/form.ts'
import { showToast } from '#ui/toast.ts'
import { emptyInquiry, type InquiryKind, type InquiryValues } from '../inquiries.rules.ts'
import { useInquiryDraft } from '../inquiries.store.ts'
import { inquiriesText as text } from '../inquiries.text.ts'
import type { InquiryNotice } from './inquiry-notices.tsx'

/** The contract and the API, and what shows a toast, arrive with the first touch of the form: the page is read without. */
const loadSending = () => import('../inquiries.queries.ts')
const loadHearing = () => import('#features/safety/hearing/hearing.store.ts')
const warmUp = () => {
  loadSending().catch(() => {})
  loadHearing()
    .then(({ loadRecognition }) => loadRecognition())
    .catch(() => {})
  import('#ui/toaster-view.tsx').catch(() => {})
}

async function send(kind: InquiryKind, id: string, values: InquiryValues) {
  const sending = await loadSending().catch(() => undefined)
  if (sending) return sending.sendInquiry(kind, id, values)
  // The line is cut before the code for sending arrived; or a new version has taken the place of that code, and the form goes the
  // way that it goes without scripts.
  if (await isPageReached()) return { kind: 'posted' } as const
  showToast({ kind: 'failure', ...text[kind].failed })
  return { kind: 'failed' } as const
}

/** The dangers in what somebody is about to send (decision 53); found on the device, whatever the line does. */
const hear = (values: InquiryValues) =>
  loadHearing()
    .then(({ hearHere }) => hearHere(Object.values(values).flat().join('\n')))
    .catch((): SafetyKind[] => [])

interface Follows {
  /** Told what is wrong before the person is taken to a field. */
  onMend?: (problems: Readonly<Record<string, string>>) => void
  onReceived?: () => void
}

/**
 * A form that a visitor sends: it works before and without scripts, where the browser posts it to the page itself. This
 * checks and sends it, says what is wrong at the field, and loses nothing.
 */
export function useInquiry(kind: InquiryKind, { onMend, onReceived }: Follows = {}) {
  const [isBusy, setBusy] = useState(false)
  const [notice, setNotice] = useState<InquiryNotice>()
  const [help, setHelp] = useState<SafetyKind[]>([])
  const form = useForm<InquiryValues, InquiryValues>({
    initial: emptyInquiry,
    held: useInquiryDraft(kind),
    // What the contract says arrives with the code that sends.
    read: values => ({ data: values }),
    words: text.problems,
    onReady: (values, settle) => void submit(values, settle),
    isBusy,
    onProblems: onMend,
  })
  const { isAwake, isRestored, props } = form
  useEffect(() => {
    if (isRestored) setNotice({ kind: 'kept' })
  }, [isRestored])
  useEffect(() => {
    if (isAwake && props.ref.current?.contains(document.activeElement)) warmUp()
  }, [isAwake, props.ref])

  async function submit(values: InquiryValues, settle: () => void) {
    setBusy(true)
    setNotice(undefined)
    void hear(values).then(kinds => kinds.length > 0 && setHelp(kinds))
    const end = await send(kind, form.idFor(JSON.stringify(values)), values)
    if (end.kind === 'posted') return props.ref.current?.submit()
    setBusy(false)
    if (end.kind === 'problems') return form.show(end.problems)
    if (end.kind !== 'received') return setNotice({ kind: end.kind })
    settle()
    onReceived?.()
    setNotice({ kind: 'received', values })
  }

  function clear() {
    form.clear()
    setNotice(undefined)
  }

  const action = addressIn(pageLanguage, `/${kind}`)
  const formProps = { ...props, id: kind, method: 'post', action, onFocus: warmUp } as const
  return { form, isBusy, notice, help, clear, formProps }
}

export type InquiryForm = ReturnType<typeof useInquiry>['form']
