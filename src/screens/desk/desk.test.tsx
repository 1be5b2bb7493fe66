/**
 * What the desk says when something does not load, row by row of the error catalogue (decision 25): every toast once, in
 * its words, and another try loads it. What only a browser shows of it stands in e2e/staff-errors.e2e.ts.
 */
import { cleanup } from '@testing-library/react'
import type { ReactElement } from 'react'
import { toast } from 'sonner'
import { describe, expect, test, vi } from 'vitest'
import { useNeeds } from '#features/queue/needs/needs.store.ts'
import {
  type Answer,
  type Answers,
  expectToast,
  expectToastWith,
  fireEvent,
  ok,
  problem,
  screen,
  show,
  toasts,
  waitFor,
  within,
} from '../../../test/component-screen.tsx'
import ChecklistStatus from './checklist-status.tsx'
import DeskLayout from './desk-layout.tsx'
import Overview from './overview.tsx'
import Patients from './patients.tsx'

const dana = ok({ person: { id: crypto.randomUUID() } })
const opened = ok({ opened: 'case_manager' })
const figures = ok({ hat: 'case_manager', name: 'Dana Whitfield', totalPatients: 5, activePatients: 5 })
const caseload = ok({ patients: [{ name: 'Maria Alvarez', status: 'active', team: [] }] })

/** A screen at the desk, which is open unless `answers` say otherwise. */
function atDesk(address: string, element: ReactElement, answers: Answers = {}) {
  const [path] = address.split('?')
  const routes = [
    { element: <DeskLayout />, children: [{ path, element }] },
    { path: '*', element: <p>elsewhere</p> },
  ]
  return show(routes, address, {
    'GET /session': dana,
    'POST /case-manager/open': opened,
    'GET /caseload/overview': figures,
    ...answers,
  })
}

/** Presses the first of what can be tried again. */
async function tryAgain(): Promise<void> {
  const [first] = await screen.findAllByRole('button', { name: 'Try again' })
  fireEvent.click(first as HTMLElement)
}

test('what was loaded is said once a session, however often the desk is opened', async () => {
  const open = () => atDesk('/case-manager', <Overview />)
  open()
  await expectToast('Patients Loaded', '5 in your caseload')
  cleanup()
  toast.dismiss()
  await waitFor(() => expect(toasts()).toEqual([]))
  open()
  await screen.findByRole('heading', { level: 1, name: 'Hello, Dana Whitfield' })
  expect(toasts()).toEqual([])
})

const Count = () => <p>{useNeeds()?.rows} need you</p>

test('what needs one is counted on every screen of the desk, for the rail', async () => {
  atDesk('/case-manager/patients', <Count />, {
    'GET /queue': ok({ items: [], total: 7, counts: {}, today: '2026-01-05', hasSnoozed: false, next: null }),
  })
  await screen.findByText('7 need you')
})

/** Of today, for three quarters of an hour. */
const visit = (startsAt: string, patientName: string, status: string) => ({
  id: crypto.randomUUID(),
  patientId: crypto.randomUUID(),
  patientName,
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + 45 * 60_000).toISOString(),
  status,
})

test('the line under the name says who comes next and in how many minutes, and each minute says it anew', async () => {
  const isNext = (minutes: number) => new RegExp(`Next visit .*, Keisha Brown, in ${minutes} min`)
  atDesk('/case-manager', <Overview />, {
    'GET /appointments/agenda': ok([
      visit('2026-01-05T11:30:00Z', 'Omar Haddad', 'confirmed'),
      visit('2026-01-05T12:20:00Z', 'Linh Tran', 'offered'),
      visit('2026-01-05T12:48:00Z', 'Keisha Brown', 'confirmed'),
      visit('2026-01-05T14:00:00Z', 'Rosa Delgado', 'confirmed'),
    ]),
  })
  const lead = (await screen.findByText('Keisha Brown', { exact: false, selector: 'strong' })).parentElement
  expect(lead?.textContent).toMatch(isNext(48))
  vi.setSystemTime('2026-01-05T12:10:00Z')
  fireEvent(document, new Event('visibilitychange'))
  await waitFor(() => expect(lead?.textContent).toMatch(isNext(38)))
  // Who has begun is not who comes next.
  vi.setSystemTime('2026-01-05T12:48:00Z')
  fireEvent(document, new Event('visibilitychange'))
  await waitFor(() => expect(lead?.textContent).toMatch(/Next visit .*, Rosa Delgado, in 72 min/))
})

