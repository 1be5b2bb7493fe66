/** Forms that work without scripts: a POST to the page itself, answered with a page. */
import type { HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { InquiryKind } from '#features/inquiries/inquiries.rules.ts'
import { takePostedInquiry } from '#features/inquiries/inquiries-posted.server.ts'
import { addressIn, languages } from '#lib/language.ts'
import { isFromElsewhere } from '#platform/api.server.ts'
import { addressOf } from '#platform/asking-address.server.ts'
import type { AppOptions } from './app.server.ts'

/** Far more than any of the forms takes: whoever pastes too much gets it back, with a word at the field. */
const MOST_BYTES = 1_000_000
const kinds: readonly InquiryKind[] = ['demo', 'contact']

/** Adds the demo and the contact form, in each language. */
export function addPostedForms(app: Hono<{ Bindings: HttpBindings }>, options: AppOptions): void {
  for (const kind of kinds)
    for (const language of languages) {
      const page = addressIn(language, `/${kind}`)
      app.post(
        page,
        bodyLimit({ maxSize: MOST_BYTES, onError: c => c.text('This is more than a form can take.', 413) }),
        async c => {
          const request = c.req.raw
          if (isFromElsewhere(request.headers)) return c.text('This request came from another site.', 403)
          if (!request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded'))
            return c.text('This is not sent as a form.', 415)
          const answer = await takePostedInquiry(kind, language, new URLSearchParams(await c.req.text()), {
            as: token => options.doors.as({ token, hat: 'visitor', organization: undefined }),
            address: addressOf(c, options.proxies),
          })
          if (answer.status === 303) return c.redirect(answer.location, 303)
          if (answer.cause) options.log(`Failed: POST ${page}: ${String((answer.cause as Error).stack)}`)
          return options.pages.answerChanged(page, answer.status, answer.fill)
        },
      )
    }
}
