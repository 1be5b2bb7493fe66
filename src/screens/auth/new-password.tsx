import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { AccountForm, type AccountValues, accountFields } from '#features/auth/parts/account-form.tsx'
import { AuthLayout } from '#features/auth/parts/auth-layout.tsx'
import { newPassword } from '#features/auth/verification/verification.contract.ts'
import { chooseNewPassword, newPasswordLink } from '#features/auth/verification/verification.queries.ts'
import { problemCode } from '#platform/api/api.client.ts'
import { FailureState } from '#ui/failure-state.tsx'
import { Page } from '#ui/page.tsx'
import { SpinnerArea } from '#ui/spinner.tsx'
import { pageMeta } from '../frame/page-meta.ts'
import { MessagePage } from './message-page.tsx'
import { proofScreensText } from './proof-screens.text.ts'

const text = proofScreensText.newPassword

export const meta = () => pageMeta({ title: text.meta, isHidden: true })

const fields = [accountFields.newPassword, accountFields.confirmPassword]

export default function NewPassword() {
  const { token = '' } = useParams()
  const navigate = useNavigate()
  const link = useQuery(newPasswordLink(token))
  const [values, setValues] = useState<AccountValues>({})
  const choose = useMutation(chooseNewPassword)
  if (link.isPending) return <SpinnerArea label={text.loading} height="60vh" />
  const code = problemCode(link.error) ?? problemCode(choose.error)
  if (code === 'NOT_FOUND' || (link.isError && code === 'BAD_REQUEST')) return <Gone />
  if (link.isError)
    return (
      <Page width="reading">
        <FailureState onTryAgain={() => void link.refetch()} isTrying={link.isFetching} />
      </Page>
    )
  return (
    <AuthLayout title={text.title} lead={<span className="wrap-anywhere">{text.lead(link.data.email)}</span>}>
      <AccountForm
        fields={fields}
        schema={newPassword}
        values={values}
        onChange={setValues}
        extra={{ link: token }}
        onSubmit={input =>
          choose.mutate(input, {
            // The person logs in as ever: a second step that they set up is asked for there.
            onSuccess: ({ userType }) =>
              navigate(userType === 'patient' ? '/patient-login' : '/auth', { replace: true }),
          })
        }
        submitLabel={text.submit}
        busyLabel={text.busy}
        isBusy={choose.isPending}
        failure={choose.error}
      />
    </AuthLayout>
  )
}

function Gone() {
  return <MessagePage title={text.goneTitle} body={text.goneBody} to="/forgot-password" label={text.again} />
}
