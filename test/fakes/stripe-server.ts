/** A stand-in for Stripe that speaks its wire format: form-encoded questions, JSON answers, idempotency keys, signed events. */
import { createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export const stripeSecrets = {
  secretKey: 'sk_test_tests',
  webhookSecret: 'whsec_tests',
  price: 'price_premium',
}

/** A subscription as Stripe holds it; moments in seconds. */
export interface StripeSubscription {
  id: string
  customer: string
  status: string
  cancel_at: number | null
  cancel_at_period_end: boolean
  current_period_end: number
  ended_at?: number
}

const listOf = (data: unknown[]) => ({ object: 'list', data, has_more: false, url: '/v1' })

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = ''
  for await (const chunk of request) text += chunk
  return new URLSearchParams(text)
}

export class StripeServer {
  readonly subscriptions = new Map<string, StripeSubscription>()
  readonly customers: { id: string; email: string | null }[] = []
  readonly checkouts: { id: string; customer: string | null; status: string; url: string }[] = []
  /** Every question refuses from now on. */
  isDown = false
  readonly #answers = new Map<string, unknown>()
  readonly #server = createServer((request, response) => {
    void this.#answer(request).then(([status, body]) => {
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': randomUUID() })
      response.end(JSON.stringify(body))
    })
  })

  async start(): Promise<string> {
    await new Promise<void>(resolve => this.#server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise(resolve => this.#server.close(() => resolve()))
  }

  /** The body and signature of an event about a customer. */
  event(id: string, customer: string, type = 'customer.subscription.updated', ageSeconds = 0) {
    const body = JSON.stringify({
      id,
      object: 'event',
      type,
      data: { object: { object: 'subscription', customer } },
    })
    const at = Math.floor(Date.now() / 1000) - ageSeconds
    const v1 = createHmac('sha256', stripeSecrets.webhookSecret).update(`${at}.${body}`).digest('hex')
    return { body, signature: `t=${at},v1=${v1}` }
  }

  async #answer(request: IncomingMessage): Promise<[number, unknown]> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe')
    const form = await bodyOf(request)
    if (this.isDown) return [503, { error: { type: 'api_error', message: 'down' } }]
    if (request.headers.authorization !== `Bearer ${stripeSecrets.secretKey}`)
      return [401, { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } }]
    const key = request.headers['idempotency-key']
    if (typeof key !== 'string') return this.#act(`${request.method} ${pathname}`, form, searchParams)
    const known = this.#answers.get(key)
    if (known) return [200, known]
    const [status, body] = this.#act(`${request.method} ${pathname}`, form, searchParams)
    this.#answers.set(key, body)
    return [status, body]
  }

  #act(question: string, form: URLSearchParams, search: URLSearchParams): [number, unknown] {
    if (question === 'POST /v1/customers') {
      const customer = { id: `cus_${randomUUID()}`, email: form.get('email') }
      this.customers.push(customer)
      return [200, { object: 'customer', ...customer }]
    }
    if (question === 'POST /v1/checkout/sessions') {
      if (form.get('line_items[0][price]') !== stripeSecrets.price || form.get('mode') !== 'subscription')
        return [400, { error: { type: 'invalid_request_error', message: 'No such price' } }]
      const id = `cs_${randomUUID()}`
      const session = {
        id,
        customer: form.get('customer'),
        status: 'open',
        url: `https://checkout.example/${id}`,
      }
      this.checkouts.push(session)
      return [200, { object: 'checkout.session', ...session }]
    }
    if (question === 'POST /v1/billing_portal/sessions')
      return [
        200,
        { object: 'billing_portal.session', url: `https://portal.example/${form.get('customer')}` },
      ]
    const ofCustomer = ({ customer }: { customer: string | null }) => customer === search.get('customer')
    if (question === 'GET /v1/checkout/sessions')
      return [200, listOf(this.checkouts.filter(ofCustomer).filter(({ status }) => status === 'open'))]
    const updated = this.subscriptions.get(/^POST \/v1\/subscriptions\/(\w+)$/.exec(question)?.[1] ?? '')
    if (updated) {
      updated.cancel_at_period_end = form.get('cancel_at_period_end') === 'true'
      return [200, { object: 'subscription', ...updated }]
    }
    if (question === 'GET /v1/subscriptions')
      return [
        200,
        listOf(
          [...this.subscriptions.values()]
            .filter(ofCustomer)
            .map(({ current_period_end, ...subscription }) => ({
              object: 'subscription',
              ...subscription,
              items: listOf([{ id: 'si_1', current_period_end }]),
            })),
        ),
      ]
    return [
      404,
      { error: { type: 'invalid_request_error', message: `Unrecognized request URL (${question})` } },
    ]
  }
}
