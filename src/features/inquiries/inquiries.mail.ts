import type { Language } from '#lib/language.ts'
import { inquiriesEmailText as text } from './inquiries.mail.text.ts'
import type { InquiryKind } from './inquiries.rules.ts'

interface Inquiry {
  formType: InquiryKind
  name: string
  email: string
  phone: string | null
  organizationName: string | null
  sector: string | null
  teamSize: string | null
  programs: string[]
  notes: string | null
  message: string | null
  language: Language
}

const shown = [
  'organizationName',
  'sector',
  'teamSize',
  'programs',
  'name',
  'phone',
  'notes',
  'message',
] as const

/** A stranger's words, marked as such: no line of theirs can pass for one of ours, or become a link of its own. */
function quote(words: string): string {
  return words
    .split('\n')
    .map(line => `> ${line}`)
    .join('\n')
}

/** Tells the operator what came in. The subject names nobody. */
export function composeInquiry(inquiry: Inquiry) {
  const paragraphs = shown.flatMap(field => {
    const value = inquiry[field]
    const words = Array.isArray(value) ? value.join(', ') : value
    return words ? [`${text.fields[field]}:\n${quote(words)}`] : []
  })
  return {
    subject: text.subject[inquiry.formType],
    body: [
      text.answer(inquiry.email),
      ...paragraphs,
      text.language(text.languages[inquiry.language]),
      text.more,
    ].join('\n\n'),
  }
}
