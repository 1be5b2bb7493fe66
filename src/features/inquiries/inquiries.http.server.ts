/** The demo and the contact form as a browser without scripts sends them: a POST to the page itself, answered with a page. */
import { createHash } from 'node:crypto'
import { bodyLimit } from 'hono/body-limit'
import { hearDanger } from '#features/safety/detection/detection.rules.ts'
import { helpCardIn } from '#features/safety/help-card/help-card.rules.ts'
import type { SafetyKind } from '#features/safety/safety.rules.ts'
import { safetyText as spanishSafety } from '#features/safety/safety.text.es.ts'
import { safetyText as englishSafety } from '#features/safety/safety.text.ts'
import { type Filling, fillForm } from '#lib/filled-form.ts'
import { problemWords, readForm } from '#lib/form-reading.ts'
import { addressIn, type Language, languages } from '#lib/language.ts'
import { toApiError } from '#platform/api/api.server.ts'
import { addressOf } from '#platform/api/client-address.server.ts'
import { type HttpApp, isFromElsewhere } from '#platform/api/http.server.ts'
import type { DatabasePool } from '#platform/database/database.server.ts'
import { type Log, logFailure } from '#platform/log/log.server.ts'
import { requestId } from '#platform/log/request-log.server.ts'
import type { Pages } from '#platform/pages/pages.server.ts'
import { inTimeSlices } from '#platform/time-slices/time-slices.ts'
import { contactMessage, demoRequest } from './inquiries.contract.ts'
import { fieldsOf, type InquiryKind } from './inquiries.rules.ts'
import { keepInquiry, type Sender } from './inquiries.server.ts'
import { inquiriesText as spanish } from './inquiries.text.es.ts'
import { inquiriesText as english } from './inquiries.text.ts'

/** Far more than any of the forms takes: whoever pastes too much gets it back, with a word at the field. */
const MOST_BYTES = 1_000_000
const kinds: readonly InquiryKind[] = ['demo', 'contact']
const texts: Record<Language, typeof english> = { en: english, es: spanish }
const safetyTexts: Record<Language, typeof englishSafety> = { en: englishSafety, es: spanishSafety }

/** So many characters of what was posted are read for danger: more is never taken. */
const MOST_READ = 20_000

interface PostedFormsOptions {
  databasePool: DatabasePool
  pages: Pages
  /** Proxies of one's own in front of the server; none unless it is said. */
  proxies?: number
  /** Where people reach the server, where that was said. */
  origin?: string | undefined
  log: Log
}

