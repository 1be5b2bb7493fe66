import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import type { z } from 'zod'
import { FormMessage } from '#ui/form-message.tsx'
import type { signInForm } from '../auth.contract.ts'
import { type Ending, endingIn } from '../idle/idle.rules.ts'
import { idleText } from '../idle/idle.text.ts'
import { PasskeyButton } from '../passkeys/parts/passkey-button.tsx'
import { SecondStep } from '../second-factor/parts/second-step.tsx'
import type { SignInWays } from '../sign-in/sign-in.queries.ts'
import { type AccountField, AccountForm, type AccountValues } from './account-form.tsx'

interface SignInFormProps {
  ways: SignInWays
  fields: readonly AccountField[]
  schema: z.ZodType<z.output<typeof signInForm>>
  values: AccountValues
  onChange: (values: AccountValues) => void
  /** What goes along without being asked, such as an address that is known. */
  extra?: Record<string, unknown>
  submitLabel: string
  busyLabel: string
  /** Whether something that follows signing in is still under way. */
  isBusy?: boolean
  onSignedIn?: () => void
  /** Stands between the form and the other ways in. */
  children?: ReactNode
}

/** Signing in: the password, then, where the account has one, the second step in its place; or a passkey. */
export function SignInForm({ ways, isBusy = false, onSignedIn, children, ...form }: SignInFormProps) {
  const signIn = useMutation(ways.password)
  const confirm = useMutation(ways.code)
  const onAnswer = ({ signedIn }: { signedIn: boolean }) => {
    if (signedIn) onSignedIn?.()
  }
  if (signIn.data && !signIn.data.signedIn)
    return (
      <SecondStep
        onCode={code => confirm.mutate({ code }, { onSuccess: onAnswer })}
        isBusy={confirm.isPending || isBusy}
        failure={confirm.error}
        onBack={() => {
          signIn.reset()
          confirm.reset()
        }}
      />
    )
  return (
    <div className="grid gap-5">
      <EndedNote />
      <AccountForm
        {...form}
        onSubmit={input => signIn.mutate(input, { onSuccess: onAnswer })}
        isBusy={signIn.isPending || isBusy}
        failure={signIn.error}
      />
      {children}
      {ways.passkey && <PasskeyButton way={ways.passkey} />}
    </div>
  )
}

/** Why somebody signs in again whose session ended. The finished page knows no address: it is looked at later. */
function EndedNote() {
  const [ending, setEnding] = useState<Ending>()
  useEffect(() => setEnding(endingIn(window.location.search)), [])
  return ending ? <FormMessage>{idleText.ended[ending]}</FormMessage> : null
}
