// A case note is a draft until whoever writes it signs it. Only they see the draft, and nobody changes a signed note, not
// even they: what has to be added or put right goes into an addendum, which stands below the note for good. A note needs
// words before it can be signed, and its date is not one that is still to come. A search finds the notes that hold every
// word of it, in the note itself or in one of its addenda, whatever the case of the letters.
//
// Kinds say what took place (decision 54): a contact note is a contact with the person; an attempt is none, and neither is
// speaking with somebody else about them (a collateral contact: a landlord, a brother, a clinic), so neither counts as their last contact.

export const noteKinds = ['note', 'attempt', 'collateral', 'care_plan', 'letter'] as const
export type NoteKind = (typeof noteKinds)[number]

/** How a contact went; a note need not say it. Plans and letters are no contacts, and are not asked. */
export const contactWays = ['phone', 'in_person', 'video', 'text', 'email', 'letter'] as const
export type ContactWay = (typeof contactWays)[number]
export const isContact = (kind: NoteKind) => kind !== 'care_plan' && kind !== 'letter'

/** The most letters of a note. */
export const NOTE_LENGTH = 50_000
/** The most minutes of a contact: a day. */
export const MINUTES_AT_MOST = 1440
const SEARCH_WORDS_AT_MOST = 8

/** What an engine of the assistant left for a person to fill in; the database refuses to sign it as well. */
export const PLACEHOLDER =
  /\[(?:name|email|number|address|link|date|person|phone|[a-z]+-[0-9]+|add [^\]]*)\]/i

/** The fields of a note as somebody types them. */
export interface Typed {
  text: string
  kind: NoteKind
  /** A day without a zone, YYYY-MM-DD. */
  contactOn: string
  contactMinutes: number | null
  contactWay: ContactWay | null
}

type NoteField = keyof Typed | 'amendsId'

type Problem = 'textMissing' | 'textOpen' | 'dateMissing' | 'dateAhead' | 'minutesWrong'

/**
 * What stands in the way of signing, by field: keys of `notesText.problems`. `today` is the writer's own day, `minutes` what
 * stands in their field, where somebody typed there.
 */
export function whatIsMissing(
  note: Pick<Typed, 'text' | 'contactOn'> & { minutes?: string | undefined },
  today: string,
): Partial<Record<'text' | 'contactOn' | 'contactMinutes', Problem>> {
  return {
    ...(PLACEHOLDER.test(note.text) ? { text: 'textOpen' } : {}),
    ...(note.text.trim() === '' ? { text: 'textMissing' } : {}),
    ...(note.contactOn === '' ? { contactOn: 'dateMissing' } : {}),
    ...(note.contactOn > today ? { contactOn: 'dateAhead' } : {}),
    ...(readMinutes(note.minutes ?? '') === undefined ? { contactMinutes: 'minutesWrong' } : {}),
  }
}

/** Minutes as they were typed: null for none, undefined for what is no number of minutes within a day. */
export function readMinutes(typed: string): number | null | undefined {
  if (typed.trim() === '') return null
  const minutes = Number(typed)
  return Number.isInteger(minutes) && minutes >= 0 && minutes <= MINUTES_AT_MOST ? minutes : undefined
}

/** A way of contact as it was chosen or kept: null for none. */
export function readWay(chosen: string): ContactWay | null {
  return contactWays.find(way => way === chosen) ?? null
}

/** The words to look for, small and without doubles. */
export function searchWords(search: string): string[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return [...new Set(words)].slice(0, SEARCH_WORDS_AT_MOST)
}

/** Under which name a field of a note is kept on the device. */
export function autosavedName(id: string, field: NoteField): string {
  return `${id}/${field}`
}

/** Words that wait on the device, and signs of what the server may hold instead. */
interface Kept {
  value: string
  known: string[]
}
type AutosavedNote = Partial<Record<NoteField, Kept>>

/** What is kept on the device, gathered note by note. */
export function autosavedNotes(kept: Readonly<Record<string, Kept>>): Map<string, AutosavedNote> {
  const notes = new Map<string, AutosavedNote>()
  for (const [name, words] of Object.entries(kept)) {
    const [id = '', field] = name.split('/') as [string, NoteField]
    notes.set(id, { ...notes.get(id), [field]: words })
  }
  return notes
}

/** A draft as its writer sees it: what the server holds, or begins with, and above that what waits on the device. */
export function typedDraft(draft: Typed | undefined, kept: AutosavedNote | undefined, today: string): Typed {
  const { kind, contactOn, contactMinutes, contactWay, text } = kept ?? {}
  const noMinutes = draft?.contactMinutes ?? null
  return {
    kind: (kind?.value as NoteKind | undefined) ?? draft?.kind ?? 'note',
    contactOn: contactOn?.value ?? draft?.contactOn ?? today,
    contactMinutes: contactMinutes ? (readMinutes(contactMinutes.value) ?? null) : noMinutes,
    contactWay: contactWay ? readWay(contactWay.value) : (draft?.contactWay ?? null),
    text: text?.value ?? draft?.text ?? '',
  }
}

interface ListedDraft extends Typed {
  id: string
  amendsId: string | null
  /** Null for one that has not reached the server. */
  updatedAt: string | null
}

/** All drafts of a person: those at the server, and before them those that have not arrived there yet. */
export function listDrafts(
  drafts: readonly ListedDraft[],
  kept: ReadonlyMap<string, AutosavedNote>,
  today: string,
): ListedDraft[] {
  const isStored = new Set(drafts.map(draft => draft.id))
  const unsent = [...kept].filter(([id, fields]) => !isStored.has(id) && fields.text?.value.trim())
  return [
    ...unsent.map(([id, fields]) => ({
      ...typedDraft(undefined, fields, today),
      id,
      amendsId: fields.amendsId?.value ?? null,
      updatedAt: null,
    })),
    ...drafts.map(draft => ({
      id: draft.id,
      amendsId: draft.amendsId,
      updatedAt: draft.updatedAt,
      ...typedDraft(draft, kept.get(draft.id), today),
    })),
  ]
}