/** Adds the demo and the contact form, in each language. */
export function addPostedForms(app: HttpApp, options: PostedFormsOptions): void {
  for (const kind of kinds)
    for (const language of languages) {
      const page = addressIn(language, `/${kind}`)
      app.post(
        page,
        bodyLimit({ maxSize: MOST_BYTES, onError: c => c.text('This is more than a form can take.', 413) }),
        async c => {
          const request = c.req.raw
          if (isFromElsewhere(request.headers, options.origin))
            return c.text('This request came from another site.', 403)
          if (!request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded'))
            return c.text('This is not sent as a form.', 415)
          const address = addressOf(c, options.proxies)
          const answer = await acceptPostedInquiry(kind, language, new URLSearchParams(await c.req.text()), {
            as: token =>
              options.databasePool.as({ token, hat: 'visitor', organization: undefined }, { address }),
            address,
          })
          if (answer.status === 303) return c.redirect(answer.location, 303)
          if (answer.cause) logFailure(options.log, `POST ${page}`, answer.cause, requestId())
          return options.pages.answerChanged(page, answer.status, answer.fill)
        },
      )
    }
}

/** Where to go on, or the form's own page with what was typed still in it. */
type PostedAnswer =
  | { status: 303; location: string; fill?: undefined; cause?: undefined }
  | { status: 422 | 429 | 500 | 503; location?: undefined; fill: (page: string) => string; cause?: unknown }

/**
 * Takes a posted form: the same contract, limits and trap as the API's. `cause` is what failed on our side, for the log.
 */
async function acceptPostedInquiry(
  kind: InquiryKind,
  language: Language,
  typed: URLSearchParams,
  sender: Sender,
): Promise<PostedAnswer> {
  const fields: readonly string[] = fieldsOf[kind]
  const values = new Map(fields.map(field => [field, typed.getAll(field)]))
  const text = texts[language]
  const words = [...values.values()].flat().join('\n').slice(0, MOST_READ)
  const heard = await hearDanger(words, inTimeSlices())
  const first = heard.length > 0 ? helpFirst(language, heard) : undefined
  const answer = (
    status: 422 | 429 | 500 | 503,
    shown: Omit<Filling, 'values' | 'pageTitle'>,
    cause?: unknown,
  ) => ({
    status,
    fill: (page: string) =>
      fillForm(page, kind, {
        ...shown,
        first,
        values,
        pageTitle: text.toMend.pageTitle,
      }),
    cause,
  })
  try {
    const problems = await keepTyped(kind, language, values, sender)
    // Whoever is in danger is led to the numbers that help, before any thanks (decision 29).
    const next = first ? '/resources/help-in-a-crisis' : `/${kind}/received`
    if (!problems) return { status: 303, location: addressIn(language, next) }
    return answer(422, { ...text.toMend, problems: wordsOf(problems, text.problems, fields) })
  } catch (error) {
    const { code, status } = toApiError(error)
    if (code === 'TOO_MANY_REQUESTS') return answer(429, { ...text.tooMany, problems: {} })
    const { title, body } = { title: text[kind].failed.body, body: text.notSent.body }
    return answer(status === 503 ? 503 : 500, { title, body, problems: {} }, error)
  }
}

/** The help card's title, numbers and words, in the language of the form (decision 29). */
function helpFirst(language: Language, heard: readonly { kind: SafetyKind }[]): Filling['first'] {
  const text = safetyTexts[language]
  const card = helpCardIn(
    text,
    heard.map(({ kind }) => kind),
  )
  return {
    title: card.title,
    body: `${card.opening} ${text.notWatched}`,
    links: card.lines.flatMap(line => line.actions),
  }
}

/** Stores what was typed; or says which field has which problem. */
async function keepTyped(
  kind: InquiryKind,
  language: Language,
  values: ReadonlyMap<string, string[]>,
  sender: Sender,
): Promise<Record<string, string> | undefined> {
  const one = Object.fromEntries([...values].map(([field, typed]) => [field, typed[0] ?? '']))
  const whole = {
    ...one,
    programs: values.get('programs') ?? [],
    language,
    id: idOf([kind, sender.address, [...values]]),
  }
  if (kind === 'demo') {
    const reading = readForm(demoRequest, whole)
    if (reading.problems) return reading.problems
    await keepInquiry(sender, { ...reading.data, formType: 'demo' })
  } else {
    const reading = readForm(contactMessage, whole)
    if (reading.problems) return reading.problems
    await keepInquiry(sender, { ...reading.data, formType: 'contact' })
  }
  return undefined
}

/**
 * The same form sent again on the same day by the same person gets the same id, so that a page that was loaded again
 * stores nothing twice.
 */
function idOf(sent: unknown): string {
  const day = new Date().toISOString().slice(0, 10)
  const digest = createHash('sha256')
    .update(JSON.stringify([day, sent]))
    .digest('hex')
  return digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
}

/** The words of each problem, in the order of the fields; what is wrong with one entry of a list is said at the list. */
function wordsOf(
  problems: Record<string, string>,
  words: Record<string, string>,
  fields: readonly string[],
): Record<string, string> {
  const said = Object.entries(problems).map(
    ([path, key]) => [path.split('.')[0] ?? path, problemWords(words, key) ?? key] as const,
  )
  return Object.fromEntries(said.toSorted(([a], [b]) => fields.indexOf(a) - fields.indexOf(b)))
}
