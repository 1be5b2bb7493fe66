import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { administratorSignUp } from '#features/auth/auth.contract.ts'
import { foundingLink } from '#features/auth/auth.queries.ts'
import { type AccountValues, accountFields } from '#features/auth/parts/account-form.tsx'
import { AuthLayout } from '#features/auth/parts/auth-layout.tsx'
import { SignUpForm } from '#features/auth/parts/sign-up-form.tsx'
import { signUpAdministrator } from '#features/auth/sign-up/sign-up.queries.ts'
import { pageLanguage } from '#lib/language.ts'
import { problemCode } from '#platform/api/api.client.ts'
import { FailureState } from '#ui/failure-state.tsx'
import { Page } from '#ui/page.tsx'
import { SpinnerArea } from '#ui/spinner.tsx'
import { pageMeta } from '../frame/page-meta.ts'
import { authScreensText } from './auth-screens.text.ts'
import { MessagePage } from './message-page.tsx'

const text = authScreensText.founding

export const meta = () => pageMeta({ title: text.meta, isHidden: true })

const { fullName, email, newPassword, confirmPassword } = accountFields

export default function Founding() {
  const { token = '' } = useParams()
  const navigate = useNavigate()
  const link = useQuery(foundingLink(token))
  const [values, setValues] = useState<AccountValues>({})
  if (link.isPending) return <SpinnerArea label={text.loading} height="60vh" />
  if (['NOT_FOUND', 'BAD_REQUEST'].includes(problemCode(link.error) ?? ''))
    return <MessagePage title={text.goneTitle} body={text.goneBody} to="/auth" label={text.logIn} />
  if (link.isError)
    return (
      <Page width="reading">
        <FailureState onTryAgain={() => void link.refetch()} isTrying={link.isFetching} />
      </Page>
    )
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
