/** Sending an inquiry. The pages load this only when somebody begins to type: it brings the contract and the API. */
import { MutationObserver, mutationOptions } from '@tanstack/react-query'
import { fieldProblems, type Problems, readForm, refusedFields } from '#lib/form-reading.ts'
import { pageLanguage } from '#lib/language.ts'
import { apiFor, problemCode } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { inquiriesContract } from './inquiries.contract.ts'
import { contactMessage, demoRequest } from './inquiries.contract.ts'
import { fieldsOf, type InquiryKind, type InquiryValues } from './inquiries.rules.ts'
import { inquiriesText as text } from './inquiries.text.ts'

const api = apiFor<typeof inquiriesContract>('inquiries', apiRoutes.inquiriesContract).visitor

/** How sending ended. `problems` holds the key of what is wrong at each field. */
export type SendingEnd =
  | { kind: 'received' | 'tooMany' | 'failed'; problems?: undefined }
  | { kind: 'problems'; problems: Problems }

/** What has a place in the form itself is said there; a toast tells only that the sending failed. */
const failure = (words: { title: string; body: string }) => (error: unknown) =>
  fieldProblems(error).length > 0 || problemCode(error) === 'TOO_MANY_REQUESTS' ? undefined : words

const requestDemo = mutationOptions({
  ...api.requestDemo.mutationOptions(),
  meta: { toast: { success: text.demo.received, failure: failure(text.demo.failed) } },
})

const sendMessage = mutationOptions({
  ...api.contact.mutationOptions(),
  meta: { toast: { success: text.contact.received, failure: failure(text.contact.failed) } },
})

/** Checks what was typed and sends it; `id` stays the same for as long as the words do. */
export async function sendInquiry(kind: InquiryKind, id: string, typed: InquiryValues): Promise<SendingEnd> {
  const asked = fieldsOf[kind].map(name => [name, typed[name]])
  const values = { ...Object.fromEntries(asked), language: pageLanguage, id }
  try {
    if (kind === 'demo') {
      const { data, problems } = readForm(demoRequest, values)
      if (problems) return { kind: 'problems', problems }
      await new MutationObserver(queryClient, requestDemo).mutate(data)
    } else {
      const { data, problems } = readForm(contactMessage, values)
      if (problems) return { kind: 'problems', problems }
      await new MutationObserver(queryClient, sendMessage).mutate(data)
    }
    return { kind: 'received' }
  } catch (error) {
    if (problemCode(error) === 'TOO_MANY_REQUESTS') return { kind: 'tooMany' }
    const problems = refusedFields(error)
    return Object.keys(problems).length > 0 ? { kind: 'problems', problems } : { kind: 'failed' }
  }
}
