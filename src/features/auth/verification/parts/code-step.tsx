import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { useForm } from '#ui/form.ts'
import { FormMessage } from '#ui/form-message.tsx'
import { TextField } from '#ui/text-field.tsx'
import { authText } from '../../auth.text.ts'
import { CODE_DIGITS, readCode } from '../verification.rules.ts'
import { verificationText } from '../verification.text.ts'
import { ResendButton } from './resend-button.tsx'

const text = verificationText.code

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
  const form = useForm({
    initial: { code: '' },
    read: ({ code: typed }) => {
      const code = readCode(typed)
      const isCode = code.length === CODE_DIGITS && /^\d+$/.test(code)
      return isCode ? { data: code } : { problems: { code: 'mailCodeShape' } }
    },
    words: authText.problems,
    onReady: props.onCode,
    isBusy: props.isBusy,
    failure: props.failure,
  })
  useEffect(() => field.current?.focus(), [])
  useEffect(() => {
    if (props.failure) field.current?.select()
  }, [props.failure])

  return (
    <section className="grid gap-5">
      <FormMessage title={text.title}>{text.sent(props.sentTo)}</FormMessage>
      <form {...form.props} className="grid gap-5">
        <TextField
          ref={field}
          label={text.label}
          hint={text.hint}
          {...form.field('code')}
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
