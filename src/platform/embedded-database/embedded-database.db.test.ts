import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  type EmbeddedDatabase,
  EmbeddedDatabaseError,
  startEmbeddedDatabase,
} from './embedded-database.server.ts'

const launcher = join(import.meta.dirname, 'embedded-database.server.ts')

/** A Handrail of its own process, as small as can be: starts the database, says that it is ready, stays. */
const OTHER_HANDRAIL = `
const { startEmbeddedDatabase } = await import(process.argv[1])
try {
  const database = await startEmbeddedDatabase({ dataFolder: process.argv[2] })
  console.log('ready ' + database.pid)
} catch (error) {
  console.log(error.name + ': ' + error.message)
}`

/** A data folder of its own for each to begin with: making a cluster takes longer than what is asked of it. */
let made: string
let folder: string
let running: EmbeddedDatabase[]
let others: ChildProcess[]

beforeAll(async () => {
  made = mkdtempSync(join(tmpdir(), 'handrail-data-'))
  const database = await startEmbeddedDatabase({ dataFolder: made })
  await database.stop()
})
afterAll(() => rmSync(made, { recursive: true, force: true }))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'handrail-data-'))
  // With its owner and its rights, without which the server does not start.
  execFileSync('cp', ['-a', `${made}/.`, folder])
  running = []
  others = []
})

afterEach(async () => {
  for (const other of others) other.kill('SIGKILL')
  await Promise.all(running.map(database => database.stop()))
  // What a killed process left behind ends by itself; a start waits for that.
  const last = await startEmbeddedDatabase({ dataFolder: folder, durable: false })
  await last.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function start(): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase({ dataFolder: folder })
  running.push(database)
  return database
}

/** Another process that holds the data folder, and the first thing that it says. */
async function startOther(): Promise<{ other: ChildProcess; says: string }> {
  const words = ['--input-type=module', '-e', OTHER_HANDRAIL, launcher, folder]
  const other = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] })
  others.push(other)
  const [says] = await once(createInterface({ input: other.stdout }), 'line')
  return { other, says }
}

async function ask(database: Pick<EmbeddedDatabase, 'url'>, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client(database.url('postgres', 'postgres'))
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

async function writeRow(database: EmbeddedDatabase): Promise<void> {
  await ask(database, 'create table notes (words text); insert into notes values ($$here$$)')
}

const words = (database: EmbeddedDatabase) => ask(database, 'select words from notes')

/** The url that every process can work out: the socket folder is named in the server's command line. */
function urlOfOther(pid: number): Pick<EmbeddedDatabase, 'url'> {
  const socketFolder = /unix_socket_directories=([^\0]+)/.exec(
    readFileSync(`/proc/${pid}/cmdline`, 'utf8'),
  )?.[1]
  return { url: (user, database) => `postgres://${user}@localhost/${database}?host=${socketFolder}` }
}

/** The shell, its watcher and the server: everything whose command line names the server's tag. */
function processesOf(pid: number): number[] {
  const tag = /cluster_name=([^\0]+)/.exec(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))?.[1] ?? 'no tag'
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(Number)
    .filter(candidate => {
      try {
        // A process that the server has just begun is called as the server is, until it says what it is.
        const [, parent] = readFileSync(`/proc/${candidate}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
        if (Number(parent) === pid) return false
        return readFileSync(`/proc/${candidate}/cmdline`, 'utf8').includes(`cluster_name=${tag}`)
      } catch {
        return false
      }
    })
}

test('what is written is there after a stop and a start', async () => {
  const first = await start()
  await writeRow(first)
  await first.stop()
  expect(existsSync(first.socketFolder)).toBe(false)
  expect(await words(await start())).toEqual([{ words: 'here' }])
})

test('the server promises the disk and speaks UTF-8, UTC and byte order', async () => {
  const [answer] = await ask(
    await start(),
    `select current_setting('fsync') fsync, current_setting('data_checksums') checksums,
      current_setting('TimeZone') zone, current_setting('listen_addresses') listens,
      pg_encoding_to_char(encoding) encoding, datlocprovider::text provider, datlocale locale
    from pg_database where datname = 'postgres'`,
  )
  expect(answer).toEqual({
    fsync: 'on',
    checksums: 'on',
    zone: 'UTC',
    listens: '',
    encoding: 'UTF8',
    provider: 'b',
    locale: 'C.UTF-8',
  })
})

test('kill -9 of the server is noticed, and the next start recovers', async () => {
  const first = await start()
  await writeRow(first)
  process.kill(first.pid, 'SIGKILL')
  await first.ended
  expect(await words(await start())).toEqual([{ words: 'here' }])
})

test('kill -9 of Handrail ends the server, and the next start finds everything', async () => {
  const { other, says } = await startOther()
  const pid = Number(says.replace('ready ', ''))
  await ask(urlOfOther(pid), 'create table notes (words text); insert into notes values ($$here$$)')
  other.kill('SIGKILL')
  const next = await start()
  expect(next.pid).not.toBe(pid)
  expect(await words(next)).toEqual([{ words: 'here' }])
})

test('kill -9 of Handrail, shell and server at once: the next start recovers', async () => {
  const { other, says } = await startOther()
  const pid = Number(says.replace('ready ', ''))
  await ask(urlOfOther(pid), 'create table notes (words text); insert into notes values ($$here$$)')
  for (const victim of [...processesOf(pid), other.pid]) if (victim) process.kill(victim, 'SIGKILL')
  expect(await words(await start())).toEqual([{ words: 'here' }])
})

test('a server that lost Handrail, shell and watcher is stopped by the next start', async () => {
  const { other, says } = await startOther()
  const pid = Number(says.replace('ready ', ''))
  await ask(urlOfOther(pid), 'create table notes (words text); insert into notes values ($$here$$)')
  const helpers = processesOf(pid).filter(candidate => candidate !== pid)
  for (const victim of helpers) process.kill(victim, 'SIGKILL')
  other.kill('SIGKILL')
  expect(await words(await start())).toEqual([{ words: 'here' }])
})

test('a second start on the same folder is refused with one sentence, from here and from another process', async () => {
  await start()
  const sentence = `The data folder ${folder} is in use by another Handrail (process ${process.pid})`
  const refused = await startEmbeddedDatabase({ dataFolder: folder }).catch(error => error)
  expect(refused).toBeInstanceOf(EmbeddedDatabaseError)
  expect(refused.message).toContain(sentence)
  expect((await startOther()).says).toContain(`EmbeddedDatabaseError: ${sentence}`)
})

test('a cluster that was cut off while it was made is thrown away', async () => {
  rmSync(join(folder, 'postgres-18'), { recursive: true })
  const leftover = join(folder, 'postgres-18.unfinished-1')
  writeFileSync(leftover, 'half')
  await start()
  expect(existsSync(leftover)).toBe(false)
})

test('a data folder that is a file gets a sentence', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  await expect(startEmbeddedDatabase({ dataFolder: file })).rejects.toThrow(
    /The data folder .* can not be used/,
  )
})
