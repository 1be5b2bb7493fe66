/**
 * A new release comes in while the one before serves: the database is migrated under two of its servers, which are then replaced
 * one after the other, while people write. The release before is read from this repository's history, so this is asked in the
 * long form alone, and only where there is a history.
 *
 * One thing waits for the new servers: whom a case manager sees follows from the care team now, so a patient is entered and
 * moved through functions, and the columns that the release before writes are granted to nobody. Its servers refuse these two
 * meanwhile, whole and with an answer; what they take, they keep.
 */
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '#server/migrate.ts'
import type { PersonKey } from '../../sample/people.ts'
import { Balancer } from './balancer.ts'
import { ExternalPostgres } from './external-postgres.ts'
import { Load } from './load.ts'
import { headersOf, ServerProcess } from './server-process.ts'

const root = join(import.meta.dirname, '../..')
/** The first of what the release in the making does to the tables that the release before writes. */
const FIRST_MIGRATION = 'migrations/0036-care-team.sql'

const git = (...args: string[]) =>
  execFileSync('git', ['-C', root, ...args], { maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'ignore'] })

/** The commit before that migration; undefined where the history does not reach back so far. */
function findReleaseBefore(): string | undefined {
  try {
    const [added] = git('log', '--diff-filter=A', '--format=%H', '--', FIRST_MIGRATION).toString().split('\n')
    return added ? git('rev-parse', `${added}^`).toString().trim() : undefined
  } catch {
    return undefined
  }
}

const isLong = process.env.HANDRAIL_TEST_LENGTH === 'long'
const before = isLong ? findReleaseBefore() : undefined
const whyNot = isLong
  ? ' (not asked: the history does not reach back to the release before)'
  : ' (not asked: it takes minutes, in the long form alone)'
let folder: string
let postgres: ExternalPostgres

/** What that release's own code does to the empty database: its migrations, and the named people. */
const preparing = (ownerUrl: string) => `
  import pg from 'pg'
  import { migrate } from './src/server/migrate.ts'
  import { insertPeople } from './sample/insert-people.ts'
  const ownerUrl = ${JSON.stringify(ownerUrl)}
  await migrate({ ownerUrl, serverLogin: 'handrail_server', secret: 'tests' })
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  await insertPeople({ owner })
  await owner.end()`

beforeAll(async () => {
  if (!before) return
  folder = await mkdtemp(join(tmpdir(), 'handrail-before-'))
  execFileSync('tar', ['-x', '-C', folder], { input: git('archive', before) })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  postgres = await ExternalPostgres.make()
  execFileSync(process.execPath, ['--input-type=module', '-e', preparing(postgres.url('handrail_owner'))], {
    cwd: folder,
  })
}, 120_000)
afterAll(async () => {
  await postgres?.remove()
  if (folder) await rm(folder, { recursive: true, force: true })
})

it.skipIf(!before)(
  `serves beside the new one while it comes in, without one failed request${before ? '' : whyNot}`,
  {
    timeout: 300_000,
  },
  async () => {
    const [maria] = await postgres.rows<{ id: string }>("select id from patients where name like 'Maria%'")
    const managers = await postgres.rows<{ id: string }>(
      'select c.id from case_managers c join patients p on p.organization_id = c.organization_id where p.id = $1 and c.removed_at is null',
      [maria?.id],
    )
    const servers = [
      await ServerProcess.start(postgres, {}, folder),
      await ServerProcess.start(postgres, {}, folder),
    ]
    const balancer = await Balancer.start(servers)
    const load = new Load(() => balancer.origin, maria?.id ?? '', { writers: 4, readers: 2 })
    const refused: string[] = []
    const waiting: string[] = []
    let isOver = false
    const ask = async (person: PersonKey, hat: string, method: string, path: string, body: object) => {
      const answer = await fetch(`${balancer.origin}/api${path}`, {
        method,
        headers: headersOf(person, hat),
        body: JSON.stringify(body),
      })
      const text = await answer.text()
      if (path.startsWith('/patients') && answer.status === 403) waiting.push(`${method} ${path}`)
      else if (!answer.ok)
        refused.push(`${method} ${path.replace(/[0-9a-f-]{36}/, 'id')}: ${answer.status} ${text}`)
      return JSON.parse(text) as { id: string }
    }
    /** Patients come, change hands, and are written to. */
    const bringPatients = async () => {
      for (let round = 0; !isOver; round++) {
        const id = randomUUID()
        await sleep(50)
        const made = await ask('dana', 'staff', 'POST', '/patients', {
          ...{ id, name: 'Pat Coming', email: '', phone: '' },
        })
        if (made.id !== id) continue
        await ask('ruth', 'administrator', 'PUT', `/patients/${id}/case-manager`, {
          caseManagerId: managers[round % managers.length]?.id,
        })
      }
    }
    const writeMessages = async () => {
      const { id } = await ask('dana', 'staff', 'POST', '/conversations', { patientId: maria?.id })
      while (!isOver) {
        await ask('dana', 'staff', 'POST', `/conversations/${id}/messages`, {
          id: randomUUID(),
          content: 'Hello',
        })
        await sleep(50)
      }
    }
    const others = [bringPatients(), writeMessages()]
    try {
      await load.more(40)
      await migrate({
        ownerUrl: postgres.url('handrail_owner'),
        serverLogin: 'handrail_server',
        secret: 'tests',
      })
      // So few people write as much as many do: their budgets are multiplied, as an owner may.
      await postgres.rows('update deployment set budgets_times = 1000000')
      // Both are of the release before, over the new tables.
      await load.more(60)
      for (const [at, old] of servers.entries()) {
        expect(await old.end()).toBe(0)
        const next = await ServerProcess.start(postgres)
        servers[at] = next
        await balancer.add(next)
        await load.more(40)
      }
      // Nothing waits any more.
      waiting.length = 0
      await load.more(40)
      expect(waiting).toEqual([])
    } finally {
      isOver = true
      await Promise.all([...others, load.stop()])
      await balancer.stop()
      await Promise.all(servers.map(server => server.end()))
    }
    expect([...new Set(refused)]).toEqual([])
    expect(load.unexpected).toEqual([])
    expect([...load.statuses.keys()].sort()).toEqual([200, 201])
    // Whoever came in through an old server is on a care team, as if through a new one.
    const [lost] = await postgres.rows<{
      count: number
    }>(`select count(*)::int from patients p where p.case_manager_id is not null
    and not exists (select from care_team t where t.organization_id = p.organization_id and t.patient_id = p.id
      and t.member_id = p.case_manager_id and t.ended_at is null)`)
    expect(lost?.count).toBe(0)
  },
)
