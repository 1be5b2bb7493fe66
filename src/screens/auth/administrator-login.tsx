import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useAccountValues } from '#features/auth/accounts/accounts.store.ts'
import { administratorSignIn, administratorSignUp } from '#features/auth/auth.contract.ts'
import { sessionQuery } from '#features/auth/auth.queries.ts'
import { wayOn } from '#features/auth/auth.rules.ts'
import { type AccountValues, accountFields } from '#features/auth/parts/account-form.tsx'
import { AuthLayout } from '#features/auth/parts/auth-layout.tsx'
import { ForgotPasswordLink } from '#features/auth/parts/forgot-password-link.tsx'
import { SamplePeople } from '#features/auth/parts/sample-people.tsx'
import { SignInForm } from '#features/auth/parts/sign-in-form.tsx'
import { SignUpForm } from '#features/auth/parts/sign-up-form.tsx'
import { administratorWays } from '#features/auth/sign-in/sign-in.queries.ts'
import { signUpAdministrator } from '#features/auth/sign-up/sign-up.queries.ts'
import { pageLanguage } from '#lib/language.ts'
import { Tabs } from '#ui/tabs.tsx'
import { pageMeta } from '../frame/page-meta.ts'
import { authScreensText } from './auth-screens.text.ts'
import { GoOn, useIsSigningIn } from './go-on.tsx'

const text = authScreensText.administrator

export const meta = () => pageMeta({ title: text.meta, description: text.description, address: '/auth' })

const { fullName, email, password, newPassword, confirmPassword } = accountFields

export default function AdministratorLogin() {
  const [search] = useSearchParams()
  const [tab, setTab] = useState('login')
  // One set of values for both tabs: what was typed into the wrong one is still there.
  const [values, setValues] = useAccountValues()
  const { data: session } = useQuery(sessionQuery)
  const isSigningIn = useIsSigningIn(session)
  const form = { values, onChange: setValues }
  if (session?.person)
    return (
      <GoOn
        to={wayOn(session, search.get('return')) ?? '/'}
        language={session.person.language}
        isSigningIn={isSigningIn}
      />
    )
  return (
    <AuthLayout
      title={text.title}
      lead={text.lead}
      footer={
        <>
          {text.patientNote}{' '}
          <Link
            to="/patient-login"
            className="inline-flex min-h-11 items-center font-semibold text-rail underline"
          >
            {text.patientLink}
          </Link>
        </>
      }
      aside={
        <SamplePeople
          hats={['administrator', 'case_manager', 'specialist']}
          onChoose={person => {
            setTab('login')
            setValues({ email: person.email, password: person.password })
          }}
        />
      }
    >
      <Tabs
        label={text.tabs}
        value={tab}
        onValueChange={setTab}
        tabs={[
          { value: 'login', label: text.login, content: <LoginTab {...form} /> },
          { value: 'sign-up', label: text.signUp, content: <SignUpTab {...form} /> },
        ]}
      />
    </AuthLayout>
  )
}

interface TabForm {
  values: AccountValues
  onChange: (values: AccountValues) => void
}

function LoginTab(form: TabForm) {
  return (
    <SignInForm
      {...form}
      ways={administratorWays}
      fields={[email, password]}
      schema={administratorSignIn}
      submitLabel={text.submitLogin}
      busyLabel={text.busyLogin}
    >
      <ForgotPasswordLink email={form.values.email} isStaff />
    </SignInForm>
  )
}

function SignUpTab(form: TabForm) {
  return (
    <div className="grid gap-5">
      <p className="text-muted">{text.signUpNote}</p>
      <SignUpForm
        {...form}
        fields={[fullName, email, newPassword, confirmPassword]}
        schema={administratorSignUp}
        extra={{ language: pageLanguage }}
        signUp={signUpAdministrator}
        submitLabel={text.submitSignUp}
        busyLabel={text.busySignUp}
      />
    </div>
  )
}
