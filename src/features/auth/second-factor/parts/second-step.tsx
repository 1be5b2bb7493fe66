import { useEffect, useRef, useState } from 'react'
import { problemCode } from '#platform/api/api.client.ts'
import { Button } from '#ui/button.tsx'
import { useForm } from '#ui/form.ts'
import { FormMessage } from '#ui/form-message.tsx'
import { TextField } from '#ui/text-field.tsx'
import { refusalOf } from '../second-factor.queries.ts'
import { secondFactorText } from '../second-factor.text.ts'

const { signIn: text, problems, refusals } = secondFactorText

interface SecondStepProps {
  onCode: (code: string) => void
  isBusy: boolean
  /** The refusal of the last code. */
  failure: unknown
  onBack: () => void
}

/** Asks for the code after the right password: the app's, or a recovery code where the phone is not at hand. */
export function SecondStep({ onCode, isBusy, failure, onBack }: SecondStepProps) {
  const field = useRef<HTMLInputElement>(null)
  const [isRecovery, setIsRecovery] = useState(false)
  const form = useForm({
    initial: { code: '' },
    read: ({ code }) => (code.trim() ? { data: code } : { problems: { code: 'codeMissing' } }),
    words: isRecovery ? { ...problems, codeWrong: problems.recoveryWrong } : problems,
    onReady: onCode,
    isBusy,
    failure,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever changes the kind of code goes on typing
  useEffect(() => field.current?.focus(), [isRecovery])
  useEffect(() => {
    if (failure) field.current?.select()
  }, [failure])

  function toggle() {
    setIsRecovery(!isRecovery)
    form.clear()
  }

  const overall = overallWords(failure)
  return (
    <section className="grid gap-5">
      <FormMessage title={text.title}>{text.body}</FormMessage>
      {overall && <FormMessage kind="failure">{overall}</FormMessage>}
      <form {...form.props} className="grid gap-5">
        <TextField
          ref={field}
          key={isRecovery ? 'recovery' : 'app'}
          label={isRecovery ? text.recoveryCode : text.code}
          hint={isRecovery ? text.recoveryHint : undefined}
          {...form.field('code')}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          required
          className="font-semibold text-2xl tabular-nums tracking-[0.2em]"
        />
        <Button type="submit" size="large" busy={isBusy} busyLabel={text.busy}>
          {text.submit}
        </Button>
      </form>
      {isRecovery && <p className="text-muted">{text.noRecovery}</p>}
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={toggle}>
          {isRecovery ? text.useApp : text.useRecovery}
        </Button>
        <Button look="quiet" onClick={onBack}>
          {text.back}
        </Button>
      </div>
    </section>
  )
}

/** What a refusal says that is not about the code itself: the sign-in under way is over, or rests. */
function overallWords(failure: unknown): string | undefined {
  const code = problemCode(failure)
  if (code === 'UNAUTHORIZED') return refusals.tooLong
  return code === 'TOO_MANY_REQUESTS' ? refusals.tooMany : refusalOf(failure)
}
