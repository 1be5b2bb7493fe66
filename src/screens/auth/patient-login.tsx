import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { signInForm } from '#features/auth/auth.contract.ts'
import { sessionQuery } from '#features/auth/auth.queries.ts'
import { readReturnAddress } from '#features/auth/auth.rules.ts'
import { type AccountValues, accountFields } from '#features/auth/parts/account-form.tsx'
import { AuthLayout } from '#features/auth/parts/auth-layout.tsx'
import { ForgotPasswordLink } from '#features/auth/parts/forgot-password-link.tsx'
import { SamplePeople } from '#features/auth/parts/sample-people.tsx'
import { SignInForm } from '#features/auth/parts/sign-in-form.tsx'
import { patientWays } from '#features/auth/sign-in/sign-in.queries.ts'
import { Badge } from '#ui/badge.tsx'
import { pageMeta } from '../frame/page-meta.ts'
import { authScreensText } from './auth-screens.text.ts'

const text = authScreensText.logIn

export const meta = () =>
  pageMeta({ title: text.meta, description: text.description, address: '/patient-login' })

const fields = [accountFields.email, accountFields.password]

export default function PatientLogin() {
  const [search] = useSearchParams()
  const [values, setValues] = useState<AccountValues>({})
  const { data: session } = useQuery(sessionQuery)
  if (session?.person)
    return <Navigate to={readReturnAddress(search.get('return')) ?? '/patient-portal'} replace />
  const query = search.toString()
  return (
    <AuthLayout
      badge={<Badge tone="rail">{text.badge}</Badge>}
      title={text.title}
      lead={text.lead}
      footer={
        <>
          {text.other}{' '}
          <Link
            to={query ? `/patient-signup?${query}` : '/patient-signup'}
            className="inline-flex min-h-11 items-center font-semibold text-rail underline"
          >
            {text.otherLink}
          </Link>
        </>
      }
      aside={
        <SamplePeople hats={['patient']} onChoose={({ email, password }) => setValues({ email, password })} />
      }
    >
      <SignInForm
        ways={patientWays}
        fields={fields}
        schema={signInForm}
        values={values}
        onChange={setValues}
        submitLabel={text.submit}
        busyLabel={text.busy}
      >
        <ForgotPasswordLink email={values.email} />
      </SignInForm>
    </AuthLayout>
  )
}
