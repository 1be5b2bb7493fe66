import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Context } from '#platform/api/api.server.ts'
import type { Hat } from '#platform/database/database.server.ts'
import type { PersonKey } from '../../../sample/people.ts'
import { call } from '../../../test/answers.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../test/database.ts'
import { CONVERSATIONS_AT_A_TIME } from './messaging.rules.ts'
import { messagingProcedures as api } from './messaging.server.ts'

const db = withTestDatabase()
let people: InsertedPeople

beforeEach(async () => {
  people = await onlyPeople(db)
})

const as = (person: PersonKey, hat: Hat) => ({ context: { session: db.as(person, hat), hat } as Context })

/** How many patients of Dana's have written; more than one page of them. */
const WRITERS = 2 * CONVERSATIONS_AT_A_TIME + 30

/** Dana's patients write one after the other; all but every seventh message was read and answered. */
async function manyWrite(): Promise<void> {
  await db.rows(
    `with made as (
       insert into patients (organization_id, name, case_manager_id)
         select $1, 'Patient ' || n, $2 from generate_series(1, $3) n returning id, name
     ), opened as (
       insert into conversations (organization_id, patient_id, participant_type)
         select $1, id, 'case_manager' from made returning id, patient_id
     )
     insert into messages (organization_id, conversation_id, sender_type, content, created_at)
       select $1, o.id, 'patient', m.name, now() - make_interval(mins => split_part(m.name, ' ', 2)::int)
       from opened o join made m on m.id = o.patient_id`,
    [people.organizations.riverbend, people.dana.recordId, WRITERS],
  )
  await db.rows(
    `update conversations c set updated_at = m.created_at from messages m where m.conversation_id = c.id`,
  )
  await db.rows(
    `update conversations c set waiting_since = null from messages m where m.conversation_id = c.id
       and split_part(m.content, ' ', 2)::int % 7 <> 0`,
  )
  await db.rows(
    `insert into message_reads (organization_id, conversation_id, user_id, read_until)
       select organization_id, conversation_id, $1, created_at from messages
       where split_part(content, ' ', 2)::int % 7 <> 0`,
    [people.dana.userId],
  )
}

describe('a caseload’s conversations', () => {
  it('come page by page without a gap or a double, what waits for an answer before the rest', async () => {
    await manyWrite()
    const seen: { id: string; waitingSince: string | null; updatedAt: string }[] = []
    let after: string | undefined
    let pages = 0
    do {
      const page = await call(api.list, { after }, as('dana', 'staff'))
      seen.push(...page.conversations)
      after = page.more ?? undefined
      pages++
    } while (after)
    expect(pages).toBe(3)
    expect(seen).toHaveLength(WRITERS)
    expect(new Set(seen.map(({ id }) => id)).size).toBe(WRITERS)
    const waiting = seen.filter(({ waitingSince }) => waitingSince !== null)
    expect(waiting).toHaveLength(Math.floor(WRITERS / 7))
    expect(seen.slice(0, waiting.length)).toEqual(waiting)
    const since = waiting.map(each => each.waitingSince)
    expect(since).toEqual(since.toSorted())
    const rest = seen.slice(waiting.length).map(each => each.updatedAt)
    expect(rest).toEqual(rest.toSorted().reverse())
  })

  it('are found by their id, and by their patient, however far down they stand', async () => {
    await manyWrite()
    const [last] = await db.rows<{ id: string; patient_id: string }>(
      'select id, patient_id from conversations order by updated_at limit 1',
    )
    const byId = await call(api.list, { conversationId: last?.id }, as('dana', 'staff'))
    const byPatient = await call(api.list, { patientId: last?.patient_id }, as('dana', 'staff'))
    expect(byId.conversations.map(({ id }) => id)).toEqual([last?.id])
    expect(byPatient.conversations).toEqual(byId.conversations)
    const stranger = await call(api.list, { conversationId: last?.id }, as('marcus', 'staff'))
    expect(stranger.conversations).toEqual([])
  })

  it('show nothing to whoever names somebody else’s conversation as the last one seen', async () => {
    await manyWrite()
    const [one] = await db.rows<{ id: string }>('select id from conversations limit 1')
    const page = await call(api.list, { after: one?.id }, as('marcus', 'staff'))
    expect(page).toEqual({ conversations: [], more: null, team: null })
  })
})

describe('a reading mark', () => {
  it('goes forward alone, and notifies once for the person’s other screens', async () => {
    const { id } = await call(api.open, { participantType: 'case_manager' }, as('maria', 'patient'))
    const written: string[] = []
    for (const content of ['One', 'Two']) {
      const message = { id: randomUUID(), conversationId: id, content }
      await call(api.send, message, as('dana', 'staff'))
      written.push(message.id)
    }
    const notified: unknown[] = []
    const maria = as('maria', 'patient')
    const { session } = maria.context
    const notify = session.notify.bind(session)
    session.notify = (...changes) => {
      notified.push(...changes)
      notify(...changes)
    }
    const read = (until = '') => call(api.read, { conversationId: id, until }, maria)
    await read(written[1])
    await read(written[1])
    await read(written[0])
    expect(notified).toEqual([{ topic: 'messages', subject: id }])
    const { conversations } = await call(api.list, {}, as('maria', 'patient'))
    expect(conversations[0]?.unreadCount).toBe(0)
  })
})
