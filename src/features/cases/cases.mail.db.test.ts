/** What a case that is closed still sends, and to whom. */
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { noticesThrough } from '#features/notifications/notifications.jobs.server.ts'
import { namedPeople } from '../../../sample/people.ts'
import { services, withCases } from '../../../test/closing-cases.ts'
import { withTestDatabase } from '../../../test/database.ts'

const db = withTestDatabase()
const { ask, people, close, reopen, fillMaria, work } = withCases(db)

describe('what goes out', () => {
  test('the patient hears that their appointment is cancelled, by the safe-contact rule, and nothing more', async () => {
    await fillMaria()
    await db.rows('delete from outbox')
    await close('dana', 'staff')
    expect(await work()).toEqual([
      { kind: 'appointment transition', recipient: namedPeople.maria.email, status: 'sent' },
      { kind: 'appointment transition', recipient: namedPeople.maria.email, status: 'sent' },
    ])
    // A reminder of any feature that acts only now finds the case closed.
    const session = db.databasePool.asJob(people().organizations.riverbend)
    const notice = {
      patientId: people().maria.recordId,
      kind: 'reminder',
      dedupeKey: 'reminder',
      screen: '/patient-portal/dashboard',
      words: () => ({ subject: 'A reminder', body: 'Hello' }),
    }
    await noticesThrough({ session, services }).toPatient(notice)
    expect(await db.rows("select from mails where kind = 'reminder'")).toEqual([])
    await reopen('dana', 'staff')
    await noticesThrough({ session, services }).toPatient(notice)
    expect(await db.rows("select from mails where kind = 'reminder'")).toHaveLength(1)
  })

  test('who may not be mailed is not mailed then either', async () => {
    await fillMaria()
    await db.rows(
      'insert into contact_preferences (organization_id, patient_id, may_email) values ($1, $2, false)',
      [people().organizations.riverbend, people().maria.recordId],
    )
    await db.rows('delete from outbox')
    await close('dana', 'staff')
    expect((await work()).map(mail => mail.status)).toEqual(['withheld', 'withheld'])
  })

  test('after a death, no mail goes out at all', async () => {
    await fillMaria()
    await db.rows('delete from outbox')
    await close('dana', 'staff', { reason: 'deceased' })
    expect(await work()).toEqual([])
  })

  test('words of danger reach the team of a closed case as ever', async () => {
    await close('dana', 'staff')
    await db.rows('delete from outbox')
    const { body: conversation } = await ask('maria', 'patient', 'POST', '/conversations', {
      participantType: 'case_manager',
    })
    const sent = await ask('maria', 'patient', 'POST', `/conversations/${conversation.id}/messages`, {
      id: randomUUID(),
      content: 'I want to kill myself',
    })
    expect(sent).toMatchObject({ status: 201, body: { safety: ['self_harm'], isCaseManagerTold: true } })
    expect((await work()).filter(mail => mail.kind === 'safety alert')).toMatchObject([
      { recipient: namedPeople.dana.email, status: 'sent' },
    ])
    expect((await ask('dana', 'staff', 'GET', '/caseload/overview')).body).toMatchObject({
      unreadMessages: 1,
    })
  })
})
