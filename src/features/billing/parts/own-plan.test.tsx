/** What the card of Premium says in every state of a subscription, to every role, and what its presses lead to. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  type Answer,
  expectToast,
  ok,
  press,
  problem,
  type Shown,
  screen,
  show,
  waitFor,
} from '../../../../test/component-screen.tsx'
import type { Premium } from '../billing.contract.ts'
import type { PremiumReason } from '../billing.rules.ts'
import { billingText as text } from '../billing.text.ts'
import OwnPlan from './own-plan.tsx'
import { TestCheckout } from './test-checkout.tsx'

const premium = 'GET /billing/premium'
const tab = { opener: {}, location: { replace: vi.fn() }, close: vi.fn() }
beforeEach(() => void vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window))
afterEach(() => vi.restoreAllMocks())

const session = (...hats: string[]) =>
  ok({
    person: { name: 'Dana' },
    memberships: hats.map(hat => ({ hat, organizationId: '0199b0b0-0000-7000-8000-000000000001' })),
  })
const paid = { isSubscribed: true, subscriptionEndsAt: '2026-01-20T12:00:00Z' }

const plan = (hat: string, answer: Answer = ok({})): Shown =>
  show(<OwnPlan />, '/subscription', { 'GET /session': session(hat), [premium]: answer })
const checkout = (hat: string, answer: Answer = ok({})): Shown =>
  show(<TestCheckout />, '/subscription/test-checkout', {
    'GET /session': session(hat),
    [premium]: answer,
  })
const buttons = () => screen.queryAllByRole('button').map(button => button.textContent)

/** Every reason of the contract, and none. */
const states: Record<
  PremiumReason | 'none',
  [about: string, answer: Partial<Premium>, says: string, presses: string[]][]
> = {
  'billing-off': [['a copy without prices', {}, 'Open to everybody here', []]],
  administrator: [['an administrator too', {}, 'Admin - Premium Access Granted', []]],
  plan: [['who has it by the plan', { plan: 'growth' }, 'Part of your organization’s plan', []]],
  subscription: [
    ['who pays', { ...paid, renews: true }, 'Renews on Tue, Jan 20', ['Manage Subscription']],
    [
      'who cancelled',
      { ...paid, renews: false, mayBuy: true },
      'Ends on Tue, Jan 20',
      ['Manage Subscription', 'Renew again'],
    ],
    [
      'who cancelled, where the organization pays now',
      { ...paid, renews: false, plan: 'growth' },
      'Ends on Tue, Jan 20',
      ['Manage Subscription'],
    ],
  ],
  trial: [
    [
      'a trial',
      { mayBuy: true, trialEndsAt: '2026-01-10T11:00:00Z' },
      'Open in your trial: 5 days left',
      ['Upgrade to Premium'],
    ],
    [
      'the last day of one',
      { mayBuy: true, trialEndsAt: '2026-01-05T13:00:00Z' },
      'Open in your trial: 1 day left',
      ['Upgrade to Premium'],
    ],
  ],
  none: [
    [
      'a trial that is over',
      { mayBuy: true, trialEndsAt: '2026-01-03T12:00:00Z' },
      'Your organization’s trial ended on Sat, Jan 3.',
      ['Upgrade to Premium'],
    ],
    ['Starter', { mayBuy: true, plan: 'starter' }, text.forOne, ['Upgrade to Premium']],
    [
      'who paid until lately',
      { mayBuy: true, plan: 'starter', subscriptionEndsAt: '2026-01-02T12:00:00Z' },
      'Your subscription ended on Fri, Jan 2.',
      ['Upgrade to Premium'],
    ],
  ],
}
const every = Object.entries(states).flatMap(([reason, those]) =>
  those.flatMap(([about, answer, says, presses]) =>
    ['case_manager', 'specialist'].map(hat => ({ hat, about, reason, answer, says, presses })),
  ),
)

test.each(every)('to a $hat: $about', async ({ hat, reason, answer, says, presses }) => {
  plan(hat, ok({ isOpen: reason !== 'none', reason: reason === 'none' ? null : reason, ...answer }))
  await waitFor(() => expect(document.body.textContent).toContain(says))
  expect(buttons()).toEqual(presses)
})

test.each([
  ['patient', 'Everything is free for you', '/patient-portal/dashboard'],
  ['nobody', 'Your account belongs to no team yet', '/account'],
])('to a %s it sells nothing', async (hat, says, address) => {
  show(<OwnPlan />, '/subscription', { 'GET /session': hat === 'nobody' ? session() : session(hat) })
  expect(await screen.findByText(says)).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe(address)
  expect(buttons()).toEqual([])
})

test('an administrator has it, and nothing to buy', async () => {
  plan('administrator')
  expect(await screen.findByText('Admin - Premium Access Granted')).toBeTruthy()
  expect(buttons()).toEqual([])
})

test('an administrator of a copy without prices reads why their colleagues have it', async () => {
  plan('administrator', ok({ isOpen: true, reason: 'billing-off' }))
  expect(await screen.findByText(text.held['billing-off'].body)).toBeTruthy()
  expect(screen.getByText('Admin - Premium Access Granted')).toBeTruthy()
  expect(screen.queryByText(/plan or trial/)).toBeNull()
  expect(buttons()).toEqual([])
})

test('an administrator manages what they bought before', async () => {
  plan('administrator', ok({ ...paid, reason: 'administrator', renews: true }))
  expect(
    await screen.findByText(/^Renews on Tue, Jan 20\. You pay for this subscription yourself/),
  ).toBeTruthy()
  expect(buttons()).toEqual(['Manage Subscription'])
})

