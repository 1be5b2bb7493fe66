import { type ChangeEvent, useId, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { FormMessage } from '#ui/form-message.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { filesPatientText } from '../files.patient.text.ts'
import { acceptedFiles, type Refusal } from '../files.rules.ts'
import { askOwnFilesAgain } from '../own-files/own-files.queries.ts'
import { giveUp, refusalOf, sendFile, sizeProblem } from '../uploads/uploads.queries.ts'

const text = filesPatientText.asked

interface Sending {
  name: string
  percent?: number
  state?: 'sending' | 'waiting' | 'sent' | 'failed'
  refusal?: Refusal | undefined
}

/** Where a patient sends a file that a task asks for; one after another, as many as it takes. */
export default function AskedFile({
  taskId,
  patientId,
  title,
}: {
  taskId: string
  patientId: string
  title: string
}) {
  const [sending, setSending] = useState<Sending>()
  const cancel = useRef<() => void>(undefined)
  const hintId = useId()
  const isBusy = sending?.state === 'sending' || sending?.state === 'waiting'

  async function send(file: File): Promise<void> {
    const { name } = file
    const problem = sizeProblem(file)
    if (problem) return setSending({ name, state: 'failed', refusal: problem })
    const id = crypto.randomUUID()
    const control = new AbortController()
    cancel.current = () => {
      control.abort()
      giveUp('patient', id)
      setSending(undefined)
    }
    setSending({ name, percent: 0, state: 'sending' })
    const onChange = (changes: Partial<Sending>) => setSending(before => before && { ...before, ...changes })
    try {
      await sendFile({ hat: 'patient', id, patientId, taskId, file, signal: control.signal, onChange })
      setSending({ name, state: 'sent' })
      await askOwnFilesAgain()
    } catch (error) {
      if (!control.signal.aborted) setSending({ name, state: 'failed', refusal: reasonOf(error) })
    }
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // The same file can be chosen again.
    target.value = ''
    if (file) void send(file)
  }

  return (
    <div className="grid gap-2">
      {sending && <Standing {...sending} />}
      {isBusy ? (
        <Button look="quiet" className="justify-self-start" onClick={() => cancel.current?.()}>
          {text.cancel}
        </Button>
      ) : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <label className="inline-flex min-h-11 cursor-pointer items-center rounded-card border border-edge px-4 font-semibold has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2">
            {sending?.state === 'sent' ? text.another : text.choose}
            <input
              type="file"
              accept={acceptedFiles}
              aria-label={text.of(title)}
              aria-describedby={hintId}
              onChange={choose}
              className="sr-only"
            />
          </label>
          <span id={hintId} className="text-muted text-sm">
            {text.hint}
          </span>
        </div>
      )}
    </div>
  )
}

/** What the server says of the file itself; Premium is nothing that a patient ever hears of (decision 32). */
function reasonOf(error: unknown): Refusal | undefined {
  const refusal = refusalOf(error)
  return refusal === 'premium' ? undefined : refusal
}

function Standing({ name, percent = 0, state, refusal }: Sending) {
  if (state === 'failed')
    return <FormMessage kind="failure">{(refusal && text.refused[refusal]) ?? text.failed}</FormMessage>
  if (state === 'sent') return <FormMessage kind="success">{text.sent(name)}</FormMessage>
  return (
    <div className="grid gap-1">
      <ProgressBar label={text.sending(name)} percent={percent} valueText={`${percent} %`} />
      <p role="status" className="text-muted text-sm wrap-anywhere">
        {state === 'waiting' ? text.waiting : text.sending(name)}
      </p>
    </div>
  )
}
