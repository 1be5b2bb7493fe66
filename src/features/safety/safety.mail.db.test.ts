/** Out of hours the mail about words of danger leaves over SMTP, to whom the organization named, and says nothing that is private. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { namedPeople } from '../../../sample/people.ts'
import type { Asker } from '../../../test/access/strangers.ts'
import { insertPeople, withTestDatabase } from '../../../test/database.ts'
import { serverWithMail } from '../../../test/server-with-mail.ts'

const db = withTestDatabase()
const nights = 'nights@riverbend.example'
let server: Awaited<ReturnType<typeof serverWithMail>>

beforeAll(async () => {
  await insertPeople(db)
  server = await serverWithMail(db)
})
afterAll(() => server.stop())

const ask = async (asker: Asker, hat: string, method: string, path: string, body?: object) => {
  const answer = await server.request(`/api${path}`, {
    method,
    headers: server.headersOf(asker, hat),
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: answer.status, body: await answer.json() }
}

async function settle(settings: object) {
  const { openDays, outOfHoursEmail } = (await ask('ruth', 'administrator', 'GET', '/organization')).body
  const seen = { openDays, outOfHoursEmail }
  return ask('ruth', 'administrator', 'PUT', '/organization/settings', { ...settings, seen })
}

async function writeInDanger(): Promise<void> {
  const { body: conversation } = await ask('maria', 'patient', 'POST', '/conversations', {
    id: randomUUID(),
    participantType: 'case_manager',
  })
  await ask('maria', 'patient', 'POST', `/conversations/${conversation.id}/messages`, {
    id: randomUUID(),
    content: 'I want to kill myself',
  })
  await server.idle()
}

const addressed = () => server.mails.flatMap(({ recipients }) => recipients)

it('goes out to the address once it is out of hours, beside the case manager’s, and names nobody', async () => {
  // Open at every hour of every day: nobody else is asked.
  const always = { openDays: '1234567', openFromHour: 0, openUntilHour: 24, outOfHoursEmail: nights }
  expect((await settle(always)).status).toBe(200)
  await writeInDanger()
  expect(addressed()).toEqual([namedPeople.dana.email])

  // Open on no day.
  expect((await settle({ openDays: '' })).status).toBe(200)
  await db.rows('update safety_alerts set acknowledged_at = now()')
  server.mails.length = 0
  await writeInDanger()
  expect(addressed().toSorted()).toEqual([namedPeople.dana.email, nights].toSorted())
  const mail = server.mails.find(({ recipients }) => recipients.includes(nights))
  expect(mail?.to).toEqual([expect.objectContaining({ address: nights })])
  expect(mail?.subject).toBe('Please look at this now')
  expect(mail?.text).toContain('https://care.example.org/case-manager?open=alerts')
  expect(mail?.raw).not.toMatch(/Maria|Santos|kill|self.harm/i)
  expect(server.failures).toEqual([])
}, 60_000)
