/**
 * What was typed into the demo or the contact form and not sent: it outlives a reload, a closed tab and a cut line. It
 * stays on this device, for a day. Signing out and quick exit remove it.
 */
import { useEffect } from 'react'
import { useDraft } from '#platform/autosave/drafts.client.ts'
import { DRAFT_KEPT_MS, type InquiryKind } from './inquiries.rules.ts'

type Typed = Readonly<Record<string, unknown>>

const isOld = ({ typedAt }: Typed) => typeof typedAt === 'number' && Date.now() - typedAt >= DRAFT_KEPT_MS

const nothingOf = (typed: Typed) => Object.fromEntries(Object.keys(typed).map(name => [name, undefined]))

/** The words of one form, as `useForm` holds them. */
export function useInquiryDraft(kind: InquiryKind) {
  const draft = useDraft(`inquiry-${kind}`)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what lay here too long goes once, when the form is there
  useEffect(() => {
    if (isOld(draft.read())) draft.write(nothingOf(draft.read()))
  }, [])
  const read = () => (isOld(draft.read()) ? {} : draft.read())
  return {
    typed: isOld(draft.typed) ? {} : draft.typed,
    read,
    write: (changes: Typed) => {
      const { typedAt: _, ...words } = { ...read(), ...changes }
      const isEmpty = Object.values(words).every(value => value === undefined)
      draft.write({ ...nothingOf(draft.read()), ...words, typedAt: isEmpty ? undefined : Date.now() })
    },
  }
}
