import { type FormEvent, useEffect, useRef, useState } from 'react'
import { fieldProblems } from '#platform/api.client.ts'
import { Button } from '#ui/button.tsx'
import { FormMessage } from '#ui/form-message.tsx'
import { TextField } from '#ui/text-field.tsx'
import { problemWords } from '../auth.queries.ts'
import { CODE_DIGITS, readCode } from '../auth-proof.rules.ts'
import { authProofText } from '../auth-proof.text.ts'
import { ResendButton } from './resend-button.tsx'

const text = authProofText.code

interface CodeStepProps {
  sentTo: string
  sentAt: number
  onCode: (code: string) => void
  isBusy: boolean
  /** The refusal of the last code. */
  failure: unknown
  onResend: () => void
  isResending: boolean
  onBack: () => void
}

/** Asks for the code that was mailed. What was typed before stays where it was, one press away. */
export function CodeStep(props: CodeStepProps) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  useEffect(() => field.current?.focus(), [])
  useEffect(() => {
    const refused = fieldProblems(props.failure).find(each => each.field === 'code')
    setProblem(refused?.message)
    if (refused) field.current?.select()
  }, [props.failure])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (props.isBusy) return
    const code = readCode(typed)
    if (code.length === CODE_DIGITS && /^\d+$/.test(code)) return props.onCode(code)
    setProblem('mailCodeShape')
    field.current?.focus()
  }

  return (
    <section className="grid gap-5">
      <FormMessage title={text.title}>{text.sent(props.sentTo)}</FormMessage>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <TextField
          ref={field}
          label={text.label}
          hint={text.hint}
          name="code"
          value={typed}
          onChange={event => {
            setTyped(event.target.value)
            setProblem(undefined)
          }}
          error={problem && problemWords(problem)}
          inputMode="numeric"
          autoComplete="one-time-code"
          // Room for the spaces of a code that was pasted.
          maxLength={CODE_DIGITS * 2}
          required
          className="font-semibold text-2xl tabular-nums tracking-[0.3em]"
        />
        <Button type="submit" size="large" busy={props.isBusy} busyLabel={text.busy}>
          {text.submit}
        </Button>
      </form>
      <p className="text-muted">{text.noMail}</p>
      <div className="flex flex-wrap gap-3">
        <ResendButton
          key={props.sentAt}
          sentAt={props.sentAt}
          isBusy={props.isResending}
          onResend={props.onResend}
        />
        <Button look="quiet" onClick={props.onBack}>
          {text.back}
        </Button>
      </div>
    </section>
  )
}
