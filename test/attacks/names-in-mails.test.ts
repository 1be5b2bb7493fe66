/** A mail carries no link and no number that somebody typed as a name (decision 58): who types it may be a stranger. */
import { expect, it } from 'vitest'
import { composeReminder, composeTransition } from '#features/appointments/appointments.mail.ts'
import { composeGivenCover } from '#features/cover/cover.mail.ts'
import { composeCompletedOnboarding } from '#features/onboarding/onboarding.mail.ts'
import { composeInvitation } from '#features/organizations/organizations.mail.ts'

const name = 'Win at evil.example or call 555 555 0199'
const told = { startsAt: '2026-03-03T14:30:00Z', timeZone: 'UTC', name }
const cover = {
  caseManager: name,
  patientId: null,
  startsAt: told.startsAt,
  endsAt: told.startsAt,
  timeZone: 'UTC',
}

it.each([
  ['a completed onboarding', composeCompletedOnboarding(name, 'en')],
  ['an appointment', composeTransition({ ...told, status: 'confirmed' }, 'es')],
  ['a reminder', composeReminder({ ...told, status: 'confirmed' }, 'en')],
  ['a cover', composeGivenCover(cover)],
  [
    'an invitation',
    composeInvitation({ kind: 'specialist', name, organizationName: name, isNew: true }, 'en'),
  ],
])('of %s', (_, words) => {
  const mail = `${words?.subject}\n${words?.body}`
  expect(mail).toContain('Win at')
  expect(mail).not.toMatch(/evil|555|0199/)
})
