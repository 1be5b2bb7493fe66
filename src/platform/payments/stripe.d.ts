/** As much of Stripe’s library as is used here; what it answers is tried against the library itself (billing.stripe.db.test.ts). */
declare module 'stripe' {
  interface Listed<T> {
    data: T[]
  }
  interface Once {
    idempotencyKey: string
  }
  interface Page {
    id: string
    url: string | null
  }
  class Stripe {
    constructor(
      key: string,
      settings: {
        maxNetworkRetries: number
        timeout: number
        telemetry: boolean
        host?: string
        port?: string | number
        protocol?: 'http' | 'https'
      },
    )
    customers: {
      create(
        customer: { email: string; metadata: Record<string, string> },
        once: Once,
      ): Promise<{ id: string }>
    }
    subscriptions: {
      list(of: { customer: string; status: 'all'; limit: number }): Promise<Listed<Stripe.Subscription>>
      update(id: string, change: { cancel_at_period_end: boolean }): Promise<Stripe.Subscription>
    }
    billingPortal: {
      sessions: { create(of: { customer: string; return_url: string }): Promise<{ url: string }> }
    }
    checkout: {
      sessions: {
        list(of: { customer: string; status: 'open'; limit: number }): Promise<Listed<Page>>
        create(
          session: {
            mode: 'subscription'
            customer: string
            line_items: { price: string; quantity: number }[]
            success_url: string
            cancel_url: string
          },
          once: Once,
        ): Promise<Page>
      }
    }
    webhooks: {
      constructEventAsync(body: string, signature: string, secret: string): Promise<Stripe.Event>
    }
  }
  namespace Stripe {
    interface Subscription {
      id: string
      status: string
      cancel_at: number | null
      ended_at: number | null
      cancel_at_period_end: boolean
      items: Listed<{ current_period_end: number }>
    }
    interface Event {
      id: string
      data: { object: { object: string; id?: string; customer?: string | { id: string } | null } }
    }
  }
  export default Stripe
}
