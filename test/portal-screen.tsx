/** A screen of the portal as a patient meets it who is signed in, without a server. */
import type { ReactElement } from 'react'
import PortalLayout from '#screens/patient-portal/portal-layout.tsx'
import { type Answer, type Answers, ok, show } from './component-screen.tsx'

/** Sam is signed in as a patient. */
export const sam = ok({ person: { name: 'Sam' }, memberships: [{ hat: 'patient' }] })

/** Shows a screen of the portal at an address; what a test does not answer is filled in by the contract. */
export const inPortal = (address: string, element: ReactElement, answers: Answers = {}) =>
  show([{ element: <PortalLayout />, children: [{ path: address, element }] }, { path: '*' }], address, {
    'GET /session': sam,
    'GET /portal/record': ok({ callName: 'Sam' }),
    ...answers,
  })

/** What a server answers to whoever sends too often; it heard danger in it all the same. */
export const tooMany: Answer = {
  status: 429,
  body: {
    title: 'internals',
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    retryAfter: 40,
    safety: ['self_harm'],
  },
}
