import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { QUICK_EXIT_COOKIE } from '#lib/quick-exit.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { Session } from '../auth.contract.ts'
import { sessionQuery } from '../auth.queries.ts'
import { leaveWhereNobodyIs, signingOut } from './sessions.store.ts'

const setCookie = (value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the script of quick exit sets it
  document.cookie = `${QUICK_EXIT_COOKIE}=${value}`
}

/** A page of a patient, of whom the server says that they are here or not. */
function onPageOf(person: object | null, meanwhile = () => {}) {
  const session = { person: { name: 'Maria' }, memberships: [{ hat: 'patient' }], idleEndsIn: null }
  queryClient.setQueryData(sessionQuery.queryKey, session as unknown as Session)
  window.history.replaceState(null, '', '/patient-portal/messages')
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    meanwhile()
    return Response.json({ ...session, person })
  })
  return vi.spyOn(window.location, 'assign').mockImplementation(() => {})
}

beforeEach(() => setCookie('; max-age=0'))
afterEach(() => {
  vi.restoreAllMocks()
  signingOut(false)
  setCookie('; max-age=0')
  queryClient.clear()
})

it('leads to signing in, and back, where nobody is signed in any more', async () => {
  const assign = onPageOf(null)
  expect(await leaveWhereNobodyIs()).toBe(true)
  expect(assign).toHaveBeenCalledExactlyOnceWith(
    '/patient-login?return=%2Fpatient-portal%2Fmessages&ended=over',
  )
})

it('stays where somebody is here', async () => {
  const assign = onPageOf({ name: 'Maria' })
  expect(await leaveWhereNobodyIs()).toBe(false)
  expect(assign).not.toHaveBeenCalled()
})

it('never takes the place of the page to which quick exit leads', async () => {
  const assign = onPageOf(null, () => setCookie('1'))
  expect(await leaveWhereNobodyIs()).toBe(true)
  expect(assign).not.toHaveBeenCalled()
})

it('nor of the page to which signing out leads', async () => {
  const assign = onPageOf(null, () => signingOut(true))
  expect(await leaveWhereNobodyIs()).toBe(true)
  expect(assign).not.toHaveBeenCalled()
})
