import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { CodeStep } from '../verification/parts/code-step.tsx'
import { type AccountField, AccountForm, type AccountValues } from './account-form.tsx'

interface SignedUp {
  signedIn: boolean
  codeSentTo?: string
  proof?: string
}

interface SignUpFormProps<Form extends object> {
  fields: readonly AccountField[]
  schema: z.ZodType<Form>
  values: AccountValues
  onChange: (values: AccountValues) => void
  extra: Record<string, unknown>
  signUp: UseMutationOptions<SignedUp, Error, Form>
  submitLabel: string
  busyLabel: string
  onSignedUp?: () => void
}

/** What is asked again with the code: the very form that was sent. */
interface Asked<Form> {
  form: Form
  sentTo: string
  proof: string | undefined
  sentAt: number
  /** Whether the person went back to the form: the code that was mailed stays good meanwhile. */
  isBack?: boolean
}

/**
 * Signs up. Where mails leave, the server first mails a code and keeps nothing of the form; the form waits here, and goes
 * once more with the code.
 */
export function SignUpForm<Form extends object>(props: SignUpFormProps<Form>) {
  const [asked, setAsked] = useState<Asked<Form>>()
  const asking = useMutation(props.signUp)
  const proving = useMutation(props.signUp)

  function send(form: Form) {
    const again = asked && asked.sentTo === (form as { email?: string }).email ? asked.proof : undefined
    asking.mutate(again ? { ...form, proof: again } : form, {
      onSuccess: answer => {
        if (answer.signedIn) return props.onSignedUp?.()
        proving.reset()
        const { codeSentTo = '', proof } = answer
        setAsked({ form, sentTo: codeSentTo, proof, sentAt: Date.now() })
      },
    })
  }

  if (asked && !asked.isBack)
    return (
      <CodeStep
        sentTo={asked.sentTo}
        sentAt={asked.sentAt}
        onCode={code =>
          proving.mutate(
            { ...asked.form, proof: asked.proof, code },
            { onSuccess: () => props.onSignedUp?.() },
          )
        }
        isBusy={proving.isPending}
        failure={proving.error}
        onResend={() => send(asked.form)}
        isResending={asking.isPending}
        onBack={() => setAsked({ ...asked, isBack: true })}
      />
    )
  return (
    <AccountForm
      fields={props.fields}
      schema={props.schema}
      values={props.values}
      onChange={props.onChange}
      extra={props.extra}
      onSubmit={send}
      submitLabel={props.submitLabel}
      busyLabel={props.busyLabel}
      isBusy={asking.isPending}
      failure={asking.error}
    />
  )
}
