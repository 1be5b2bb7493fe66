/** The demo and the contact form as a browser without scripts sends them: read, kept, and answered with a page. */
import { createHash } from 'node:crypto'
import { type Filling, fillForm } from '#lib/filled-form.ts'
import { problemWords, readForm } from '#lib/form-reading.ts'
import { addressIn, type Language } from '#lib/language.ts'
import { toApiError } from '#platform/api.server.ts'
import { contactMessage, demoRequest } from './inquiries.contract.ts'
import { fieldsOf, type InquiryKind } from './inquiries.rules.ts'
import { keepInquiry, type Sender } from './inquiries.server.ts'
import { inquiriesText as spanish } from './inquiries.text.es.ts'
import { inquiriesText as english } from './inquiries.text.ts'

const texts: Record<Language, typeof english> = { en: english, es: spanish }

/** Where to go on, or the form's own page with what was typed still in it. */
export type PostedAnswer =
  | { status: 303; location: string; fill?: undefined; cause?: undefined }
  | { status: 422 | 429 | 500; location?: undefined; fill: (page: string) => string; cause?: unknown }

/**
 * Takes a posted form: the same contract, limits and trap as the API's. `cause` is what failed on our side, for the log.
 */
export async function takePostedInquiry(
  kind: InquiryKind,
  language: Language,
  typed: URLSearchParams,
  sender: Sender,
): Promise<PostedAnswer> {
  const fields: readonly string[] = fieldsOf[kind]
  const values = new Map(fields.map(field => [field, typed.getAll(field)]))
  const text = texts[language]
  const answer = (
    status: 422 | 429 | 500,
    shown: Omit<Filling, 'values' | 'pageTitle'>,
    cause?: unknown,
  ) => ({
    status,
    fill: (page: string) => fillForm(page, kind, { ...shown, values, pageTitle: text.toMend.pageTitle }),
    cause,
  })
  try {
    const problems = await keepTyped(kind, language, values, sender)
    if (!problems) return { status: 303, location: addressIn(language, `/${kind}/received`) }
    return answer(422, { ...text.toMend, problems: wordsOf(problems, text.problems, fields) })
  } catch (error) {
    if (toApiError(error).code === 'TOO_MANY_REQUESTS') return answer(429, { ...text.tooMany, problems: {} })
    const { title, body } = { title: text[kind].failed.body, body: text.notSent.body }
    return answer(500, { title, body, problems: {} }, error)
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
