import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { AccountForm, type AccountValues, accountFields } from '#features/auth/parts/account-form.tsx'
import { AuthLayout } from '#features/auth/parts/auth-layout.tsx'
import { MailboxNote } from '#features/auth/parts/mailbox-note.tsx'
import { ResendButton } from '#features/auth/verification/parts/resend-button.tsx'
import { forgottenPassword } from '#features/auth/verification/verification.contract.ts'
import { forgetPassword } from '#features/auth/verification/verification.queries.ts'
import { verificationText } from '#features/auth/verification/verification.text.ts'
import { pageLanguage } from '#lib/language.ts'
import { FormMessage } from '#ui/form-message.tsx'
import { pageMeta } from '../frame/page-meta.ts'
import { proofScreensText } from './proof-screens.text.ts'

const text = proofScreensText.forgot

export const meta = () =>
  pageMeta({ title: text.meta, description: text.description, address: '/forgot-password' })

const fields = [accountFields.email]

export default function ForgotPassword() {
  // What was typed at the login comes along.
  const { state } = useLocation() as { state: { email?: string } | null }
  const [values, setValues] = useState<AccountValues>({ email: state?.email ?? '' })
  const [asked, setAsked] = useState<{ email: string; at: number }>()
  const forget = useMutation(forgetPassword)
  const send = (input: { email: string; language: 'en' | 'es' }) =>
    forget.mutate(input, { onSuccess: ({ sentTo }) => setAsked({ email: sentTo, at: Date.now() }) })
  return (
    <AuthLayout title={text.title} lead={text.lead} footer={<SignInLinks />}>
      {asked ? (
        <div className="grid gap-5">
          <FormMessage title={verificationText.forgotten.title}>
            <span className="wrap-anywhere">{verificationText.forgotten.sent(asked.email)}</span>
          </FormMessage>
          <p className="text-muted">{verificationText.forgotten.noMail}</p>
          <div className="grid justify-items-start">
            <ResendButton
              key={asked.at}
              sentAt={asked.at}
              isBusy={forget.isPending}
              onResend={() => send({ email: asked.email, language: pageLanguage })}
            />
          </div>
          <MailboxNote />
        </div>
      ) : (
        <AccountForm
          fields={fields}
          schema={forgottenPassword}
          values={values}
          onChange={setValues}
          extra={{ language: pageLanguage }}
          onSubmit={send}
          submitLabel={text.submit}
          busyLabel={text.busy}
          isBusy={forget.isPending}
          failure={forget.error}
        />
      )}
    </AuthLayout>
  )
}

/** Back to where the person came from; the page they were on their way to stays in the address. */
function SignInLinks() {
  const [search] = useSearchParams()
  const isStaff = search.get('from') === 'staff'
  const parameters = new URLSearchParams(search)
  parameters.delete('from')
  const query = parameters.toString()
  return (
    <Link
      to={{ pathname: isStaff ? '/auth' : '/patient-login', search: query }}
      className="inline-flex min-h-11 items-center font-semibold text-rail underline"
    >
      {isStaff ? text.staffLogin : text.patientLogin}
    </Link>
  )
}
