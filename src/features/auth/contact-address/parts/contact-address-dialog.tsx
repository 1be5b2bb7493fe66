import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useForm } from '#ui/form.ts'
import { clearHeld } from '#ui/form-held.ts'
import { readingOnDemand } from '#ui/reading-on-demand.ts'
import { TextField } from '#ui/text-field.tsx'
import { useOwnDraft } from '../../auth.store.ts'
import { authText } from '../../auth.text.ts'
import { CodeStep } from '../../verification/parts/code-step.tsx'
import { askForContactCode, proveContactAddress } from '../contact-address.queries.ts'
import { contactAddressText as text } from '../contact-address.text.ts'

const address = readingOnDemand(async () => (await import('../contact-address.contract.ts')).contactAddress)

/** Changes where the patient who is signed in is written to: the new address, then the code that was mailed there. */
export function ContactAddressDialog() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Dialog
      title={text.title}
      description={text.hint}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={<Button look="secondary">{text.change}</Button>}
    >
      {isOpen && <Steps onDone={() => setIsOpen(false)} />}
    </Dialog>
  )
}

function Steps({ onDone }: { onDone: () => void }) {
  const [sent, setSent] = useState<{ email: string; proof: string; at: number }>()
  const held = useOwnDraft('contact-address')
  const asking = useMutation(askForContactCode)
  const proving = useMutation(proveContactAddress)
  const ask = (email: string) =>
    asking.mutate(
      { email },
      {
        onSuccess: ({ proof, sentTo }) => {
          proving.reset()
          setSent({ email: sentTo, proof, at: Date.now() })
        },
      },
    )
  const form = useForm({
    held,
    initial: { email: '' },
    bring: address.fetch,
    read: address.read,
    words: authText.problems,
    onReady: ({ email }) => ask(email),
    isBusy: asking.isPending,
    failure: asking.error,
  })
  if (sent)
    return (
      <CodeStep
        sentTo={sent.email}
        sentAt={sent.at}
        onCode={code =>
          void proving.mutateAsync({ proof: sent.proof, code }).then(
            () => {
              clearHeld(held)
              onDone()
            },
            () => {},
          )
        }
        isBusy={proving.isPending}
        failure={proving.error}
        onResend={() => ask(sent.email)}
        isResending={asking.isPending}
        onBack={() => setSent(undefined)}
      />
    )
  return (
    <form {...form.props} className="grid gap-5">
      <TextField label={text.email} {...form.field('email')} type="email" autoComplete="email" required />
      <Button type="submit" busy={asking.isPending} busyLabel={text.sending}>
        {text.send}
      </Button>
    </form>
  )
}
