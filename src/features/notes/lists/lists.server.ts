/** Notes as they are read, and pages of the signed ones: the newest contact first, found by words, of a kind. */
import { sql } from 'kysely'
import { sqlFor } from '#platform/database/database.server.ts'
import type { Note } from '../notes.contract.ts'
import { type NoteKind, searchWords } from '../notes.rules.ts'

const columns = [
  'id',
  'patientId',
  'kind',
  'contactOn',
  'contactMinutes',
  'contactWay',
  'text',
  'signedAt',
  'amendsId',
  'createdAt',
  'updatedAt',
  'withheldKind',
  'withheldFor',
  'withheldAt',
] as const

export const selectNotes = () =>
  sqlFor
    .selectFrom('caseNotes as n')
    .select(columns.map(column => `n.${column}` as const))
    .select(sql<string | null>`app.staff_name(n.author_id)`.as('authorName'))
    .select(
      sql<Note['origin']>`case when n.from_engine is not null then
        json_build_object('engine', n.from_engine, 'isEdited', n.is_draft_edited) end`.as('origin'),
    )

export const readNote = (id: string) => selectNotes().where('n.id', '=', id)

/** A word to look for, with the signs that LIKE would read as wildcards made plain. */
const containing = (word: string) => `%${word.replace(/[\\%_]/g, sign => `\\${sign}`)}%`

interface Asked {
  patientId: string
  search: string
  kind?: NoteKind | undefined
  after?: string | undefined
  limit: number
}

/** The ids of the notes of one page and one more. The index finds the patient's notes; only theirs are read through. */
export function selectPage({ patientId, search, kind, after, limit }: Asked) {
  const wanted = searchWords(search).map(containing)
  return sqlFor
    .selectFrom('caseNotes as r')
    .select('r.id')
    .where('r.patientId', '=', patientId)
    .where('r.signedAt', 'is not', null)
    .where('r.amendsId', 'is', null)
    .$if(kind !== undefined, query => query.where('r.kind', '=', kind as NoteKind))
    .$if(wanted.length > 0, query =>
      query.where(
        sql<boolean>`r.id in (select coalesce(m.amends_id, m.id) from case_notes m
          where m.patient_id = ${patientId} and m.signed_at is not null and lower(m.text) like all (${wanted}::text[]))`,
      ),
    )
    .$if(after !== undefined, query =>
      query.where(
        sql<boolean>`(r.contact_on, r.created_at, r.id) <
          (select b.contact_on, b.created_at, b.id from case_notes b where b.id = ${after} and b.patient_id = ${patientId})`,
      ),
    )
    .orderBy('r.contactOn', 'desc')
    .orderBy('r.createdAt', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit + 1)
}
