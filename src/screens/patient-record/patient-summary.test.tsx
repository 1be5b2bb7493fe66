/** What one reads before a visit: what the patient wants and what is open, each leading to where it stands. */
import { expect, test } from 'vitest'
import { PlanStep } from '#features/caseload/parts/plan-step.tsx'
import { StaffHatContext } from '#platform/api/staff-hat.client.ts'
import { type Answers, ok, press, problem, screen, show, waitFor } from '../../../test/component-screen.tsx'
import { PatientOpen } from './patient-open.tsx'
import { PatientWants } from './patient-wants.tsx'

const patientId = '11111111-1111-4111-8111-111111111111'
const taskId = '44444444-4444-4444-8444-444444444444'
const planned: string[] = []
const summary = (
  <StaffHatContext value="staff">
    <PlanStep value={step => planned.push(step)}>
      <PatientWants patientId={patientId} toGoals="/there?section=goals" />
      <PatientOpen patientId={patientId} toSection={section => `/there?section=${section}`} />
    </PlanStep>
  </StaffHatContext>
)
const nothing: Answers = {
  'GET /goals': ok([]),
  'GET /checklist': ok({ categories: [] }),
  'GET /tasks': ok([]),
  'GET /patients/{patientId}/forms': ok([]),
  'GET /appointments': ok({ appointments: [] }),
}
const leadsTo = async (words: string | RegExp) =>
  (await screen.findByText(words)).closest('a')?.getAttribute('href')

test('where there is nothing, one line says so of each', async () => {
  show(summary, '/here', nothing)
  await screen.findByText('No goal has been said yet.')
  await screen.findByText(/^Nothing is open/)
})

test('what is open leads to its section; what wants help becomes the next step', async () => {
  const items = Array.from({ length: 6 }, (_, place) => ({ title: `Item ${place}`, state: 'wants_help' }))
  show(summary, '/here', {
    ...nothing,
    'GET /checklist': ok({
      categories: [{ items: [{ title: 'A lease', state: 'in_place' }, ...items] }],
    }),
    'GET /tasks': ok([
      { id: taskId, title: 'Bring the stubs', status: 'pending', dueOn: '2026-11-27' },
      { title: 'Sent long ago', status: 'completed' },
    ]),
    'GET /patients/{patientId}/forms': ok([
      { title: 'Your health', isAskedFor: true, status: 'pending' },
      { title: 'Nobody asked', isAskedFor: false, status: 'not_started' },
    ]),
    'GET /appointments': ok({ appointments: [{ startsAt: '2026-11-27T18:00:00Z', status: 'confirmed' }] }),
  })
  expect(await leadsTo('Bring the stubs')).toBe('/there?section=goals')
  expect(await leadsTo('Your health')).toBe('/there?section=forms')
  expect(await leadsTo('appointment, confirmed')).toBe('/there?section=visits')
  expect(await leadsTo('They want help with 2 more')).toBe('/there?section=checklist')
  for (const hidden of ['A lease', 'Item 4', 'Sent long ago', 'Nobody asked'])
    expect(screen.queryByText(hidden)).toBeNull()
  await press('Plan: Item 1')
  expect(planned).toEqual(['Item 1'])
})

test('a task is done where it stands, and Undo takes that back', async () => {
  const shown = show(summary, '/here', {
    ...nothing,
    'GET /tasks': ok([{ id: taskId, title: 'Bring the stubs', status: 'in_progress', dueOn: null }]),
    'POST /tasks/{id}/status': ok({
      id: taskId,
      title: 'Bring the stubs',
      status: 'completed',
      formerStatus: 'in_progress',
    }),
  })
  await press('Done: Bring the stubs')
  await press('Undo')
  await waitFor(() => expect(shown.bodies).toEqual([{ status: 'completed' }, { status: 'in_progress' }]))
})

test('a goal stands with its newest words, in their own voice; only three at first', async () => {
  const goals = Array.from({ length: 4 }, (_, place) => ({
    title: `Goal ${place}`,
    category: 'Personal',
    createdBy: 'case_manager',
    description: `About ${place}`,
    notes: place === 0 ? 'I want a door I can lock' : '',
  }))
  show(summary, '/here', { ...nothing, 'GET /goals': ok(goals) })
  expect((await screen.findByText('I want a door I can lock')).tagName).toBe('Q')
  expect(screen.getByText('About 1').tagName).toBe('P')
  expect(screen.queryByText('Goal 3')).toBeNull()
  expect(await leadsTo('All 4 open goals')).toBe('/there?section=goals')
})

test('what could not be read says so, and another try reads it', async () => {
  const shown = show(summary, '/here', { ...nothing, 'GET /tasks': problem(500, 'INTERNAL_SERVER_ERROR') })
  await screen.findByRole('alert')
  shown.answer('GET /tasks', ok([{ title: 'Bring the stubs', status: 'pending' }]))
  await press('Try again')
  expect(await leadsTo('Bring the stubs')).toBe('/there?section=goals')
})