test('while it is looked up it says so; what could not be looked up is tried again', async () => {
  const shown = plan('case_manager', problem(500, 'INTERNAL_SERVER_ERROR'))
  const arrive = shown.holdBack()
  expect(await screen.findByText(text.loading)).toBeTruthy()
  arrive()
  expect(await screen.findByText(text.failed.title)).toBeTruthy()
  shown.answer(premium, ok({ reason: 'plan', isOpen: true, plan: 'growth' }))
  await press('Try again')
  expect(await screen.findByText('Part of your organization’s plan')).toBeTruthy()
})

test('looks how it went three seconds after a checkout was opened, and whenever the tab comes back', async () => {
  const waits = vi.spyOn(globalThis, 'setTimeout')
  const shown = plan('case_manager', ok({ reason: null, mayBuy: true }))
  shown.answer('POST /billing/checkout', ok({ url: '/subscription/test-checkout' }))
  document.dispatchEvent(new Event('visibilitychange'))
  await press('Upgrade to Premium')
  await waitFor(() => expect(waits.mock.calls.some(([, ms]) => ms === 3_000)).toBe(true))
  expect(tab.location.replace).toHaveBeenCalledWith(
    new URL('/subscription/test-checkout', window.location.href),
  )
  expect(shown.sent).toEqual(['POST /billing/checkout'])
  shown.answer('POST /billing/check', ok({ askedAt: '2026-01-05T11:00:00Z' }))
  shown.answer(
    premium,
    ok({ ...paid, isOpen: true, reason: 'subscription', renews: true, askedAt: '2026-01-05T12:00:00Z' }),
  )
  document.dispatchEvent(new Event('visibilitychange'))
  await expectToast(text.opened.title, text.opened.body)
  expect(await screen.findByText('Renews on Tue, Jan 20')).toBeTruthy()
  expect(shown.sent).toEqual(['POST /billing/checkout', 'POST /billing/check'])
})

/** Every failure that is told, its words, and what leads to it. */
const failing: Record<keyof typeof text.failures, [words: string, fail: () => Promise<void>]> = {
  checkout: [
    'Failed to create checkout session',
    async () => {
      plan('case_manager', ok({ mayBuy: true })).answer(
        'POST /billing/checkout',
        problem(500, 'INTERNAL_SERVER_ERROR'),
      )
      await press('Upgrade to Premium')
    },
  ],
  portal: [
    'Failed to open customer portal',
    async () => {
      plan('specialist', ok({ ...paid, reason: 'subscription' })).answer('POST /billing/portal', 'line')
      await press('Manage Subscription')
    },
  ],
  change: [
    text.failures.change.body,
    async () => {
      checkout('case_manager', ok({ isTest: true, mayBuy: true })).answer('POST /billing/test', 'line')
      await press('Subscribe without a card')
    },
  ],
}

test.each(Object.entries(failing))('tells that it failed: %s', async (name, [words, fail]) => {
  await fail()
  const { title, body } = text.failures[name as keyof typeof failing]
  await expectToast(title, words)
  expect(body).toBe(words)
  if (name !== 'change') expect(tab.close).toHaveBeenCalled()
})

/** The test checkout is a provider too, and has the same states. */
test.each<[about: string, answer: Partial<Premium>, says: string, presses: string[]]>([
  ['nothing bought', { mayBuy: true }, text.test.noCard, ['Subscribe without a card']],
  ['a trial', { mayBuy: true, reason: 'trial' }, text.test.noCard, ['Subscribe without a card']],
  [
    'who pays',
    { ...paid, reason: 'subscription', renews: true },
    'Renews on Tue, Jan 20',
    ['Cancel subscription'],
  ],
  [
    'who cancelled',
    { ...paid, reason: 'subscription', mayBuy: true },
    'Ends on Tue, Jan 20',
    ['Renew again'],
  ],
  ['who cancelled, and has it anyway', { ...paid, reason: 'subscription' }, 'Ends on Tue, Jan 20', []],
  ['who has it by the plan', { reason: 'plan', plan: 'growth' }, text.held.plan.title, []],
  ['an administrator', { reason: 'administrator' }, text.held.administrator.title, []],
  ['a copy without prices', { reason: 'billing-off' }, text.held['billing-off'].title, []],
  ['a copy that charges cards', { isTest: false }, text.test.elsewhere.title, []],
])('the test checkout: %s', async (_, answer, says, presses) => {
  checkout('case_manager', ok({ isTest: true, ...answer }))
  expect(await screen.findByText(says)).toBeTruthy()
  expect(buttons()).toEqual(presses)
  expect(screen.getByRole('link', { name: 'Back to your plan' }).getAttribute('href')).toBe('/subscription')
})

test('the test checkout tells who may not buy apart from what could not be looked up', async () => {
  const shown = checkout('patient', problem(500, 'INTERNAL_SERVER_ERROR'))
  expect(await screen.findByText(text.failed.title)).toBeTruthy()
  shown.answer(premium, problem(403, 'FORBIDDEN'))
  await press('Try again')
  expect(await screen.findByText(text.test.closed.title)).toBeTruthy()
})

test('an administrator ends in the test checkout what they bought before', async () => {
  const shown = checkout(
    'administrator',
    ok({ ...paid, isTest: true, reason: 'administrator', renews: true }),
  )
  expect(await screen.findByText('Renews on Tue, Jan 20')).toBeTruthy()
  shown.answer('POST /billing/test', ok({ askedAt: '2026-01-05T11:00:00Z' }))
  shown.answer(
    premium,
    ok({ ...paid, isTest: true, reason: 'administrator', askedAt: '2026-01-05T12:00:00Z' }),
  )
  await press('Cancel subscription')
  expect(await screen.findByText('Ends on Tue, Jan 20')).toBeTruthy()
  expect(shown.bodies).toEqual([{ change: 'cancel' }])
})
