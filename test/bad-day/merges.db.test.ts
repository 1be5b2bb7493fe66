/** A server that is killed (kill -9) amid a merge, and amid its Undo: all of it happened, or nothing; and asked again, it does. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { InsertedPeople } from '../../sample/insert-people.ts'
import type { ExternalPostgres } from './external-postgres.ts'
import { makePeopleAtWork } from './people-at-work.ts'
import { ServerProcess } from './server-process.ts'

let postgres: ExternalPostgres
let people: InsertedPeople

beforeAll(async () => {
  ;({ postgres, people } = await makePeopleAtWork())
}, 120_000)
afterAll(() => postgres?.remove())

const tables = [
  'patients',
  'patient_words',
  'care_team',
  'tasks',
  'next_steps',
  'former_contacts',
  'invitations',
]

/** Everything that a merge of these two moves or changes, and what it notes of that. */
async function state(): Promise<string> {
  const rows = await Promise.all(
    [...tables, 'patient_merges', 'patient_merge_moves'].map(table =>
      postgres.rows(`select to_jsonb(t)::text as row from ${table} t order by 1`),
    ),
  )
  return JSON.stringify(rows)
}

/** Kills the server while what it is asked waits for a lock on the last table that it writes. */
async function killAmid(server: ServerProcess, path: string, body: object): Promise<void> {
  const holder = await postgres.connect()
  await holder.query('begin; lock table patient_summaries in share mode')
  try {
    const asked = server
      .ask(path, { method: 'POST', body: JSON.stringify(body) }, 'ruth', 'administrator')
      .then(
        ({ status }) => status,
        () => 'cut',
      )
    await expect.poll(() => postgres.countWaiting(), { timeout: 30_000 }).toBeGreaterThanOrEqual(1)
    await server.end('SIGKILL')
    expect(await asked).toBe('cut')
  } finally {
    await holder.query('rollback')
    await holder.end()
  }
  // What PostgreSQL had begun for the server it ends, one way or the other.
  const lines = "select from pg_stat_activity where usename = 'handrail_server'"
  await expect.poll(async () => (await postgres.rows(lines)).length, { timeout: 30_000 }).toBe(0)
}

it('leaves all or nothing, and works when it is asked again', { timeout: 180_000 }, async () => {
  const [going] = await postgres.rows<{ id: string }>(
    `insert into patients (organization_id, name, phone, case_manager_id)
      values ($1, 'Mariah Santos', '555 010 7788', $2) returning id`,
    [people.organizations.riverbend, people.marcus.recordId],
  )
  await postgres.rows(
    `insert into tasks (organization_id, patient_id, title) select $1, $2, 'Task ' || n from generate_series(1, 50) n`,
    [people.organizations.riverbend, going?.id],
  )
  const staying = people.maria.recordId
  const mergeId = randomUUID()
  const merge = [
    `/api/patients/${staying}/merges`,
    { mergeId, goingId: going?.id, taken: ['phone'] },
  ] as const
  const undo = [`/api/merges/${mergeId}/undo`, {}] as const
  const server = await ServerProcess.start(postgres, { DATABASE_TIMEOUT: '60' })
  const answerTo = async ([path, body]: typeof merge | typeof undo) => {
    await server.startAgain()
    const sent = { method: 'POST', body: JSON.stringify(body) }
    return (await server.ask(path, sent, 'ruth', 'administrator')).status
  }
  try {
    const tasks = async () =>
      (await postgres.rows('select from tasks where patient_id = $1 and title like $2', [staying, 'Task %']))
        .length
    const before = await state()
    await killAmid(server, ...merge)
    expect([0, 50]).toContain(await tasks())
    if ((await tasks()) === 0) expect(await state()).toBe(before)
    expect(await answerTo(merge)).toBe(200)
    expect(await tasks()).toBe(50)

    const merged = await state()
    await killAmid(server, ...undo)
    expect([0, 50]).toContain(await tasks())
    if ((await tasks()) === 50) expect(await state()).toBe(merged)
    expect(await answerTo(undo)).toBe(200)
    expect(await tasks()).toBe(0)
    expect(await postgres.rows('select from patients where merged_into is not null')).toEqual([])
    // What the merge and its Undo noted of themselves apart, everything is as it was.
    const apart = (rows: string) => JSON.parse(rows).slice(0, tables.length)
    expect(apart(await state())).toEqual(apart(before))
  } finally {
    await server.end()
  }
})
