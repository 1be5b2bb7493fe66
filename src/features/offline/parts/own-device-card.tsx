import { useState } from 'react'
import type { FormReading } from '#lib/form-reading.ts'
import { Button } from '#ui/button.tsx'
import { FoldCard } from '#ui/fold-card.tsx'
import { useForm } from '#ui/form.ts'
import { PasswordField } from '#ui/password-field.tsx'
import { showToast } from '#ui/toast.ts'
import { CODE_MAX_LENGTH, findCodeProblem } from '../offline.rules.ts'
import { startKeeping, stopKeeping, useIsKeeping } from '../offline.store.ts'
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
      <FoldCard staysFolded id="device" title={text.title} description={text.on}>
        <Button look="secondary" onClick={() => void stop()}>
          {text.turnOff}
        </Button>
      </FoldCard>
    )
  return (
    <FoldCard staysFolded id="device" title={text.title} description={text.ask}>
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
    </FoldCard>
  )
}

function NewCodeForm({ personId, onDone }: { personId: string; onDone: () => void }) {
  const [state, setState] = useState<'busy' | 'failed'>()
  const form = useForm({
    initial: { code: '', again: '' },
    read: ({ code, again }): FormReading<string> => {
      const problem = findCodeProblem(code, again)
      return problem ? { problems: { [problem === 'short' ? 'code' : 'again']: problem } } : { data: code }
    },
    words: text.problems,
    onReady: code => void keep(code),
    isBusy: state === 'busy',
  })

  async function keep(code: string) {
    setState('busy')
    try {
      await startKeeping(personId, code)
      showToast({ kind: 'success', ...text.turnedOn })
      onDone()
    } catch {
      setState('failed')
    }
  }

  const field = { autoComplete: 'off', maxLength: CODE_MAX_LENGTH } as const
  return (
    <form {...form.props} className="grid gap-4 sm:max-w-sm">
      <PasswordField {...field} label={text.code} hint={text.codeHint} {...form.field('code')} />
      <PasswordField {...field} label={text.again} {...form.field('again')} />
      {state === 'failed' && <p role="alert">{text.failed}</p>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={state === 'busy'} busyLabel={text.keeping}>
          {text.keep}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {text.cancel}
        </Button>
      </div>
    </form>
  )
}
