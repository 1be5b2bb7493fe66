/** How `npm start` begins, and the one sentence it says where its data or its database stop it; its settings: serve.test.ts, config.test.ts. */
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedDatabase } from '../src/platform/embedded-database/embedded-database.server.ts'
import { foundDatabase } from '../src/server/found-database.ts'
import { expect, FIRST_START_FILE, SAMPLE_FOLDER, serverFile, test } from './copy.ts'

const root = join(import.meta.dirname, '..')

interface Ended {
  code: number | null
  said: string
}

/** Runs the server's start until it ends by itself, or says that it is ready and is asked to end. */
function run(env: Record<string, string>, args: string[] = []): Promise<Ended> {
  return new Promise(resolve => {
    const child = spawn(process.execPath, [serverFile(), ...args], {
      cwd: root,
      env: { ...process.env, NODE_ENV: '', DATABASE_URL: '', ...env },
    })
    let said = ''
    const read = (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('Handrail is ready at')) child.kill('SIGTERM')
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', code => resolve({ code, said }))
  })
}

async function withFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'handrail-start-'))
  await work(folder).finally(() => rm(folder, { recursive: true, force: true }))
}

test('a first start fills in the sample, says so, and names everybody who can sign in with the password', async ({
  copy,
}) => {
  const said = await readFile(join(process.env[SAMPLE_FOLDER] ?? '', FIRST_START_FILE), 'utf8')
  expect(said).toContain('Filling in the sample organization')
  const people = await copy.people()
  expect(people.length).toBeGreaterThan(10)
  for (const { email, password } of people) expect(said).toContain(`${email.padEnd(34)} ${password}`)
  expect(said.trim().split('\n').at(-1)).toMatch(/^Handrail is ready at http:\/\/localhost:\d+$/)
})

test('a data folder that another Handrail holds is said in one sentence', async ({ copy }) => {
  const { code, said } = await run({ PORT: '39472', HANDRAIL_DATA: copy.dataFolder }, ['--empty'])
  expect(code).toBe(1)
  expect(said.trim().split('\n').at(-1)).toMatch(/in use by another Handrail/)
})

test('a database that cannot be reached is said in one sentence', async () => {
  const { code, said } = await run({
    DATABASE_URL: 'postgres://handrail_server@127.0.0.1:9/handrail',
    HANDRAIL_SECRET: 'a secret that only tests know, 32 letters',
  })
  expect(code).toBe(1)
  expect(said.trim().split('\n').at(-1)).toMatch(/can't be reached/)
})

test('another server’s database is migrated, never filled in, and waits for its founder', () =>
  withFolder(async folder => {
    const cluster = await startEmbeddedDatabase({ dataFolder: folder, durable: false })
    try {
      const { ownerUrl, serverUrl } = await foundDatabase((user, database) => cluster.url(user, database))
      const started = await run({
        DATABASE_URL: serverUrl,
        DATABASE_OWNER_URL: ownerUrl,
        HANDRAIL_SECRET: 'a secret that only tests know, 32 letters',
        PORT: '39471',
        ASSISTANT: 'off',
      })
      expect(started.said).toContain('/found/')
      expect(started.said).not.toContain('Sign in as')
      const owner = new pg.Client({ connectionString: ownerUrl })
      await owner.connect()
      const { rows } = await owner.query(
        'select (select count(*)::int from organizations) as organizations, engines from deployment',
      )
      await owner.end()
      expect(rows).toEqual([{ organizations: 0, engines: 'none' }])
      const asOwner = await run({
        DATABASE_URL: ownerUrl,
        HANDRAIL_SECRET: 'a secret that only tests know, 32 letters',
      })
      expect(asOwner.code).toBe(1)
      expect(asOwner.said).toContain('use a login of its own for serving')
    } finally {
      await cluster.stop()
    }
  }))
