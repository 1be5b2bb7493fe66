import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { administratorSignUp } from '#features/auth/auth.contract.ts'
import { signUpAdministrator } from '#features/auth/auth.queries.ts'
import { AccountForm, type AccountValues, accountFields } from '#features/auth/parts/account-form.tsx'
import { EntryRoom } from '#features/auth/parts/entry-room.tsx'
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
  const signUp = useMutation(signUpAdministrator)
  return (
    <EntryRoom title={text.title} lead={text.lead}>
      <AccountForm
        fields={[fullName, email, newPassword, confirmPassword]}
        schema={administratorSignUp}
        values={values}
        onChange={setValues}
        extra={{ language: pageLanguage, foundingLink: token }}
        onSubmit={input => signUp.mutate(input, { onSuccess: () => navigate('/admin') })}
        submitLabel={text.submit}
        busyLabel={text.busy}
        isBusy={signUp.isPending}
        failure={signUp.error}
      />
    </EntryRoom>
  )
}