test('beside who comes later stands how to reach them safely, where that is known', async () => {
  const contact = { mayText: true, mayCall: false, mayEmail: false, fromHour: 17, untilHour: 24, words: '' }
  atDesk('/case-manager', <Overview />, {
    'GET /appointments/agenda': ok([
      { ...visit('2026-01-05T12:20:00Z', 'Keisha Brown', 'confirmed'), contact },
      { ...visit('2026-01-05T13:20:00Z', 'Omar Haddad', 'confirmed'), contact: null },
    ]),
  })
  const later = within(await screen.findByRole('region', { name: 'Later today' }))
  const [keisha, omar] = later.getAllByRole('listitem')
  expect(keisha?.textContent).toMatch(/Keisha Brown.*Reach safely: Text only/)
  expect(omar?.textContent).not.toContain('Reach safely')
})

test('who is in danger stands in the first row, red by its group, without a word of theirs', async () => {
  const since = '2026-01-05T11:56:00Z'
  const shown = atDesk('/case-manager', <Overview />, {
    'GET /appointments/agenda': ok([visit('2026-01-05T12:20:00Z', 'Keisha Brown', 'confirmed')]),
    'GET /queue': ok({ items: [], total: 2, counts: {}, today: '2026-01-05', hasSnoozed: false, next: null }),
    'GET /safety/alerts': ok([
      {
        patientId: crypto.randomUUID(),
        patientName: 'Tom Becker',
        kinds: ['self_harm'],
        alertCount: 2,
        since,
        latestAt: since,
        seenBy: null,
        seenAt: null,
        isMine: true,
        mayOpen: true,
        nextNames: ['Priya Raman'],
        nextAt: '2026-01-05T12:11:00Z',
      },
    ]),
  })
  const safety = within(await screen.findByRole('region', { name: 'Safety' }))
  expect(screen.getByText('3').parentElement?.textContent).toContain('3 need you')
  const [row] = safety.getAllByRole('listitem')
  expect(row?.textContent).toBe(
    'Tom BeckerPossible self-harm · 2 alerts · Nobody has read it: Priya Raman is told in 11 min4 minutes agoRead and answer',
  )
  // Reached by keys like every other row, from the first of the queue as well.
  const verb = safety.getByRole('button', { name: 'Read and answer: the alert about Tom Becker' })
  fireEvent.keyDown(document.body, { key: '0' })
  expect(document.activeElement).toBe(verb)
  fireEvent.keyDown(verb, { key: 'j' })
  expect(document.activeElement?.textContent).toContain('Keisha Brown')
  fireEvent.keyDown(document.activeElement as HTMLElement, { key: 'k' })
  expect(document.activeElement).toBe(verb)
  fireEvent.click(safety.getByRole('button', { name: 'Read and answer: the alert about Tom Becker' }))
  await screen.findByRole('dialog', { name: 'Safety alert: Tom Becker' })
  // The dialog stands before the server has heard who reads.
  await waitFor(() => expect(shown.sent.filter(each => each.startsWith('POST /safety'))).toHaveLength(1))
})

