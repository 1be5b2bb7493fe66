/** What a patient is told of their forms and tasks, when something is wrong too, and that what they wrote stays. */
import { expect, test } from 'vitest'
import {
  expectToastWith,
  ok,
  press,
  problem,
  screen,
  show,
  type,
  waitFor,
  within,
} from '../../../test/component-screen.tsx'
import { inPortal, sam } from '../../../test/portal-screen.tsx'
import Form from './form.tsx'
import FormsAndTasks from './forms-and-tasks.tsx'

const forms = '/patient-portal/forms-and-tasks'
const id = '11111111-1111-4111-8111-111111111111'
const submission = { id, status: 'in_progress', answers: {} as Record<string, string> }
const sent = { formId: id, status: 'completed', completedAt: '2026-01-05T12:00:00Z' }
const form = { id, title: 'Your health', questions: [{ name: 'clinic', label: 'Which clinic?' }] }

const inForms = (address: string, answers: Parameters<typeof show>[2]) =>
  show(
    [
      { path: `${forms}/:formId`, element: <Form /> },
      { path: forms, element: <FormsAndTasks /> },
    ],
    address,
    { 'GET /session': sam, ...answers },
  )

test('forms that do not load, or begin, or arrive, say so, and go through with another try', async () => {
  const shown = inForms(forms, {
    'GET /portal/forms': problem(500, 'INTERNAL_SERVER_ERROR'),
    'POST /portal/forms/{formId}/start': 'line',
    'POST /portal/submissions/{id}/answers': problem(503, 'SERVICE_UNAVAILABLE'),
    'POST /portal/submissions/{id}/submit': problem(500, 'INTERNAL_SERVER_ERROR'),
    'GET /portal/forms/{formId}': ok({ ...form, submission }),
  })
  await expectToastWith('Failed to load forms and tasks.')
  shown.answer('GET /portal/forms', ok([{ ...form, questionCount: 1 }]))
  await press('Try again')
  await press('Start Form: Your health')
  await expectToastWith('Failed to start form.')
  expect(shown.address()).toBe(forms)
  shown.answer('POST /portal/forms/{formId}/start', ok({ ...form, submission }))
  await press('Start Form: Your health')
  const field = (await screen.findByLabelText(/^Which clinic/)) as HTMLInputElement
  type(/^Which clinic/, 'Main Street')
  await press('Submit Form')
  await expectToastWith('Failed to submit form. Your answers are kept. Please try again.')
  expect(field.value).toBe('Main Street')
  shown.answer('POST /portal/submissions/{id}/submit', ok({ ...submission, ...sent }))
  await press('Submit Form')
  await expectToastWith('Form Submitted!')
  await waitFor(() => expect(shown.address()).toBe(forms))
})

test.each([
  ['is not there', problem(404, 'NOT_FOUND'), 'This form is not here any more'],
  ['has no questions', ok({ ...form, questions: [] }), 'This form has no questions'],
])('a form that %s says so and leads back', async (_, answer, said) => {
  inForms(`${forms}/${id}`, { 'GET /portal/forms/{formId}': answer })
  await screen.findByText(said)
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe(forms)
})

test('the answer of another device is offered, and taken', async () => {
  const answers = { clinic: 'Written on the phone' }
  const shown = inForms(`${forms}/${id}`, {
    'GET /portal/forms/{formId}': ok({
      ...form,
      submission: { ...submission, answers, replaced: { clinic: 'Written on the laptop' } },
    }),
    'POST /portal/submissions/{id}/answers': ok({
      ...submission,
      formId: id,
      answers: { clinic: 'Written on the laptop' },
    }),
  })
  const field = (await screen.findByLabelText(/^Which clinic/)) as HTMLInputElement
  expect(field.value).toBe('Written on the phone')
  const offer = screen.getByText('You also answered this on another device:').parentElement as HTMLElement
  within(offer).getByText('Written on the laptop')
  await press('Submit Form')
  await press('Use that answer')
  await waitFor(() => expect(field.value).toBe('Written on the laptop'))
  expect(screen.queryByText('You also answered this on another device:')).toBeNull()
  expect(shown.sent, 'nothing is submitted before one is chosen').toEqual([
    `POST /portal/submissions/${id}/answers`,
  ])
  expect(shown.bodies[0]).toMatchObject({
    answers: { clinic: { value: 'Written on the laptop' } },
    settled: ['clinic'],
  })
})

test.each([
  [true, 'Great job completing your task. Your case manager has been notified.'],
  [false, 'Task marked as complete'],
])(
  'a completed task says that somebody was told only where it is so (%s)',
  async (alertsCaseManager, said) => {
    const task = { id, title: 'Bring a photo' }
    const shown = inPortal(forms, <FormsAndTasks />, {
      'GET /tasks': ok([task]),
      'POST /tasks/{id}/complete': 'line',
    })
    await press('Mark Complete: Bring a photo')
    await expectToastWith('Failed to update task.')
    shown.answer('POST /tasks/{id}/complete', ok({ alertsCaseManager }))
    shown.answer('GET /tasks', ok([{ ...task, status: 'completed' }]))
    await press('Mark Complete: Bring a photo')
    await expectToastWith(said)
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Mark Complete/ })).toBeNull())
  },
)
