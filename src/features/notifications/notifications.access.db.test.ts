import { beforeEach, expect, it } from 'vitest'
import { sqlFor } from '#platform/database/database.server.ts'
import { namedPeople, type PersonKey } from '../../../sample/people.ts'
import { strangersTo } from '../../../test/access/strangers.ts'
import { withServer } from '../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../test/database.ts'

const db = withTestDatabase()
const { ask } = withServer(db)
const { ask: askCopy } = withServer(db, { isEvaluation: true })
let people: InsertedPeople

beforeEach(async () => {
  people = await onlyPeople(db)
  await db.rows(
    `insert into mails (organization_id, patient_id, dedupe_key, kind, recipient, subject, body)
      values ($1, $2, 'one', 'test', $3, 'A note for you', 'Open the portal')`,
    [people.maria.organizationId, people.maria.recordId, namedPeople.maria.email],
  )
})

/** Everybody, those included whom Maria's mail concerns. */
const everybody = [
  ...strangersTo('maria'),
  ['maria', 'patient'],
  ['dana', 'staff'],
  ['priya', 'staff'],
  ['ruth', 'administrator'],
] as const

it('no mail is shown to anybody, not to its own patient and no administrator', async () => {
  for (const [asker, hat] of everybody)
    expect((await ask(asker, hat, 'GET', '/mailbox')).status, `${asker} as ${hat}`).toBe(404)
  expect(await db.rows('select from mails')).toHaveLength(1)
})

it('the database itself shows no mail, whatever the server thinks it is', async () => {
  for (const [asker, hat] of everybody)
    expect((await askCopy(asker, hat, 'GET', '/mailbox')).body, `${asker} as ${hat}`).toEqual([])
})

it('an evaluation copy, whose people are made up, shows every mail to everybody on its machine', async () => {
  await db.rows('update deployment set is_evaluation = true')
  for (const [asker, hat] of everybody)
    expect((await askCopy(asker, hat, 'GET', '/mailbox')).body, `${asker} as ${hat}`).toMatchObject([
      { recipient: namedPeople.maria.email, subject: 'A note for you' },
    ])
})

it('no hat reads, writes or removes a mail past the mailbox', async () => {
  for (const person of ['maria', 'dana', 'priya', 'ruth', 'victor', 'robin', null] as (PersonKey | null)[]) {
    const session = db.as(person)
    const own = { dedupeKey: 'two', kind: 'test', recipient: 'a@example.org', subject: 'Hi', body: 'Hi' }
    await expect(session.all(sqlFor.selectFrom('mails').select('body')), String(person)).rejects.toThrow()
    await expect(session.all(sqlFor.insertInto('mails').values(own)), String(person)).rejects.toThrow()
    await expect(
      session.all(sqlFor.updateTable('mails').set({ recipient: 'thief@example.org' })),
      String(person),
    ).rejects.toThrow()
    await expect(session.all(sqlFor.deleteFrom('mails')), String(person)).rejects.toThrow()
  }
  expect(await db.rows('select recipient from mails')).toEqual([{ recipient: namedPeople.maria.email }])
})
