/** The embedded database is killed under a running server, which goes on; killed again and again, it is given up. */
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readConfig } from '#platform/config/config.server.ts'
import { keepEmbeddedDatabase } from './embedded-restarts.ts'
import { startServer } from './start.ts'

let folder: string
const lines: string[] = []
const report = (line: string) => void lines.push(line)

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'handrail-restarts-'))
  lines.length = 0
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Kills the database as nobody can prevent; answers with its process number. */
async function killDatabase(dataFolder: string): Promise<number> {
  const pid = Number(
    (await readFile(join(dataFolder, 'postgres-18', 'postmaster.pid'), 'utf8')).split('\n')[0],
  )
  process.kill(pid, 'SIGKILL')
  return pid
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>(resolve => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as { port: number }
  await new Promise(resolve => probe.close(resolve))
  return port
}

it('a server answers again, and has every write that it acknowledged', { timeout: 60_000 }, async () => {
  const port = await freePort()
  const config = readConfig({ PORT: String(port), HANDRAIL_DATA: folder }, ['--empty'])
  const server = await startServer(config, report)
  const ask = (path: string, body?: object) =>
    fetch(`${server.origin}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  const signUp = (email: string) =>
    ask('/sign-up/administrator', {
      fullName: 'Noor Haddad',
      email,
      password: 'a quiet green door',
      confirmPassword: 'a quiet green door',
    })
  const signsIn = async (email: string) =>
    (await ask('/sign-in', { email, password: 'a quiet green door' })).status
  try {
    const before = `${randomUUID()}@example.org`
    expect((await signUp(before)).status).toBe(200)
    await killDatabase(join(folder, 'database'))
    await expect.poll(() => lines, { timeout: 30_000 }).toContain('The database answers again.')
    await expect.poll(() => signsIn(before), { timeout: 20_000, interval: 200 }).toBe(200)
    const after = `${randomUUID()}@example.org`
    expect((await signUp(after)).status).toBe(200)
    expect(await signsIn(after)).toBe(200)
  } finally {
    await server.stop()
  }
})

it('is given up after a few tries, and its end is told', { timeout: 60_000 }, async () => {
  const database = await keepEmbeddedDatabase({
    dataFolder: folder,
    durable: false,
    report,
    pausesMs: [0, 50],
  })
  let isOver = false
  void database.ended.then(() => {
    isOver = true
  })
  const answersAgain = () => lines.filter(line => line === 'The database answers again.').length
  const killed = new Set<number>()
  for (const times of [1, 2]) {
    killed.add(await killDatabase(folder))
    await expect.poll(answersAgain, { timeout: 20_000 }).toBe(times)
    expect(isOver).toBe(false)
  }
  killed.add(await killDatabase(folder))
  await database.ended
  expect(killed.size).toBe(3)
  expect(answersAgain()).toBe(2)
})

it('that is stopped while it waits to be started again stays stopped', { timeout: 60_000 }, async () => {
  const database = await keepEmbeddedDatabase({
    dataFolder: folder,
    durable: false,
    report,
    pausesMs: [60_000],
  })
  await killDatabase(folder)
  await expect.poll(() => lines.at(-1), { timeout: 20_000 }).toMatch(/is started again/)
  await database.stop()
  expect(lines.at(-1)).toBe('The database was ended from outside and is started again …')
})
