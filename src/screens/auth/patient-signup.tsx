import { useSearchParams } from 'react-router'
import { useAccountValues } from '#features/auth/accounts/accounts.store.ts'
import { patientSignUp } from '#features/auth/auth.contract.ts'
import { accountFields } from '#features/auth/parts/account-form.tsx'
import { SignUpForm } from '#features/auth/parts/sign-up-form.tsx'
import { signUpPatient } from '#features/auth/sign-up/sign-up.queries.ts'
import { pageLanguage } from '#lib/language.ts'
import { pageMeta } from '../frame/page-meta.ts'
import { authScreensText } from './auth-screens.text.ts'
import { PatientEntry } from './patient-entry.tsx'

const text = authScreensText.signUp

export const meta = () =>
  pageMeta({ title: text.meta, description: text.description, address: '/patient-signup' })

const { fullName, email, phone, newPassword, confirmPassword } = accountFields
const fields = [fullName, { ...email, autoComplete: 'email' as const }, phone, newPassword, confirmPassword]

export default function PatientSignup() {
  const [search] = useSearchParams()
  const [values, setValues] = useAccountValues()
  return (
    <PatientEntry words={text} other="/patient-login">
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
    </PatientEntry>
  )
}