describe('who may not come in', () => {
  test('has no desk, is told so, and is taken home', async () => {
    const shown = atDesk('/case-manager', <Overview />, { 'POST /case-manager/open': ok({ opened: null }) })
    await expectToast(
      'Access Denied',
      'You are not registered as a case manager. Please contact an administrator.',
    )
    expect(shown.address()).toBe('/')
  })

  test('is signed out, signs in, and comes back to where they were going', async () => {
    const answers = { 'POST /case-manager/open': problem(401, 'UNAUTHORIZED') }
    const shown = atDesk('/case-manager/patients?sort=name', <Patients />, answers)
    await waitFor(() => expect(shown.address()).toBe('/auth?return=%2Fcase-manager%2Fpatients%3Fsort%3Dname'))
  })
})

describe('whose desk is open when they may not stay', () => {
  const over = problem(403, 'FORBIDDEN')

  test('signs in where the session ended, and comes back to the same place', async () => {
    const shown = atDesk('/case-manager/patients?sort=name', <Patients />, {
      'GET /caseload/overview': over,
      'GET /session': ok({ person: null }),
    })
    // There it is said that what was typed is kept.
    const address = '/auth?return=%2Fcase-manager%2Fpatients%3Fsort%3Dname&ended=over'
    await waitFor(() => expect(shown.address()).toBe(address))
    expect(toasts().flat().join()).not.toContain('Access Denied')
  })

  test('is told and taken home where their access ended', async () => {
    const shown = atDesk('/case-manager', <Overview />, { 'GET /caseload/overview': over })
    await expectToastWith('Access Denied')
    expect(shown.address()).toBe('/')
  })
})

describe.each<[string, Answer]>([
  ['the line is cut', 'line'],
  ['the server fails', problem(500, 'INTERNAL_SERVER_ERROR')],
])('where %s', (_, failure) => {
  test('the desk itself says that it did not load, and opens with another try', async () => {
    const shown = atDesk('/case-manager', <Overview />, { 'POST /case-manager/open': failure })
    await expectToastWith('Error Loading Case Manager')
    shown.answer('POST /case-manager/open', opened)
    await tryAgain()
    await expectToast('Patients Loaded', '5 in your caseload')
    await screen.findByRole('heading', { level: 1, name: 'Hello, Dana Whitfield' })
  })

  test('figures, feed and progress say in their place what is missing, without a toast', async () => {
    const answers = {
      'GET /caseload/overview': failure,
      'GET /caseload/progress': failure,
      'GET /caseload/patients': failure,
      'GET /activities': failure,
    } as const
    for (const fold of ['progress', 'activity']) localStorage.setItem(`handrail_fold_desk_${fold}`, 'open')
    const shown = atDesk('/case-manager', <Overview />, answers)
    await waitFor(() => expect(screen.getAllByRole('alert').length).toBeGreaterThanOrEqual(3))
    expect(toasts().flat().join()).not.toContain('caseload')
    shown.answer('GET /caseload/overview', figures)
    shown.answer('GET /caseload/progress', ok({ totalPatients: 5, activePatients: 5 }))
    shown.answer('GET /caseload/patients', caseload)
    shown.answer('GET /activities', ok([]))
    for (
      let rest = screen.queryAllByRole('alert').length;
      rest > 0;
      rest = screen.queryAllByRole('alert').length
    ) {
      await tryAgain()
      await waitFor(() => expect(screen.queryAllByRole('alert').length).toBeLessThan(rest))
    }
    await expectToast('Patients Loaded', '5 in your caseload')
  })

  test('the list of patients says so', async () => {
    const shown = atDesk('/case-manager/patients', <Patients />, { 'GET /caseload/patients': failure })
    await expectToastWith('Failed to load patients. Nothing was lost. Please try again.')
    shown.answer('GET /caseload/patients', caseload)
    await tryAgain()
    await screen.findByRole('rowheader', { name: /Maria Alvarez/ })
  })

  test('the status of the checklist says so', async () => {
    const shown = atDesk('/case-manager/checklist-status', <ChecklistStatus />, {
      'GET /checklist-status': failure,
    })
    await expectToastWith('Failed to load checklist')
    shown.answer('GET /checklist-status', ok([]))
    await tryAgain()
    await waitFor(() => expect(screen.queryAllByRole('alert')).toEqual([]))
  })
})
