import { implement, ORPCError } from '@orpc/server'
import { sql } from 'kysely'
import { type DraftLine, unsettledLines } from '#features/assistant/draft-lines/draft-lines.rules.ts'
import { fingerprint } from '#lib/fingerprint.ts'
import { keepBoth } from '#lib/merge-words.ts'
import { type Context, found } from '#platform/api/api.server.ts'
import { spend } from '#platform/api/budgets.server.ts'
import { type DatabaseSession, sqlFor } from '#platform/database/database.server.ts'
import { readNote, selectNotes, selectPage } from './lists/lists.server.ts'
import { notesContract } from './notes.contract.ts'
import { type ContactWay, type NoteKind, PLACEHOLDER } from './notes.rules.ts'

const api = implement(notesContract).$context<Context>()

/** Whose note it is, beside the note: only the writer may ask for its signing twice. */
const readOwn = (id: string) => readNote(id).select(sql<boolean>`n.author_id = app.user_id()`.as('isMine'))

/** A draft that nobody else changes until the end of the transaction. Row security hides every note that is signed. */
const holdDraft = (id: string) =>
  sqlFor
    .selectFrom('caseNotes')
    .select(['id', 'text'])
    .select(sql<boolean>`from_engine is not null`.as('isDrafted'))
    .where('id', '=', id)
    .where('signedAt', 'is', null)
    .forUpdate()

const readSigned = (id: string) => readNote(id).where('n.signedAt', 'is not', null)

/** Of a signed note nothing else can be changed than whether the patient's download holds it. */
const updateSigned = (id: string) =>
  sqlFor.updateTable('caseNotes').where('id', '=', id).where('signedAt', 'is not', null)

/** What a draft of the assistant says that the record doesn't, line by line. */
const readDraftLines = (id: string) =>
  sqlFor.selectFrom('aiDrafts as d').select(sql<DraftLine[]>`d.lines`.as('lines')).where('d.id', '=', id)

/** A person may begin so many notes in a minute. */
const NOTES_A_MINUTE = 20

interface Words {
  text?: string | undefined
  kind?: NoteKind | undefined
  contactOn?: string | undefined
  contactMinutes?: number | null | undefined
  contactWay?: ContactWay | null | undefined
}

interface Draft extends Words {
  id: string
  patientId: string
  amendsId?: string | undefined
  known: string[]
}

/** Changes what was sent of a draft, or makes it. Answers whether it was made. */
async function write(
  step: Pick<DatabaseSession, 'one'>,
  { id, known, patientId, amendsId, ...words }: Draft,
): Promise<boolean> {
  let before = await step.one(holdDraft(id))
  if (!before) {
    await step.one(spend('notes:', NOTES_A_MINUTE, 60))
    const made = await step.one(
      sqlFor
        .insertInto('caseNotes')
        .values({
          ...words,
          id,
          patientId,
          // An addendum to an addendum is one to the note itself: they stand in one row below it.
          ...(amendsId
            ? {
                amendsId: sql<string>`coalesce((select a.amends_id from case_notes a where a.id = ${amendsId}), ${amendsId}::uuid)`,
              }
            : {}),
        })
        .onConflict(conflict => conflict.columns(['organizationId', 'id']).doNothing())
        .returning('id'),
    )
    if (made) return true
    // Another request of the same device made it a moment ago.
    before = await step.one(holdDraft(id))
  }
  if (!before) return false
  await step.one(
    sqlFor
      .updateTable('caseNotes')
      .set({
        ...words,
        text: words.text === undefined ? before.text : keepBoth(before.text, words.text, known),
        updatedAt: sql<string>`now()`,
      })
      .where('id', '=', id),
  )
  return false
}

/** Whether a signed note already says everything that was sent: then a late request asks for nothing. */
function isSaid(
  note: Record<keyof Words, unknown>,
  { text, kind, contactOn, contactMinutes, contactWay }: Words,
): boolean {
  const sent = Object.entries({ text, kind, contactOn, contactMinutes, contactWay })
  return sent.every(([field, value]) => value === undefined || value === note[field as keyof Words])
}

