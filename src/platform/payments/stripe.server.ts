/**
 * Stripe, through its official library, which is loaded when it is first asked. Cards are entered on Stripe's own pages. Events
 * are believed by their signature and only as a sign that something changed.
 */
import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import type { PaidSubscription, Payments } from './payments.server.ts'

export interface StripeSettings {
  secretKey: string
  /** What events are signed with. */
  webhookSecret: string
  /** The price of one Premium subscription, as Stripe names it. */
  price: string
  /** Another address than Stripe's own: a proxy, or the stand-in of the tests. */
  apiUrl?: string | undefined
}

/** Under way, or to be paid again soon: what Stripe tries to collect stays open meanwhile. */
const openStates = ['active', 'trialing', 'past_due']
const TIMEOUT_MS = 20_000
const HOUR_MS = 3_600_000

function addressOf(apiUrl: string | undefined) {
  if (!apiUrl) return {}
  const { hostname, port, protocol } = new URL(apiUrl)
  return {
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    protocol: protocol.slice(0, -1) as 'http' | 'https',
  }
}

/** Until when one subscription is paid. Its items are the periods that are charged for. */
function endOf({ cancel_at, items }: Stripe.Subscription): number {
  return cancel_at ?? Math.max(...items.data.map(({ current_period_end }) => current_period_end))
}

const willBeCharged = ({ status, cancel_at, cancel_at_period_end }: Stripe.Subscription) =>
  openStates.includes(status) && !cancel_at_period_end && cancel_at === null

/** When one that was paid for is over; one that never was has no such moment. */
const overAt = (subscription: Stripe.Subscription | undefined) =>
  subscription?.status === 'canceled' && subscription.ended_at
    ? new Date(subscription.ended_at * 1000).toISOString()
    : null

/** Of all that a customer ever had, the one that lasts longest counts; none that is open leaves the newest one's name and end. */
function standingOf(subscriptions: readonly Stripe.Subscription[]): PaidSubscription {
  const [open] = subscriptions
    .filter(({ status }) => openStates.includes(status))
    .toSorted((a, b) => endOf(b) - endOf(a))
  if (!open)
    return {
      subscriptionRef: subscriptions[0]?.id ?? null,
      isSubscribed: false,
      subscriptionEndsAt: overAt(subscriptions[0]),
      renews: false,
    }
  return {
    subscriptionRef: open.id,
    isSubscribed: true,
    subscriptionEndsAt: new Date(endOf(open) * 1000).toISOString(),
    renews: willBeCharged(open),
  }
}

async function load({ secretKey, apiUrl }: StripeSettings): Promise<Stripe> {
  const { default: Library } = await import('stripe')
  return new Library(secretKey, {
    maxNetworkRetries: 2,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...addressOf(apiUrl),
  })
}

/** @param originUrl where people reach this copy: Stripe's pages lead back there */
export function createStripe(settings: StripeSettings, originUrl: string): Payments {
  const { webhookSecret, price } = settings
  const back = `${originUrl}/subscription`
  let loading: Promise<Stripe> | undefined
  const stripe = () => {
    loading ??= load(settings)
    return loading
  }

  const subscriptionsOf = async (customer: string) =>
    (await (await stripe()).subscriptions.list({ customer, status: 'all', limit: 100 })).data

  const readSubscription = async (customer: string) => standingOf(await subscriptionsOf(customer))

  async function openPortal(customer: string): Promise<string> {
    const { url } = await (await stripe()).billingPortal.sessions.create({ customer, return_url: back })
    return url
  }

  return {
    readSubscription,

    async cancelSubscription(customer) {
      for (const { id } of (await subscriptionsOf(customer)).filter(willBeCharged))
        await (await stripe()).subscriptions.update(id, { cancel_at_period_end: true })
      return readSubscription(customer)
    },
    openPortal,

    async makeCustomer({ email, organizationId, userId }) {
      // Asked twice, also by two servers at once, Stripe answers with the same customer.
      const idempotencyKey = createHash('sha256')
        .update(`customer ${organizationId} ${userId} ${email}`)
        .digest('hex')
      const metadata = { organization: organizationId, user: userId }
      const { id } = await (await stripe()).customers.create({ email, metadata }, { idempotencyKey })
      return id
    },

    async startCheckout(customer, last) {
      // Whoever pays already would pay twice: there they renew, or change their card.
      if ((await readSubscription(customer)).isSubscribed) return openPortal(customer)
      const { sessions } = (await stripe()).checkout
      const { data: open } = await sessions.list({ customer, status: 'open', limit: 1 })
      if (open[0]?.url) return open[0].url
      const hour = Math.floor(Date.now() / HOUR_MS)
      const idempotencyKey = createHash('sha256').update(`checkout ${customer} ${last} ${hour}`).digest('hex')
      const { url } = await sessions.create(
        {
          mode: 'subscription',
          customer,
          line_items: [{ price, quantity: 1 }],
          success_url: back,
          cancel_url: back,
        },
        { idempotencyKey },
      )
      if (!url) throw new Error('the payment provider named no page to pay on')
      return url
    },

    async readEvent(body, signature) {
      const { webhooks } = await stripe()
      const event = await webhooks.constructEventAsync(body, signature, webhookSecret).catch(() => undefined)
      if (!event) return undefined
      const { object, id, customer } = event.data.object
      const named = typeof customer === 'string' ? customer : customer?.id
      return { id: event.id, customer: named ?? (object === 'customer' ? id : null) ?? null }
    },
  }
}
