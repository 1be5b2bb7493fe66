/** A large file: within its time in the long form, seen row by row, and, cut off in the middle, not there at all. */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { beforeEach, expect, it } from 'vitest'
import { onlyPeople, withOwnDatabase } from '../../../test/database.ts'
import { withImports } from '../../../test/importing.ts'
import { paced } from '../../../test/pace.ts'

const isLong = process.env.HANDRAIL_TEST_LENGTH === 'long'
/** More than one statement writes. */
const LARGE = isLong ? 100_000 : 2_000
/** From the first piece to the last row, dry run included (issue 14), on two cores. */
const MOST_MS = 120_000

const db = withOwnDatabase()
const { ask, work, open, upload } = withImports(db)

beforeEach(async () => {
  await onlyPeople(db)
})

const given = [
  'Ana',
  'Bela',
  'Cora',
  'Dov',
  'Ezra',
  'Femi',
  'Gita',
  'Hal',
  'Ines',
  'Jomo',
  'Kira',
  'Lev',
  'Mina',
]
const family = [
  'Abara',
  'Boone',
  'Castro',
  'Dvorak',
  'Eze',
  'Fuchs',
  'Gallo',
  'Hamid',
  'Ito',
  'Juarez',
  'Kaplan',
]

/** So many people who are nobody's likeness: each has their own birth date or name, address and number. */
function people(count: number): string {
  const lines = ['Name,Birth date,E-mail,Phone']
  for (let at = 0; at < count; at++) {
    const [one, other] = [given[at % given.length], family[at % family.length]]
    const middle = given[Math.floor(at / 143) % given.length]
    const day = `${1 + (at % 12)}/${1 + (at % 28)}/${1930 + (Math.floor(at / 84) % 80)}`
    lines.push(`${one} ${middle} ${other},${day},person${at}@example.net,${2_005_550_000 + at}`)
  }
  return lines.join('\n')
}

const created = async () => {
  const [row] = await db.rows<{ n: number }>(
    "select count(*)::int as n from patients where email like 'person%'",
  )
  return row?.n
}

async function checkLarge(): Promise<string> {
  const id = await upload('patients', people(LARGE))
  const { columns, dateOrder } = await open(id)
  await ask('POST', `/imports/${id}/check`, { columns, dateOrder })
  await work()
  await ask('POST', `/imports/${id}/decisions`, { line: null, decision: 'create' })
  expect(await open(id)).toMatchObject({ state: 'checked', total: LARGE, problemCount: 0 })
  await ask('POST', `/imports/${id}/write`, { leavesOut: false })
  return id
}

it('is read, checked and written within its time', async () => {
  const { tookMs, answer: id } = await paced(async () => {
    const id = await checkLarge()
    await work()
    return id
  })
  expect(await open(id)).toMatchObject({ state: 'done', createdCount: LARGE })
  expect(await created()).toBe(LARGE)
  expect(tookMs).toBeLessThan(MOST_MS)
}, 600_000)

it('that is cut off in the middle is not there at all, and is there once when the work begins again', async () => {
  const id = await checkLarge()
  const [waiting] = await db.rows("select * from outbox where job = 'imports.carry-on'")
  const cutOff = work().then(
    () => 'done',
    () => 'cut off',
  )
  for (;;) {
    const { progress, state } = await open(id)
    expect(state).toBe('writing')
    if (progress > 0) break
    await sleep(5)
  }
  const superuser = new pg.Client({ connectionString: db.superuserUrl })
  await superuser.connect()
  await superuser.query(`select pg_terminate_backend(a.pid) from pg_stat_activity a join pg_locks l on l.pid = a.pid
    where a.datname = current_database() and l.locktype = 'advisory'`)
  await superuser.end()
  expect(await cutOff).toBe('cut off')
  expect(await created()).toBe(0)
  expect((await open(id)).state).toBe('writing')
  await db.rows('insert into outbox (organization_id, job, payload) values ($1, $2, $3)', [
    waiting?.organization_id,
    waiting?.job,
    waiting?.payload,
  ])
  await work()
  expect(await open(id)).toMatchObject({ state: 'done', createdCount: LARGE })
  expect(await created()).toBe(LARGE)
}, 600_000)
