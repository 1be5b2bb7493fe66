import { useState } from 'react'
import { signInForm } from '#features/auth/auth.contract.ts'
import { type AccountValues, accountFields } from '#features/auth/parts/account-form.tsx'
import { ForgotPasswordLink } from '#features/auth/parts/forgot-password-link.tsx'
import { SamplePeople } from '#features/auth/parts/sample-people.tsx'
import { SignInForm } from '#features/auth/parts/sign-in-form.tsx'
import { patientWays } from '#features/auth/sign-in/sign-in.queries.ts'
import { pageMeta } from '../frame/page-meta.ts'
import { authScreensText } from './auth-screens.text.ts'
import { PatientEntry } from './patient-entry.tsx'

const text = authScreensText.logIn

export const meta = () =>
  pageMeta({ title: text.meta, description: text.description, address: '/patient-login' })

const fields = [accountFields.email, accountFields.password]

export default function PatientLogin() {
  const [values, setValues] = useState<AccountValues>({})
  return (
    <PatientEntry
      words={text}
      other="/patient-signup"
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
    </PatientEntry>
  )
}
