import { type FormEvent, useEffect, useRef, useState } from 'react'
import { problemWords } from '#lib/form-reading.ts'
import { fieldProblems, problemCode } from '#platform/api.client.ts'
import { Button } from '#ui/button.tsx'
import { FormMessage } from '#ui/form-message.tsx'
import { TextField } from '#ui/text-field.tsx'
import { refusalOf } from '../auth-factor.queries.ts'
import { authFactorText } from '../auth-factor.text.ts'

const { signIn: text, problems, refusals } = authFactorText

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
  const [typed, setTyped] = useState('')
  const [isRecovery, setIsRecovery] = useState(false)
  const [problem, setProblem] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever changes the kind of code goes on typing
  useEffect(() => field.current?.focus(), [isRecovery])
  useEffect(() => {
    setProblem(fieldProblems(failure).find(each => each.field === 'code')?.message)
    if (failure) field.current?.select()
  }, [failure])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    if (typed.trim()) return onCode(typed)
    setProblem('codeMissing')
    field.current?.focus()
  }

  function turn() {
    setIsRecovery(!isRecovery)
    setTyped('')
    setProblem(undefined)
  }

  const overall = overallWords(failure)
  const words = isRecovery ? { ...problems, codeWrong: problems.recoveryWrong } : problems
  return (
    <section className="grid gap-5">
      <FormMessage title={text.title}>{text.body}</FormMessage>
      {overall && <FormMessage kind="failure">{overall}</FormMessage>}
      <form onSubmit={submit} noValidate className="grid gap-5">
        <TextField
          ref={field}
          key={isRecovery ? 'recovery' : 'app'}
          label={isRecovery ? text.recoveryCode : text.code}
          hint={isRecovery ? text.recoveryHint : undefined}
          name="code"
          value={typed}
          onChange={event => {
            setTyped(event.target.value)
            setProblem(undefined)
          }}
          error={problemWords(words, problem)}
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
        <Button look="secondary" onClick={turn}>
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
