import { mutationOptions, QueryObserver, queryOptions } from '@tanstack/react-query'
import { apiFor } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { StaffHat } from '#platform/api/staff-hat.client.ts'
import { showToast } from '#ui/toast.ts'
import type { billingContract, Premium } from './billing.contract.ts'
import { nextChange, type TestChange, trialDaysLeft } from './billing.rules.ts'
import { billingText as text } from './billing.text.ts'

const api = apiFor<typeof billingContract>('billing', apiRoutes.billingContract)

/** The longest that a browser waits: more wraps around to nothing. */
const LONGEST_WAIT_MS = 2 ** 31 - 1

/** Whether Premium is open for whoever looks, in this hat. What the clock changes is asked about again then. */
export const premiumIn = (hat: StaffHat) =>
  queryOptions({
    ...api[hat].premium.queryOptions({}),
    refetchInterval: ({ state: { data } }) => {
      const moment = data && nextChange(data, new Date())
      return moment ? Math.min(moment - Date.now(), LONGEST_WAIT_MS) : false
    },
  })

/** The same for a member of staff at the desk. */
export const premiumState = premiumIn('staff')

/** How often, and for how long, it is looked whether the payment provider has answered, in milliseconds. */
const LOOKS_EVERY_MS = 400
const ANSWERS_WITHIN_MS = 6_000

/** Looks until the provider was asked once more than `before`. Says so where Premium has opened. */
async function awaitAnswer(hat: StaffHat, before: Premium): Promise<Premium> {
  let now = before
  for (const end = Date.now() + ANSWERS_WITHIN_MS; Date.now() < end && now.askedAt === before.askedAt; ) {
    await new Promise(resolve => setTimeout(resolve, LOOKS_EVERY_MS))
    now = await queryClient.fetchQuery({ ...premiumIn(hat), staleTime: 0 })
  }
  if (before.reason !== 'subscription' && now.reason === 'subscription')
    showToast({ kind: 'success', ...text.opened })
  return now
}

/** Has the provider asked; what it answers shows by itself. A failure is silent: the page stays as it was. */
export const checkSubscription = (hat: StaffHat) =>
  mutationOptions({
    mutationKey: ['billing', 'check', hat],
    mutationFn: async () => awaitAnswer(hat, await api[hat].check.call({})),
  })

/** Opens what `place` names in the tab that the press opened; a browser that refuses a new tab goes there itself. */
async function openIn(tab: Window | null, place: Promise<{ url: string }>): Promise<void> {
  try {
    const { url } = await place
    if (!tab) return window.location.assign(url)
    tab.opener = null
    tab.location.replace(new URL(url, window.location.href))
  } catch (error) {
    tab?.close()
    throw error
  }
}

/** Each takes the tab to open it in: only a press may open one, before anything is asked. */
export const openCheckout = mutationOptions({
  mutationKey: ['billing', 'checkout'],
  mutationFn: (tab: Window | null) => openIn(tab, api.staff.checkout.call({})),
  meta: { toast: { failure: text.failures.checkout } },
})
export const openPortal = (hat: StaffHat) =>
  mutationOptions({
    mutationKey: ['billing', 'portal', hat],
    mutationFn: (tab: Window | null) => openIn(tab, api[hat].portal.call({})),
    meta: { toast: { failure: text.failures.portal } },
  })

/** Subscribes or cancels in the built-in test checkout, and is under way until it shows. */
export const changeTest = (hat: StaffHat) =>
  mutationOptions({
    mutationKey: ['billing', 'test', hat],
    mutationFn: async (change: TestChange) => awaitAnswer(hat, await api[hat].changeTest.call({ change })),
    meta: { toast: { failure: text.failures.change } },
  })

/** Tells `follow` whether Premium is open and how many days of a trial are left, now and whenever it changes. */
export function followPremium(
  hat: StaffHat,
  follow: (premium: { isOpen: boolean; isTrial: boolean; daysLeft: number | null }) => void,
): () => void {
  const observer = new QueryObserver(queryClient, premiumIn(hat))
  const tell = ({ data }: { data: Premium | undefined }) =>
    data &&
    follow({
      isOpen: data.isOpen,
      isTrial: data.reason === 'trial',
      daysLeft: data.trialEndsAt === null ? null : trialDaysLeft(data.trialEndsAt, new Date()),
    })
  tell(observer.getCurrentResult())
  return observer.subscribe(tell)
}
