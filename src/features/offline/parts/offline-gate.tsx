import { useState } from 'react'
import type { FormReading } from '#lib/form-reading.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { useForm } from '#ui/form.ts'
import { PasswordField } from '#ui/password-field.tsx'
import { CODE_MAX_LENGTH } from '../offline.rules.ts'
import { readCachedPages, useIsKeeping } from '../offline.store.ts'
import { offlineText } from '../offline.text.ts'

const text = offlineText.gate

/** What a patient finds without a connection: what they can do now, and the way to what they saw last. */
export function OfflineGate() {
  const [problem, setProblem] = useState<string>()
  const isKeeping = useIsKeeping()
  return (
    <div className="grid gap-5">
      <Card title={text.title}>
        <div className="grid gap-2">
          <p>{text.body}</p>
          <p className="text-muted">{text.help}</p>
        </div>
      </Card>
      {isKeeping ? (
        <Card title={text.keptTitle} description={text.keptBody}>
          <CodeForm problem={problem} onProblem={setProblem} />
        </Card>
      ) : (
        problem && <p role="alert">{problem}</p>
      )}
    </div>
  )
}

function CodeForm({
  problem,
  onProblem,
}: {
  problem: string | undefined
  onProblem: (problem: string | undefined) => void
}) {
  const [isBusy, setBusy] = useState(false)
  const form = useForm({
    initial: { code: '' },
    read: ({ code }): FormReading<string> => (code ? { data: code } : { problems: {} }),
    words: {},
    onReady: code => void open(code),
    isBusy,
  })

  async function open(code: string) {
    setBusy(true)
    const result = await readCachedPages(code)
    setBusy(false)
    if (result.state === 'nothing') onProblem(text.nothing)
    if (result.state === 'wrong')
      onProblem(result.triesLeft === 0 ? text.removed : text.wrong(result.triesLeft))
  }

  return (
    <form {...form.props} className="grid gap-4 sm:max-w-sm">
      <PasswordField
        label={text.code}
        {...form.field('code')}
        error={problem}
        autoComplete="off"
        maxLength={CODE_MAX_LENGTH}
      />
      <Button type="submit" busy={isBusy} busyLabel={text.busy}>
        {text.open}
      </Button>
    </form>
  )
}
