/** The desk's queue: what stands in it, in which order, for whom, and what leaves it. */
import { beforeEach, describe, expect, it, test } from 'vitest'
import { namedPeople } from '../../../sample/people.ts'
import { withServer } from '../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../test/database.ts'
import { insertNextStep } from '../../../test/next-steps.ts'

const db = withTestDatabase()
const { ask } = withServer(db)
let people: InsertedPeople

interface Item {
  kind: string
  id: string
  name: string | null
  words: string | null
  messageId: string | null
  sinceOn: string | null
}

beforeEach(async () => {
  people = await onlyPeople(db)
})

async function queueOf(person: 'dana' | 'marcus' | 'priya' | 'ruth' | 'elena'): Promise<Item[]> {
  const answer = await ask(person, 'staff', 'GET', '/queue')
  expect(answer.status).toBe(200)
  return answer.body.items
}
const linesOf = async (person: Parameters<typeof queueOf>[0], ...kinds: string[]) =>
  (await queueOf(person)).filter(({ kind }) => kinds.includes(kind)).map(({ kind, name }) => [kind, name])

const setStep = (person: 'maria' | 'jay' | 'aisha', dueOn: string) =>
  insertNextStep(db, people, person, dueOn)

/** Words of a patient for their case manager; resolves to the conversation. */
async function write(person: 'maria' | 'jay', content: string): Promise<string> {
  const opened = await ask(person, 'patient', 'POST', '/conversations', { participantType: 'case_manager' })
  const path = `/conversations/${opened.body.id}/messages`
  expect((await ask(person, 'patient', 'POST', path, { id: crypto.randomUUID(), content })).status).toBe(201)
  return opened.body.id
}

test('next steps past their day stand before the missing ones, the longest first; one in time not at all', async () => {
  await setStep('maria', '2999-01-01')
  await setStep('jay', '2020-02-01')
  await setStep('aisha', '2020-01-01')
  const steps = await linesOf('dana', 'past-step', 'no-step')
  expect(steps.slice(0, 2)).toEqual([
    ['past-step', namedPeople.aisha.name],
    ['past-step', namedPeople.jay.name],
  ])
  expect(
    steps
      .slice(2)
      .map(([, name]) => name)
      .sort(),
  ).toEqual([namedPeople.nora.name, namedPeople.tom.name].sort())
})

test('a closed case asks for nothing', async () => {
  await db.rows(
    "update patients set status = 'inactive', closed_on = current_date, closed_reason = 'goals_met' where id = $1",
    [people.jay.recordId],
  )
  expect(JSON.stringify(await queueOf('dana'))).not.toContain(people.jay.recordId)
})

describe('a message', () => {
  it('waits first, the longest wait first, until it is answered', async () => {
    const jays = await write('jay', 'The form?')
    await write('maria', '¿Puede llamarme?')
    const [first, second] = await queueOf('dana')
    expect(first).toMatchObject({ kind: 'message', id: jays, name: namedPeople.jay.name, words: 'The form?' })
    expect(second).toMatchObject({ kind: 'message', name: namedPeople.maria.name })
    const content = 'Bring it along.'
    await ask('dana', 'staff', 'POST', `/conversations/${jays}/messages`, {
      id: crypto.randomUUID(),
      content,
    })
    expect(await linesOf('dana', 'message')).toEqual([['message', namedPeople.maria.name]])
  })

  it('leaves where it needs no answer, comes back by Undo with its time, and when they write again', async () => {
    const id = await write('jay', 'Thank you!')
    const [item] = await queueOf('dana')
    const settlement = `/conversations/${id}/settlement`
    const until = item?.messageId
    for (let time = 0; time < 2; time++)
      expect((await ask('dana', 'staff', 'POST', settlement, { until })).body).toEqual({
        conversationId: id,
        isWaiting: false,
      })
    expect(await linesOf('dana', 'message')).toEqual([])
    expect((await ask('dana', 'staff', 'DELETE', settlement)).body).toMatchObject({ isWaiting: true })
    expect((await queueOf('dana'))[0]).toEqual(item)
    await ask('dana', 'staff', 'POST', settlement, { until })
    await write('jay', 'One more thing.')
    expect(await linesOf('dana', 'message')).toEqual([['message', namedPeople.jay.name]])
  })

  it('goes on waiting where the patient wrote after what was seen', async () => {
    const id = await write('jay', 'Thank you!')
    const [seen] = await queueOf('dana')
    await write('jay', 'But when?')
    const answer = await ask('dana', 'staff', 'POST', `/conversations/${id}/settlement`, {
      until: seen?.messageId,
    })
    expect(answer.body).toMatchObject({ isWaiting: true })
    const other = await ask('dana', 'staff', 'POST', `/conversations/${id}/settlement`, {
      until: crypto.randomUUID(),
    })
    expect(other.body).toMatchObject({ isWaiting: true })
  })

  it('that was answered waits again where somebody says so, from the latest words of the patient, and shows those', async () => {
    const id = await write('jay', 'Is there room?')
    const waited = (await queueOf('dana'))[0]
    const content = 'I will ask.'
    const answer = { id: crypto.randomUUID(), content }
    await ask('dana', 'staff', 'POST', `/conversations/${id}/messages`, answer)
    expect(await linesOf('dana', 'message')).toEqual([])
    const settlement = `/conversations/${id}/settlement`
    expect((await ask('dana', 'staff', 'DELETE', settlement)).body).toMatchObject({ isWaiting: true })
    const [again] = await queueOf('dana')
    expect(again).toMatchObject({ kind: 'message', words: 'Is there room?', messageId: waited?.messageId })
    // It is settled as any other, and where the patient never wrote nothing waits.
    expect((await ask('dana', 'staff', 'POST', settlement, { until: again?.messageId })).body).toMatchObject({
      isWaiting: false,
    })
    const begun = await ask('dana', 'staff', 'POST', '/conversations', { patientId: people.tom.recordId })
    await ask('dana', 'staff', 'POST', `/conversations/${begun.body.id}/messages`, {
      id: crypto.randomUUID(),
      content,
    })
    const none = await ask('dana', 'staff', 'DELETE', `/conversations/${begun.body.id}/settlement`)
    expect(none.body).toMatchObject({ isWaiting: false })
  })

  it.each(['marcus', 'elena', 'leo', 'priya', 'jay', 'ruth'] as const)(
    'is not for %s to settle',
    async person => {
      const id = await write('jay', 'Hello')
      const [item] = await queueOf('dana')
      const body = { until: item?.messageId }
      const answer = await ask(
        person,
        person === 'jay' ? 'patient' : 'staff',
        'POST',
        `/conversations/${id}/settlement`,
        body,
      )
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(await linesOf('dana', 'message')).toHaveLength(1)
    },
  )
})

