/**
 * What the portal says when something does not load or arrive, row by row of the error catalogue (decision 25): every toast
 * once, in its words; what was typed stays, and another try goes through. The welcome conversation, messages, forms and tasks,
 * goals and the profile have theirs beside this.
 */
import { cleanup } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { queryClient } from '#platform/api/query-client.ts'
import {
  expectToastWith,
  fireEvent,
  ok,
  openDialog,
  press,
  problem,
  screen,
  toasts,
  type,
  waitFor,
  within,
} from '../../../test/component-screen.tsx'
import { inPortal, sam, tooMany } from '../../../test/portal-screen.tsx'
import Dashboard from './dashboard.tsx'
import FormsAndTasks from './forms-and-tasks.tsx'

test('what was sent too often keeps the words in the field, and shows the card for words of danger', async () => {
  const again =
    'That was a lot in a short time. You can send it again in a minute. Your words stay here until then.'
  inPortal('/patient-portal/dashboard', <Dashboard />, {
    'GET /portal/figures': ok({ onboarding: 'completed' }),
    'POST /needs': tooMany,
  })
  const field = (await screen.findByLabelText('What do you need right now?')) as HTMLTextAreaElement
  fireEvent.change(field, { target: { value: 'I cannot go on' } })
  fireEvent.submit(field.form as HTMLFormElement)
  await expectToastWith(again)
  const alerts = await screen.findAllByRole('alert')
  expect(alerts.some(alert => alert.textContent?.includes('988'))).toBe(true)
  expect(field.value).toBe('I cannot go on')
})

test.each([
  ['Schedule an appointment', 'Ask for this time', 'Missing information'],
  ['Add a goal', 'Add Goal', 'Title required'],
])('%s: what it says is missing goes with its dialog', async (opens, sends, missing) => {
  inPortal('/patient-portal/dashboard', <Dashboard />, {
    'GET /portal/figures': ok({ onboarding: 'completed' }),
  })
  const [button] = await screen.findAllByRole('button', { name: opens })
  fireEvent.click(button as HTMLElement)
  const dialog = await openDialog()
  await press(sends, dialog)
  await expectToastWith(missing)
  fireEvent.keyDown(dialog, { key: 'Escape' })
  await waitFor(() => expect(toasts()).toEqual([]))
})

