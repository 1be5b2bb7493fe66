/** What the links of mails open, what they say where they open nothing any more, and how a forgotten password is asked for. */
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { type Answers, ok, press, problem, screen, show, type } from '../../../test/component-screen.tsx'
import ForgotPassword from './forgot-password.tsx'
import Invitation from './invitation.tsx'
import NewPassword from './new-password.tsx'
import VerifyEmail from './verify-email.tsx'

const email = 'noor.haddad@example.org'
const jay = ok({ person: { name: 'Jay', email: 'jay@example.org' } })
const nobody = ok({ person: null })

const open = (page: string, element: ReactElement, answers: Answers) =>
  show([{ path: `/${page}/:token`, element }, { path: '*' }], `/${page}/a-long-link`, answers)

const openInvitation = (state: string, invitation: object | null, session = nobody) =>
  open('invitation', <Invitation />, {
    'GET /session': session,
    'GET /invitations/{link}': ok({ state, invitation }),
  })

test.each([
  ['used', 'This invitation was used'],
  ['declined', 'This invitation was declined'],
  ['withdrawn', 'This invitation was taken back'],
  ['expired', 'This invitation is too old'],
])('an invitation that is %s says so', async (state, words) => {
  openInvitation(state, null)
  await screen.findByRole('heading', { name: words })
})

const invitation = {
  email,
  name: 'Noor Haddad',
  organizationName: 'Riverbend Community Care',
  invitedBy: 'Ruth Adeyemi',
  isUnverified: false,
  hasAccount: false,
}

test.each([
  ['patient', 'Your portal is ready'],
  ['case_manager', 'Join as a case manager'],
  ['specialist', 'Join as a specialist'],
  ['administrator', 'Join as an administrator'],
])('an open invitation of a %s says by whom, where and to what', async (kind, title) => {
  openInvitation('open', { ...invitation, kind })
  await screen.findByRole('heading', { name: title })
  await screen.findByText('Hello Noor Haddad. Ruth Adeyemi of Riverbend Community Care invited you.')
  await screen.findByRole('button', { name: 'Make my account' })
})

test('an invitation that another person opens is theirs only after signing out', async () => {
  openInvitation('open', { ...invitation, kind: 'patient' }, jay)
  await screen.findByText(
    `You are logged in as jay@example.org, but this invitation is for ${email}. Sign out first to accept it.`,
  )
  expect(screen.queryByRole('button', { name: 'Make my account' })).toBeNull()
})

test('an address is confirmed by its own person alone, and by no opening of the page', async () => {
  const link = { 'GET /verify-email/{link}': ok({ email, isMine: false }) } as const
  const shown = open('verify-email', <VerifyEmail />, { 'GET /session': nobody, ...link })
  await screen.findByText(`Please log in as ${email} first`, { exact: false })
  expect(screen.queryByRole('button', { name: 'Yes, confirm it' })).toBeNull()
  expect(shown.sent).toEqual([])
})

test('an address is confirmed by a press of its own person, and says so', async () => {
  const shown = open('verify-email', <VerifyEmail />, {
    'GET /session': ok({ person: { name: 'Noor', email }, memberships: [] }),
    'GET /verify-email/{link}': ok({ email, isMine: true }),
    'GET /own-address': ok({ email, isVerified: false }),
    'POST /verify-email/{link}': ok({ isVerified: true }),
  })
  await screen.findByRole('button', { name: 'Yes, confirm it' })
  shown.answer('GET /own-address', ok({ email, isVerified: true }))
  await press('Yes, confirm it')
  await screen.findByText('Your email is confirmed')
  expect(shown.sent).toEqual(['POST /verify-email/a-long-link'])
})

test('a link to a new password that was used says so, and leads to another', async () => {
  open('new-password', <NewPassword />, { 'GET /new-password/{link}': problem(404, 'NOT_FOUND') })
  await screen.findByText('This link does not open')
  await screen.findByRole('link', { name: 'Send me a new link' })
})

test('a forgotten password is answered in the same words whoever asks, and once more only later', async () => {
  show(<ForgotPassword />, '/forgot-password?return=%2Fpatient-portal%2Fmessages', {
    'POST /forgotten-password': ok({ sentTo: email }),
  })
  type('Email', email)
  await press('Send me a link')
  await screen.findByText(`If ${email} has an account, a mail with a link is on its way`, { exact: false })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Send again in \d+ s/ }).disabled).toBe(true)
  expect(screen.queryByRole('button', { name: 'Send me a link' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Back to patient login' }).getAttribute('href')).toBe(
    '/patient-login?return=%2Fpatient-portal%2Fmessages',
  )
})
