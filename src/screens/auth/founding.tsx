import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { administratorSignUp } from '#features/auth/auth.contract.ts'
import { signUpAdministrator } from '#features/auth/auth.queries.ts'
import { type AccountValues, accountFields } from '#features/auth/parts/account-form.tsx'
import { AuthLayout } from '#features/auth/parts/auth-layout.tsx'
import { SignUpForm } from '#features/auth/parts/sign-up-form.tsx'
import { pageLanguage } from '#lib/language.ts'
import { pageMeta } from '../frame/page-meta.ts'
import { authScreensText } from './auth-screens.text.ts'

const text = authScreensText.founding

export const meta = () => pageMeta({ title: text.meta, isHidden: true })

const { fullName, email, newPassword, confirmPassword } = accountFields

export default function Founding() {
  const { token } = useParams()
  const navigate = useNavigate()
  const [values, setValues] = useState<AccountValues>({})
  return (
    <AuthLayout title={text.title} lead={text.lead}>
      <SignUpForm
        fields={[fullName, email, newPassword, confirmPassword]}
        schema={administratorSignUp}
        values={values}
        onChange={setValues}
        extra={{ language: pageLanguage, foundingLink: token }}
        signUp={signUpAdministrator}
        onSignedUp={() => navigate('/admin')}
        submitLabel={text.submit}
        busyLabel={text.busy}
      />
    </AuthLayout>
  )
}