export const notesProcedures = {
  list: api.list.handler(async ({ context: { session }, input }) => {
    const [roots, addenda] = await session.batch(
      selectNotes()
        .where('n.patientId', '=', input.patientId)
        .where('n.id', 'in', selectPage(input))
        .orderBy('n.contactOn', 'desc')
        .orderBy('n.createdAt', 'desc')
        .orderBy('n.id', 'desc'),
      selectNotes()
        .where('n.patientId', '=', input.patientId)
        .where('n.signedAt', 'is not', null)
        .where('n.amendsId', 'in', selectPage(input))
        .orderBy('n.signedAt'),
    )
    const page = roots.slice(0, input.limit)
    return {
      notes: page.map(note => ({ ...note, addenda: addenda.filter(({ amendsId }) => amendsId === note.id) })),
      next: roots.length > input.limit ? (page.at(-1)?.id ?? null) : null,
    }
  }),

  drafts: api.drafts.handler(async ({ context: { session }, input }) => {
    const [patients, drafts] = await session.batch(
      sqlFor.selectFrom('patients').select('id').where('id', '=', input.patientId),
      selectNotes()
        .where('n.patientId', '=', input.patientId)
        .where('n.signedAt', 'is', null)
        .orderBy('n.createdAt', 'desc')
        .orderBy('n.id', 'desc')
        .limit(50),
    )
    // No drafts, and no access any more, are two answers: the page must not take the second for words that were discarded.
    found(patients[0])
    return drafts
  }),

  save: api.save.handler(async ({ context: { session }, input }) => {
    const { note, isMade } = await session.transaction(async step => {
      const made = await write(step, input)
      return { note: found(await step.one(readNote(input.id))), isMade: made }
    })
    if (note.signedAt && !isSaid(note, input)) {
      throw new ORPCError('CONFLICT', { message: 'A signed note is amended, never changed.' })
    }
    if (isMade) session.notify({ topic: 'notes', patient: note.patientId })
    return note
  }),

  accept: api.accept.handler(async ({ context: { session }, input }) => {
    const note = await session.transaction(async step => {
      const draft = await step.one(readDraftLines(input.id))
      if (draft && unsettledLines(draft.lines, input.text).length > 0)
        throw new ORPCError('CONFLICT', {
          message: 'A line is not in the record. Change or remove it, then accept the draft.',
        })
      await write(step, { ...input, known: [] })
      const accepted = found(await step.one(readNote(input.id)))
      // The database knows whether this was a draft of whoever asks (app.protect_note_origin); anything else is undone.
      return found(accepted.origin ? accepted : undefined)
    })
    if (note.signedAt && !isSaid(note, input))
      throw new ORPCError('CONFLICT', { message: 'A signed note is amended, never changed.' })
    session.notify({ topic: 'notes', patient: note.patientId })
    return note
  }),

  sign: api.sign.handler(async ({ context: { session }, input }) => {
    const note = await session.transaction(async step => {
      const draft = await step.one(holdDraft(input.id))
      if (!draft) {
        const { isMine, ...signed } = found(await step.one(readOwn(input.id)))
        if (!isMine) throw new ORPCError('FORBIDDEN', { message: 'Only whoever wrote a note signs it.' })
        return signed
      }
      if (draft.text.trim() === '') {
        const fields = [{ field: 'text', message: 'textMissing' }]
        throw new ORPCError('BAD_REQUEST', {
          message: 'A note without words is not signed.',
          data: { fields },
        })
      }
      if (draft.isDrafted && PLACEHOLDER.test(draft.text)) {
        const fields = [{ field: 'text', message: 'textOpen' }]
        throw new ORPCError('BAD_REQUEST', {
          message: 'A place is still open: fill in or take out what stands in square brackets.',
          data: { fields },
        })
      }
      if (fingerprint(draft.text) !== input.seen) {
        throw new ORPCError('CONFLICT', {
          message: 'The text was changed meanwhile. Read it again and sign.',
        })
      }
      await step.one(
        sqlFor
          .updateTable('caseNotes')
          .set({ signedAt: sql<string>`now()`, updatedAt: sql<string>`now()` })
          .where('id', '=', input.id),
      )
      return found(await step.one(readNote(input.id)))
    })
    session.notify({ topic: 'notes', patient: note.patientId })
    return note
  }),

  withhold: api.withhold.handler(async ({ context: { session }, input: { id, kind, reason } }) => {
    const [, rows] = await session.batch(
      updateSigned(id).set({
        withheldKind: sql`coalesce(withheld_kind, ${kind}::text)`,
        withheldFor: sql`coalesce(withheld_for, ${reason}::text)`,
        withheldAt: sql`coalesce(withheld_at, now())`,
      }),
      readSigned(id),
    )
    const note = found(rows[0])
    if (note.withheldKind !== kind || note.withheldFor !== reason)
      throw new ORPCError('CONFLICT', {
        message: 'Somebody withholds it for another reason. Nothing was changed.',
      })
    session.notify({ topic: 'notes', patient: note.patientId })
    return note
  }),

  release: api.release.handler(async ({ context: { session }, input: { id } }) => {
    const [, rows] = await session.batch(
      updateSigned(id).set({ withheldKind: null, withheldFor: null, withheldAt: null }),
      readSigned(id),
    )
    const note = found(rows[0])
    session.notify({ topic: 'notes', patient: note.patientId })
    return note
  }),

  discard: api.discard.handler(async ({ context: { session }, input }) => {
    const [before, , left] = await session.batch(
      readNote(input.id),
      sqlFor.deleteFrom('caseNotes').where('id', '=', input.id).where('signedAt', 'is', null),
      readNote(input.id),
    )
    if (left.length > 0) throw new ORPCError('CONFLICT', { message: 'A signed note stays.' })
    if (before[0]) session.notify({ topic: 'notes', patient: before[0].patientId })
    return { id: input.id }
  }),
}
