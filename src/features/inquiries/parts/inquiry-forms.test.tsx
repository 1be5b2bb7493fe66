/**
 * What the demo and the contact form say: what is wrong, at its field and in its step; a server that fails or has had enough;
 * and that it was received. Nothing that was typed is ever lost. Without scripts, and over a line: e2e/public-forms.
 */
import type { ReactElement } from 'react'
import { describe, expect, test } from 'vitest'
import {
  expectAutosaved,
  expectProblemAt,
  expectToast,
  field,
  fillIn,
  fireEvent,
  ok,
  press,
  problem,
  screen,
  show,
  waitFor,
} from '../../../../test/component-screen.tsx'
import { ContactForm } from './contact-form.tsx'
import { DemoForm } from './demo-form.tsx'

type Words = Record<string, string>
type Wrong = [name: string, value: string, message: string]

const nasty = '<script>alert(1)</script> "><b> 😀🏳️‍🌈 שלום مرحبا'
const long = (letters: number) => 'x'.repeat(letters + 1)

const person: Wrong[] = [
  ['name', '', 'Name is required'],
  ['name', long(100), 'Name can be at most 100 characters'],
  ['email', '', 'Invalid email address'],
  ['email', nasty, 'Invalid email address'],
  ['email', `${'a'.repeat(250)}@example.org`, 'Email can be at most 255 characters'],
]

interface Form {
  element: ReactElement
  request: 'POST /inquiries/demo' | 'POST /inquiries/contact'
  good: Words
  wrong: Wrong[]
  sends: string
  received: [title: string, body: string]
  failed: [title: string, body: string]
}

const demo: Form = {
  element: <DemoForm />,
  request: 'POST /inquiries/demo',
  good: {
    organizationName: nasty,
    sector: 'housing',
    teamSize: '11-50',
    name: nasty,
    email: 'ada@example.org',
    phone: '1',
    notes: nasty,
  },
  wrong: [
    ['organizationName', '   ', 'Organization name is required'],
    ['organizationName', long(100), 'Organization name can be at most 100 characters'],
    ['sector', '', 'Please select a sector'],
    ['teamSize', '', 'Please select team size'],
    ...person,
    ['phone', long(20), 'Phone can be at most 20 characters'],
    ['notes', `${nasty}${long(1000)}`, 'Notes can be at most 1,000 characters'],
  ],
  sends: 'Submit Request',
  received: [
    'Demo Request Received!',
    "Thanks! We'll reach out within one business day to schedule your personalized demo.",
  ],
  failed: ['Error', 'Failed to submit demo request. Please try again.'],
}

const contact: Form = {
  element: <ContactForm />,
  request: 'POST /inquiries/contact',
  good: { name: nasty, email: 'ben@example.org', message: `Hello\n${nasty}` },
  wrong: [
    ...person,
    ['message', '', 'Message is required'],
    ['message', `${nasty}${long(1000)}`, 'Message can be at most 1,000 characters'],
  ],
  sends: 'Send Message',
  received: ['Message Sent!', "Thank you for contacting us. We'll get back to you soon."],
  failed: ['Error', 'Failed to send message. Please try again.'],
}

const isDemo = (form: Form) => form === demo
const stepOf = (name: string) => field(name).closest('fieldset')

/** To the last step, where there are several: from wherever the form stands. */
async function goToTheEnd(form: Form): Promise<void> {
  while (isDemo(form) && stepOf('email')?.hidden) await press('Continue')
}

async function open(form: Form) {
  const shown = show(form.element, '/here')
  fillIn(form.good)
  await goToTheEnd(form)
  return shown
}

describe.each([
  ['the demo form', demo],
  ['the contact form', contact],
])('%s', (_, form) => {
  test('says at each field what is wrong with it, goes to it, and loses nothing', async () => {
    const shown = await open(form)
    for (const [name, value, message] of form.wrong) {
      fillIn({ [name]: value })
      await goToTheEnd(form)
      await press(form.sends)
      await waitFor(() => expectProblemAt(name, message))
      await waitFor(() => expect(document.activeElement, value).toBe(field(name)))
      if (isDemo(form)) expect(stepOf(name)?.hidden).toBe(false)
      expectAutosaved({ ...form.good, [name]: value })
      fillIn({ [name]: form.good[name] ?? '' })
      expect(field(name).getAttribute('aria-invalid')).not.toBe('true')
    }
    expect(shown.sent).toEqual([])
  })

  test('says why it was not sent, and goes through on another try', async () => {
    const shown = await open(form)
    for (const [answer, alert] of [
      ['line', 'Nothing you typed is lost.'],
      [problem(500, 'INTERNAL_SERVER_ERROR'), 'Nothing you typed is lost.'],
      [problem(429, 'TOO_MANY_REQUESTS'), 'Too many requests'],
    ] as const) {
      shown.answer(form.request, answer)
      await press(form.sends)
      await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(alert))
      expect(screen.getByRole('alert').textContent).toContain('Nothing you typed is lost.')
      expectAutosaved(form.good)
    }
    await expectToast(...form.failed)
    shown.answer(form.request, ok(undefined))
    await press(form.sends)
    await expectToast(...form.received)
    await waitFor(() =>
      expect(document.querySelector('[role="status"]')?.textContent).toContain(form.received[0]),
    )
    expect(document.body.textContent).toContain(`We will write to ${form.good.email}.`)
    expectAutosaved(Object.fromEntries(Object.keys(form.good).map(name => [name, ''])))
    // Each try carries the same id: what arrived although its answer did not is stored once.
    expect(new Set(shown.bodies.map(body => (body as { id: string }).id)).size).toBe(1)
  })

  test('after words of danger help stands first and keeps the focus', async () => {
    const shown = await open(form)
    fillIn({ [isDemo(form) ? 'notes' : 'message']: 'I want to kill myself tonight' })
    shown.answer(form.request, ok(undefined))
    await press(form.sends)
    const card = await screen.findByRole('alert', { name: 'You matter. Help is here now.' })
    // The same words stand in a toast for five seconds.
    const received = await waitFor(() => {
      const notice = document.querySelector('[role="status"]')
      expect(notice?.textContent).toContain(form.received[0])
      return notice as Element
    })
    expect(card.compareDocumentPosition(received)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await waitFor(() => expect(document.activeElement).toBe(card))
    expect(card.querySelector('a')?.textContent).toBe('Call 988')
  })
})

test('the demo form asks nothing before its end, then goes to the first step that needs something', async () => {
  const shown = show(demo.element, '/here')
  // Enter goes on, as Continue does.
  fireEvent.submit(document.querySelector('form') as HTMLFormElement)
  await waitFor(() => expect(stepOf('organizationName')?.hidden).toBe(true))
  await goToTheEnd(demo)
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0)
  fillIn({ name: 'Ada' })
  await press('Submit Request')
  await waitFor(() => expectProblemAt('organizationName', 'Organization name is required'))
  expect(stepOf('organizationName')?.hidden).toBe(false)
  expectProblemAt('sector', 'Please select a sector')
  expectProblemAt('teamSize', 'Please select team size')
  expectAutosaved({ name: 'Ada' })
  expect(shown.sent).toEqual([])
})
