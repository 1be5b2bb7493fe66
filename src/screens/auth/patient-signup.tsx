import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { patientSignUp } from '#features/auth/auth.contract.ts'
import { sessionQuery, signUpPatient } from '#features/auth/auth.queries.ts'
import { readReturnAddress } from '#features/auth/auth.rules.ts'
import { type AccountValues, accountFields } from '#features/auth/parts/account-form.tsx'
import { AuthLayout } from '#features/auth/parts/auth-layout.tsx'
import { SignUpForm } from '#features/auth/parts/sign-up-form.tsx'
import { pageLanguage } from '#lib/language.ts'
import { Badge } from '#ui/badge.tsx'
import { pageMeta } from '../frame/page-meta.ts'
import { authScreensText } from './auth-screens.text.ts'

const text = authScreensText.signUp

export const meta = () =>
  pageMeta({ title: text.meta, description: text.description, address: '/patient-signup' })

const { fullName, email, phone, newPassword, confirmPassword } = accountFields
const fields = [fullName, { ...email, autoComplete: 'email' as const }, phone, newPassword, confirmPassword]

export default function PatientSignup() {
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
            to={query ? `/patient-login?${query}` : '/patient-login'}
            className="inline-flex min-h-11 items-center font-semibold text-rail underline"
          >
            {text.otherLink}
          </Link>
        </>
      }
    >
      <SignUpForm
        fields={fields}
        schema={patientSignUp}
        values={values}
        onChange={setValues}
        extra={{
          language: pageLanguage,
          timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
          organization: search.get('org') || undefined,
        }}
        signUp={signUpPatient}
        submitLabel={text.submit}
        busyLabel={text.busy}
      />
    </AuthLayout>
  )
}
