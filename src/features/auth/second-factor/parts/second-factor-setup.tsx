import { useMutation } from '@tanstack/react-query'
import { readForm } from '#lib/form-reading.ts'
import { Button } from '#ui/button.tsx'
import { useForm } from '#ui/form.ts'
import { FormMessage } from '#ui/form-message.tsx'
import { Handrail } from '#ui/handrail.tsx'
import { CopyIcon } from '#ui/icons.ts'
import { TextField } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { firstCode } from '../second-factor.contract.ts'
import { confirmSetUp, refusalOf } from '../second-factor.queries.ts'
import { groupSecret } from '../second-factor.rules.ts'
import { secondFactorText } from '../second-factor.text.ts'
import { QrPicture } from './qr-picture.tsx'

const { setUp: text, recovery, problems } = secondFactorText

/** Where one is on the way to a second step: 1 is the phone, 2 the recovery codes. */
export function SetUpRail({ current }: { current: number }) {
  const steps = text.steps.map(label => ({ key: label, label }))
  return <Handrail label={text.stepsLabel} steps={steps} current={current} direction="responsive" />
}

/** The picture and the key for the app, and the first code, with which it counts. */
export function SecondFactorSetup({
  secret,
  address,
  onConfirmed,
  onCancel,
}: {
  secret: string
  address: string
  onConfirmed: () => void
  onCancel: () => void
}) {
  const confirm = useMutation(confirmSetUp)
  const form = useForm({
    initial: { code: '' },
    read: values => readForm(firstCode, values),
    words: problems,
    onReady: code => void confirm.mutateAsync(code).then(onConfirmed, () => {}),
    isBusy: confirm.isPending,
    failure: confirm.error,
  })

  async function copyKey() {
    const isCopied = await navigator.clipboard.writeText(secret).then(
      () => true,
      () => false,
    )
    if (isCopied) showToast({ kind: 'success', ...recovery.copied })
    else showToast({ kind: 'failure', ...recovery.copyFailed })
  }

  const overall = refusalOf(confirm.error)
  return (
    <div className="grid gap-6">
      <SetUpRail current={1} />
      <div className="grid gap-5 sm:grid-cols-[14rem_1fr] sm:gap-7">
        <QrPicture value={address} label={text.picture} />
        <div className="grid content-start gap-4">
          <div className="grid gap-1">
            <h3 className="font-semibold text-lg">{text.scanTitle}</h3>
            <p>{text.scan}</p>
          </div>
          <div className="grid gap-2">
            <p className="text-muted">{text.noCamera}</p>
            <code className="wrap-anywhere rounded-card bg-sunken px-3 py-2 font-semibold text-sm">
              {groupSecret(secret)}
            </code>
            <Button
              look="secondary"
              className="justify-self-start"
              icon={<CopyIcon size={18} aria-hidden="true" />}
              onClick={copyKey}
            >
              {text.copyKey}
            </Button>
          </div>
        </div>
      </div>
      <form {...form.props} className="grid gap-5">
        {overall && <FormMessage kind="failure">{overall}</FormMessage>}
        <TextField
          label={text.code}
          hint={text.othersEnd}
          {...form.field('code')}
          onChange={event => {
            form.set({ code: event.target.value })
            confirm.reset()
          }}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          required
          className="max-w-56 font-semibold text-2xl tabular-nums tracking-[0.2em]"
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={confirm.isPending} busyLabel={text.confirming}>
            {text.confirm}
          </Button>
          <Button look="quiet" onClick={onCancel}>
            {text.cancel}
          </Button>
        </div>
      </form>
    </div>
  )
}
