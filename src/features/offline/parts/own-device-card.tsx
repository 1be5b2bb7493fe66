import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { showToast } from '#ui/toast.ts'
import { startKeeping, stopKeeping, useIsKeeping } from '../offline.queries.ts'
import { CODE_MAX_LENGTH, findCodeProblem } from '../offline.rules.ts'
import { offlineText } from '../offline.text.ts'

const text = offlineText.device

/** Whether this device keeps the pages that its owner saw last, and the way to change it (decision 41). */
export function OwnDeviceCard({ personId }: { personId: string }) {
  const isKeeping = useIsKeeping()
  const [isAsking, setAsking] = useState(false)

  async function stop() {
    await stopKeeping()
    showToast({ kind: 'success', ...text.turnedOff })
  }

  if (isKeeping)
    return (
      <Card title={text.title} description={text.on}>
        <Button look="secondary" onClick={() => void stop()}>
          {text.turnOff}
        </Button>
      </Card>
    )
  return (
    <Card title={text.title} description={text.ask}>
      <div className="grid gap-4">
        <p className="font-semibold">{text.shared}</p>
        {isAsking ? (
          <NewCodeForm personId={personId} onDone={() => setAsking(false)} />
        ) : (
          <Button look="secondary" className="justify-self-start" onClick={() => setAsking(true)}>
            {text.turnOn}
          </Button>
        )}
      </div>
    </Card>
  )
}

type Problem = keyof typeof text.problems | 'failed'

function NewCodeForm({ personId, onDone }: { personId: string; onDone: () => void }) {
  const [code, setCode] = useState('')
  const [again, setAgain] = useState('')
  const [problem, setProblem] = useState<Problem>()
  const [isBusy, setBusy] = useState(false)

  async function keep(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    const found = findCodeProblem(code, again)
    setProblem(found)
    if (found) return
    setBusy(true)
    try {
      await startKeeping(personId, code)
      showToast({ kind: 'success', ...text.turnedOn })
      onDone()
    } catch {
      setProblem('failed')
      setBusy(false)
    }
  }

  const field = { autoComplete: 'off', maxLength: CODE_MAX_LENGTH } as const
  return (
    <form onSubmit={keep} className="grid gap-4 sm:max-w-sm">
      <PasswordField
        {...field}
        label={text.code}
        hint={text.codeHint}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        error={problem === 'short' ? text.problems.short : undefined}
      />
      <PasswordField
        {...field}
        label={text.again}
        value={again}
        onChange={({ target }) => setAgain(target.value)}
        error={problem === 'differs' ? text.problems.differs : undefined}
      />
      {problem === 'failed' && <p role="alert">{text.failed}</p>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy} busyLabel={text.keeping}>
          {text.keep}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {text.cancel}
        </Button>
      </div>
    </form>
  )
}