test('a task due stands there for whom it is, and one of a later day does not', async () => {
  await db.rows(
    `insert into staff_tasks (organization_id, assignee_type, case_manager_id, title, due_on)
      select $1, 'case_manager', $2, title, due_on::date from (values ('Late', '2020-01-01'), ('Early', '2999-01-01')) t(title, due_on)`,
    [people.organizations.riverbend, people.dana.recordId],
  )
  expect((await queueOf('dana')).filter(({ kind }) => kind === 'task')).toMatchObject([
    { words: 'Late', name: null, sinceOn: '2020-01-01' },
  ])
  expect(await linesOf('marcus', 'task')).toEqual([])
})

test('who was not heard from for as many days as the organization says stands last', async () => {
  await db.rows(
    "update patient_summaries set last_heard_at = now() - interval '32 days' where patient_id = $1",
    [people.tom.recordId],
  )
  expect((await queueOf('dana')).at(-1)).toMatchObject({ kind: 'silence', name: namedPeople.tom.name })
  await db.rows('update organizations set silence_days = 40')
  expect(await linesOf('dana', 'silence')).toEqual([])
})

test('a specialist is asked for no next step, and nobody sees what needs another', async () => {
  await write('jay', 'Hello')
  expect(await linesOf('priya', 'message', 'past-step', 'no-step')).toEqual([])
  expect(await linesOf('marcus', 'message')).toEqual([])
  expect((await ask('maria', 'staff', 'GET', '/queue')).status).toBe(403)
})

test('of a long group the first rows stand beside the other groups, and all of it comes a page at a time, each row once', async () => {
  await db.rows(
    `insert into staff_tasks (organization_id, assignee_type, case_manager_id, title, due_on)
      select $1, 'case_manager', $2, 'Task ' || n, date '2020-01-01' + n % 3 from generate_series(1, 70) n`,
    [people.organizations.riverbend, people.dana.recordId],
  )
  const whole = await ask('dana', 'staff', 'GET', '/queue')
  expect(whole.body).toMatchObject({ total: 75, counts: { 'no-step': 5, task: 70 }, next: null })
  expect(whole.body.items.map(({ kind }: Item) => kind)).toEqual([
    ...Array.from({ length: 4 }, () => 'no-step'),
    ...Array.from({ length: 4 }, () => 'task'),
  ])
  const seen: string[] = []
  let after = ''
  for (;;) {
    const { status, body } = await ask('dana', 'staff', 'GET', `/queue?kind=task${after}`)
    expect(status).toBe(200)
    seen.push(...body.items.map((item: Item) => `${item.kind}:${item.id}`))
    expect(body).toMatchObject({ total: 70, counts: { task: 70 } })
    if (!body.next) break
    after = `&after=${encodeURIComponent(body.next)}`
  }
  expect(new Set(seen).size).toBe(70)
  expect(seen).toHaveLength(70)
  expect(seen.slice(0, 4)).toEqual(whole.body.items.slice(4).map((item: Item) => `${item.kind}:${item.id}`))
  for (const wrong of ['kind=task&after=somewhere', 'kind=everything'])
    expect((await ask('dana', 'staff', 'GET', `/queue?${wrong}`)).status).toBe(400)
})

test('who was reached since the day began for the organization is named, the latest first, to their own team alone', async () => {
  const reached = (person: 'jay' | 'maria' | 'tom', at: string) =>
    db.rows(`update patient_summaries set last_contact_at = ${at} where patient_id = $1`, [
      people[person].recordId,
    ])
  // Midnight there is neither midnight of the server nor of UTC.
  await db.rows("update organizations set time_zone = 'Pacific/Marquesas'")
  const began = "date_trunc('day', now() at time zone 'Pacific/Marquesas') at time zone 'Pacific/Marquesas'"
  await reached('jay', began)
  await reached('maria', 'now()')
  await reached('tom', `${began} - interval '1 minute'`)
  const namesFor = async (person: 'dana' | 'marcus') =>
    (await ask(person, 'staff', 'GET', '/queue/helped')).body.map(({ name }: { name: string }) => name)
  expect(await namesFor('dana')).toEqual([namedPeople.maria.name, namedPeople.jay.name])
  expect(await namesFor('marcus')).toEqual([])
})