describe('the portal', () => {
  const figures = ok({ onboarding: 'completed' })

  test('that cannot ask who is here says so, and opens with another try', async () => {
    const shown = inPortal('/patient-portal/dashboard', <Dashboard />, { 'GET /session': 'line' })
    await screen.findByText('Error loading patient data')
    shown.answer('GET /session', sam)
    await press('Try again')
    await screen.findByRole('heading', { level: 1, name: /Sam/ })
  })

  test('of an account that is no patient yet says that opening failed, and opens with another try', async () => {
    const shown = inPortal('/patient-portal/dashboard', <Dashboard />, {
      'GET /session': ok({ person: { name: 'Noor' } }),
      'POST /portal/open': problem(500, 'INTERNAL_SERVER_ERROR'),
    })
    await expectToastWith('Error loading patient data')
    shown.answer(
      'POST /portal/open',
      ok({
        patientId: '00000000-0000-4000-8000-000000000001',
        organizationId: '00000000-0000-4000-8000-000000000002',
        organizationName: 'Riverbend',
        asks: null,
        waitingName: null,
      }),
    )
    await press('Try again')
    await screen.findByRole('heading', { level: 1, name: /Sam/ })
  })

  test.each(['dashboard', 'messages', 'profile'])(
    'asks whoever is no patient yet before it shows anything: %s',
    async tab => {
      const shown = inPortal(`/patient-portal/${tab}`, <p>what stands there</p>, {
        'GET /session': ok({ person: { name: 'Priya' }, memberships: [{ hat: 'specialist' }] }),
        'POST /portal/open': ok({ patientId: null, asks: 'become', organizationName: 'Riverbend' }),
      })
      await screen.findByRole('heading', { name: 'Become a patient of Riverbend?' })
      expect(screen.queryByText('what stands there')).toBeNull()
      expect(shown.bodies).toEqual([{}])
    },
  )

  test('says that its figures did not load', async () => {
    inPortal('/patient-portal/dashboard', <Dashboard />, {
      'GET /portal/figures': problem(500, 'INTERNAL_SERVER_ERROR'),
    })
    await expectToastWith('Error loading data')
  })

  test('says that a case is closed, and asks for nothing new', async () => {
    inPortal('/patient-portal/dashboard', <Dashboard />, {
      'GET /portal/record': ok({ callName: 'Sam', closedOn: '2026-01-04' }),
    })
    await screen.findByText('Your case has been closed since Sun, Jan 4')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Schedule an appointment' })).toBeNull())
  })

  test('begins no form in a closed case', async () => {
    inPortal('/patient-portal/forms-and-tasks', <FormsAndTasks />, {
      'GET /portal/record': ok({ callName: 'Sam', closedOn: '2026-01-04' }),
      'GET /portal/forms': ok([{ title: 'Your health', status: 'not_started', questionCount: 6 }]),
    })
    await screen.findByText('Your case has been closed since Sun, Jan 4')
    await screen.findByText('Your health')
    expect(screen.queryByRole('button', { name: /^Start Form/ })).toBeNull()
  })

  test('says a task in a line, and how much of the checklist is in place once there is one', async () => {
    const task = { title: 'Bring the light bill', description: 'For the rent help.', dueOn: '2026-01-09' }
    const shown = inPortal('/patient-portal/dashboard', <Dashboard />, {
      'GET /portal/figures': ok({ onboarding: 'completed', completedChecklistItems: 0, checklistItems: 0 }),
      'GET /tasks': ok([task]),
    })
    const line = (await screen.findByRole('button', { name: /^Mark Complete: / })).closest('li')
    expect(line?.textContent).toBe('Bring the light billDue Fri, Jan 9Mark Complete')
    expect(document.body.textContent).not.toContain('in place')
    shown.answer(
      'GET /portal/figures',
      ok({ onboarding: 'completed', completedChecklistItems: 12, checklistItems: 31 }),
    )
    await queryClient.invalidateQueries()
    await screen.findByText('12 of 31 in place')
  })

  test('says of what is new how it begins, and of the notebook nothing', async () => {
    const id = '11111111-1111-4111-8111-111111111111'
    const newest = { id: id, unreadCount: 1, updatedAt: '2026-01-05T11:00:00Z' }
    inPortal('/patient-portal/dashboard', <Dashboard />, {
      'GET /portal/figures': ok({ onboarding: 'completed', unreadMessages: 1 }),
      'GET /conversations': ok({
        conversations: [
          {
            ...newest,
            unreadCount: 0,
            participantType: 'private',
            previewSender: 'patient',
            preview: 'My own words',
          },
          {
            ...newest,
            participantName: 'Dana Whitfield',
            previewSender: 'case_manager',
            preview: 'Send it here',
          },
        ],
      }),
      'GET /portal/forms': ok([{ id: id, title: 'Rent form', status: 'pending', questionCount: 8 }]),
      'GET /appointments': ok({
        appointments: [
          {
            ...{ id: id, status: 'confirmed', staffName: 'Dana Whitfield' },
            ...{ startsAt: '2026-01-07T15:00:00Z', endsAt: '2026-01-07T15:45:00Z' },
          },
        ],
      }),
    })
    const news = await screen.findByRole('region', { name: 'New' })
    expect(
      within(news)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Message from Dana Whitfield1 hour agoSend it here',
      'Rent form is ready for you8 questions',
      'Your next visitWed, Jan 7, 3:00 PM, with Dana Whitfield',
    ])
  })

  test('never parts the hour of a visit from its half of the day', async () => {
    const asked = { status: 'offered', sequence: 1, staffName: 'Dana Whitfield' }
    inPortal('/patient-portal/dashboard', <Dashboard />, {
      'GET /portal/figures': figures,
      'GET /appointments': ok({
        appointments: [{ ...asked, startsAt: '2026-01-07T13:00:00Z', endsAt: '2026-01-07T13:45:00Z' }],
      }),
    })
    const step = await screen.findByRole('region', { name: 'Your next step' })
    await within(step).findByRole('button', { name: 'Yes, that works' })
    expect(step.textContent).toContain('Does Wed, Jan 7, 1:00\u00a0PM work for you?')
  })

  test('counts nothing where nothing was asked', async () => {
    inPortal('/patient-portal/forms-and-tasks', <FormsAndTasks />)
    await screen.findByText('You have no forms yet.')
    await screen.findByText('You have no tasks yet.')
    expect(document.body.textContent).not.toContain('0 of 0')
  })

  test('speaks of no affirmation that did not come, where the rest of its bundle did', async () => {
    inPortal('/patient-portal/dashboard', <Dashboard />, {
      'GET /portal/figures': figures,
      'GET /affirmation': problem(500, 'INTERNAL_SERVER_ERROR'),
      'POST /needs': 'line',
    })
    await screen.findByText('Recent Activity')
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Daily affirmation' })).toBeNull())
    // What fails later is told by now, and nothing was before it.
    type('What do you need right now?', 'I need help with rent this month')
    await press('Submit')
    await expectToastWith('Your words are still here. Please try again.')
    expect(toasts()).toHaveLength(1)
  })

  test('keeps the words of the needs box when they could not be sent, and lets them go when they were', async () => {
    inPortal('/patient-portal/dashboard', <Dashboard />, { 'POST /needs': 'line' })
    const box = (await screen.findByLabelText('What do you need right now?')) as HTMLTextAreaElement
    const submit = screen.getByRole('button', { name: 'Submit' }) as HTMLButtonElement
    expect(submit.disabled).toBe(true)
    type('What do you need right now?', 'I need help with rent this month')
    await press('Submit')
    await expectToastWith('Your words are still here. Please try again.')
    expect(box.value).toBe('I need help with rent this month')
    // Kept for the next page, too.
    cleanup()
    inPortal('/patient-portal/dashboard', <Dashboard />, {
      'POST /needs': ok({ response: 'Call the rent help program.' }),
    })
    const again = (await screen.findByLabelText('What do you need right now?')) as HTMLTextAreaElement
    expect(again.value).toBe('I need help with rent this month')
    await press('Submit')
    await screen.findByRole('heading', { name: 'AI Support Response' })
    expect(again.value).toBe('')
  })
})
