/**
 * Where a patient goes on after a press that took away what they pressed: the focus is there, for whoever goes by keyboard or by
 * ear. What a phone hides is tried in e2e/by-keyboard.e2e.ts.
 */
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { FormScreen } from '#features/forms/parts/form-screen.tsx'
import { fireEvent, ok, press, screen, show, waitFor, within } from '../../../test/component-screen.tsx'
import { inPortal, sam } from '../../../test/portal-screen.tsx'
import Dashboard from './dashboard.tsx'
import Form from './form.tsx'
import FormsAndTasks from './forms-and-tasks.tsx'

const figures = ok({ onboarding: 'completed' })
const id = (place: number) => `11111111-1111-4111-8111-11111111111${place}`

const step = () => screen.findByRole('region', { name: 'Your next step' })

/** Presses as a keyboard does, from the focus. */
async function pressFrom(name: string | RegExp, inside?: HTMLElement): Promise<void> {
  const button = await within(inside ?? document.body).findByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}

const expectFocusOn = (words: string | RegExp) =>
  waitFor(() => expect(document.activeElement?.textContent).toMatch(words))

const form = { id: id(1), title: 'Your health', questions: [{ name: 'clinic', label: 'Which clinic?' }] }

test('a form that is begun goes on at its first question', async () => {
  inPortal('/patient-portal/form', <FormScreen formId={id(1)} onSubmitted={() => {}} />, {
    'GET /portal/forms/{formId}': ok({ ...form, submission: null }),
    'POST /portal/forms/{formId}/start': ok({ ...form, submission: { id: id(2), status: 'in_progress' } }),
  })
  await screen.findByRole('button', { name: /^Start Form/ })
  expect(document.activeElement, 'who has just opened it begins at its top').toBe(document.body)
  await pressFrom(/^Start Form/)
  await expectFocusOn(/^Question 1 of 1$/)
})

describe('a form that is sent', () => {
  const begun = { id: id(2), formId: id(1), status: 'in_progress', answers: { clinic: 'Main Street' } }
  const done = { status: 'completed', completedAt: '2026-01-05T12:00:00Z' }
  const showForm = (safety: string[]) =>
    show(
      [
        { path: '/patient-portal/forms-and-tasks/:formId', element: <Form /> },
        { path: '/patient-portal/forms-and-tasks', element: <FormsAndTasks /> },
      ],
      `/patient-portal/forms-and-tasks/${id(1)}`,
      {
        'GET /session': sam,
        'GET /portal/forms/{formId}': ok({ ...form, submission: begun }),
        'POST /portal/submissions/{id}/submit': ok({ ...begun, ...done, safety, isCaseManagerTold: true }),
      },
    )

  test('leads to the top of the forms', async () => {
    showForm([])
    await pressFrom('Submit Form')
    await expectFocusOn(/^Forms & Tasks$/)
  })

  test('and stays, goes on at the help above it, and once that is put away at its answers', async () => {
    showForm(['self_harm'])
    await pressFrom('Submit Form')
    await screen.findByText('Your answers')
    await expectFocusOn(/^You matter\. Help is here now\./)
    await pressFrom('Close')
    await expectFocusOn(/^Your answers$/)
  })
})

describe('your next step', () => {
  const task = (place: number, title: string) => ({ id: id(place), title, dueOn: `2026-01-0${place}` })
  const both = [task(1, 'Bring the light bill'), task(2, 'Call the pharmacy')]

  test('that is done gives way to the next, and the focus to its heading', async () => {
    const shown = inPortal('/patient-portal/dashboard', <Dashboard />, {
      'GET /portal/figures': figures,
      'GET /tasks': ok(both),
      'POST /tasks/{id}/complete': ok({}),
    })
    await within(await step()).findByText('Bring the light bill')
    shown.answer('GET /tasks', ok(both.slice(1)))
    await pressFrom('Mark Complete', await step())
    await within(await step()).findByText('Call the pharmacy')
    await expectFocusOn(/^Your next step$/)
  })

  test('that somebody else settles leaves the focus where it is', async () => {
    const shown = inPortal('/patient-portal/dashboard', <Dashboard />, {
      'GET /portal/figures': figures,
      'GET /tasks': ok(both),
      'POST /tasks/{id}/complete': ok({}),
    })
    await within(await step()).findByText('Bring the light bill')
    shown.answer('GET /tasks', ok(both.slice(1)))
    await press('Mark Complete: Bring the light bill')
    const heading = within(await step()).getByRole('heading')
    await within(await step()).findByText('Call the pharmacy')
    expect(document.activeElement).not.toBe(heading)
  })
})

test('what the needs box answers has the focus', async () => {
  inPortal('/patient-portal/dashboard', <Dashboard />, {
    'GET /portal/figures': figures,
    'POST /needs': ok({ response: 'Call the rent help program.', isSaved: true }),
  })
  const field = await screen.findByLabelText('What do you need right now?')
  fireEvent.change(field, { target: { value: 'I need help with rent this month' } })
  await pressFrom('Submit')
  await expectFocusOn(/^AI Support ResponseCall the rent help program/)
})

test('a double click presses nothing of what its first press led to', async () => {
  inPortal('/patient-portal/dashboard', <Dashboard />, { 'GET /portal/figures': figures })
  const buttonIn = () => document.body.appendChild(document.createElement('button'))
  const [before, after] = [buttonIn(), buttonIn()]
  onTestFinished(() => {
    before.remove()
    after.remove()
  })
  const pressed = vi.fn()
  after.addEventListener('click', pressed)
  await step()
  fireEvent.click(before, { detail: 1 })
  fireEvent.click(after, { detail: 2 })
  expect(pressed).not.toHaveBeenCalled()
  for (const detail of [1, 2]) fireEvent.click(after, { detail })
  expect(pressed, 'two presses on one are two').toHaveBeenCalledTimes(2)
})
