/**
 * Two of a care team at one record: what the other wrote meanwhile stands beside what was typed, whether it was heard of while
 * the dialog was open or from the server's refusal; nothing typed goes, and the person says what is to stand.
 */
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { NextStepLine } from '#features/caseload/parts/next-step.tsx'
import { PatientGoals } from '#features/goals/parts/patient-goals.tsx'
import { OrganizationName } from '#features/organizations/parts/organization-name.tsx'
import { queryClient } from '#platform/api/query-client.ts'
import { StaffHatContext } from '#platform/api/staff-hat.client.ts'
import {
  type Answer,
  type Answers,
  expectToastWith,
  fireEvent,
  ok,
  openDialog,
  press,
  pressInMenu,
  screen,
  show,
  type,
  waitFor,
} from '../../../test/component-screen.tsx'

const patientId = '11111111-1111-4111-8111-111111111111'
const goalId = '33333333-3333-4333-8333-333333333333'
const nora = {
  id: patientId,
  status: 'active',
  nextStep: 'Bring the form',
  nextStepDueOn: '2026-02-01',
} as const
const goal = { id: goalId, patientId, title: 'A bed', description: 'Near', category: 'Personal' }

const showToStaff = (part: ReactNode, answers: Answers = {}) =>
  show(<StaffHatContext value="staff">{part}</StaffHatContext>, '/here', {
    'GET /session': ok({ person: { name: 'Dana Whitfield' } }),
    ...answers,
  })

/** The server's refusal, with what stands there now. */
const changedMeanwhile = (stored: object): Answer => ({
  status: 409,
  body: { type: '/api/docs#conflict', title: 'internals', status: 409, code: 'CONFLICT', stored },
})
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const told = () => screen.findByRole('alert')

test('a next step that somebody else said meanwhile is shown, and both can be kept', async () => {
  const shown = showToStaff(<NextStepLine patient={nora} />, {
    'PUT /patients/{patientId}/next-step': changedMeanwhile({ step: 'Visit the office' }),
  })
  await pressInMenu('Put the next step off, or change it', 'Change next step')
  const dialog = await openDialog()
  type('What comes next', 'Call the landlord')
  await press('Save', dialog)
  expect((await told()).textContent).toContain('Visit the office')
  expect(field('What comes next').value).toBe('Call the landlord')
  expect(screen.queryByText('The next step was not saved. Please try again.')).toBeNull()

  await press('Keep both: What comes next', dialog)
  await waitFor(() => expect(field('What comes next').value).toBe('Visit the office; Call the landlord'))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(field('What comes next'))
  shown.answer('PUT /patients/{patientId}/next-step', ok({ patientId, step: 'x', dueOn: '2026-02-01' }))
  await press('Save', dialog)
  await expectToastWith('Next step saved')
  expect(shown.bodies).toMatchObject([
    { step: 'Call the landlord', seen: { step: 'Bring the form', dueOn: '2026-02-01' } },
    { step: 'Visit the office; Call the landlord', seen: { step: 'Visit the office' } },
  ])
})

test('saved again, what was typed takes the place of what was shown', async () => {
  const shown = showToStaff(<NextStepLine patient={nora} />, {
    'PUT /patients/{patientId}/next-step': changedMeanwhile({ step: '', dueOn: '2026-03-01' }),
  })
  await pressInMenu('Put the next step off, or change it', 'Change next step')
  const dialog = await openDialog()
  type('What comes next', 'Call the landlord')
  type('By when', '2026-04-01')
  await press('Save', dialog)
  expect((await told()).textContent).toMatch(/Nothing, it was emptied.*Mar 1/)
  await press('Save', dialog)
  await waitFor(() =>
    expect(shown.bodies[1]).toMatchObject({
      step: 'Call the landlord',
      dueOn: '2026-04-01',
      seen: { step: '', dueOn: '2026-03-01' },
    }),
  )
})

test('put aside and opened again, the dialog shows what stands there, and nothing of the last try', async () => {
  showToStaff(<NextStepLine patient={nora} />, {
    'PUT /patients/{patientId}/next-step': changedMeanwhile({ step: 'Visit the office' }),
  })
  await pressInMenu('Put the next step off, or change it', 'Change next step')
  type('What comes next', 'Call the landlord')
  await press('Save', await openDialog())
  await told()
  await press('Cancel')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await pressInMenu('Put the next step off, or change it', 'Change next step')
  await openDialog()
  expect(field('What comes next').value).toBe('Bring the form')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('another goal’s words that come while one types are shown at once, and may be used', async () => {
  const list = (title: string) => ok([{ ...goal, title, createdBy: 'case_manager' }])
  const shown = showToStaff(<PatientGoals patientId={patientId} mayCreate />, {
    'GET /goals': list('A bed'),
    'PUT /goals/{id}': ok({ ...goal, createdBy: 'case_manager' }),
  })
  await press('Edit: A bed')
  const dialog = await openDialog()
  type('Title', 'A flat')
  shown.answer('GET /goals', list('A room'))
  await queryClient.invalidateQueries()
  const notice = await told()
  expect(notice.textContent).toContain('A room')
  expect(field('Title').value).toBe('A flat')
  expect([...notice.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    'Use this',
    'Keep both',
    'Keep mine',
  ])
  await press('Use this: Title', dialog)
  expect(field('Title').value).toBe('A room')
  expect(screen.queryByRole('alert')).toBeNull()

  type('Title', 'A house')
  await press('Save Changes', dialog)
  await waitFor(() => expect(shown.bodies).toMatchObject([{ title: 'A house', seen: { title: 'A room' } }]))
})

test('a name that another administrator gave meanwhile is shown, and one’s own can stand', async () => {
  const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Organization name' })
  const shown = show(<OrganizationName name="Riverbend" />, '/admin', {
    'GET /session': ok({ person: { id: '22222222-2222-4222-8222-222222222222', name: 'Ruth Adler' } }),
    'PUT /organization/name': changedMeanwhile({ name: 'Riverside' }),
  })
  await press('Rename')
  const dialog = await openDialog()
  fireEvent.change(name(), { target: { value: 'River' } })
  await press('Save', dialog)
  expect((await told()).textContent).toContain('Riverside')
  await press('Keep mine: Organization name', dialog)
  expect(name().value).toBe('River')
  await press('Save', dialog)
  await waitFor(() => expect(shown.bodies[1]).toEqual({ name: 'River', seen: { name: 'Riverside' } }))
})
