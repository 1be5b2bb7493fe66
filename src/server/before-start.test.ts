/** What this machine refuses is said before anything is made. */
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readConfig } from '#platform/config/config.server.ts'
import { checkBeforeStart } from './before-start.ts'

/** An account that owns nothing here. Root may write everywhere, so for root the test becomes this one. */
const NOBODY = 65534

let folder: string
let taken: Server
let takenPort: number

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'handrail-before-'))
  taken = createServer()
  await new Promise<void>(resolve => taken.listen(0, '127.0.0.1', resolve))
  takenPort = (taken.address() as { port: number }).port
})
afterEach(async () => {
  await new Promise(resolve => taken.close(resolve))
  await rm(folder, { recursive: true, force: true })
})

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>(resolve => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as { port: number }
  await new Promise(resolve => probe.close(resolve))
  return port
}

const check = async (env: Record<string, string>) =>
  checkBeforeStart(readConfig({ PORT: String(await freePort()), HANDRAIL_DATA: folder, ...env }))

it('lets a server start in a folder of its own, and leaves nothing behind', async () => {
  await check({})
  await check({ HANDRAIL_DATA: join(folder, 'not', 'yet') })
  expect(await readdir(folder)).toEqual([])
})

it('says that the port is taken', async () => {
  await expect(check({ PORT: String(takenPort) })).rejects.toThrow(
    `Port ${takenPort} is in use by another program: end it, or choose another with PORT=3001 npm start.`,
  )
  expect(await readdir(folder)).toEqual([])
})

it('says that HOST is no address of this machine', async () => {
  await expect(check({ HOST: '192.0.2.1' })).rejects.toThrow(
    /^HOST is "192.0.2.1", which is no address of this/,
  )
})

it('says that the data folder is a file, or lies below one', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  for (const data of [file, join(file, 'below')])
    await expect(check({ HANDRAIL_DATA: data })).rejects.toThrow(
      `The data folder ${data} can not be written to (ENOTDIR)`,
    )
})

const refusal = (data: string, why: string) =>
  `The data folder ${data} can not be written to (${why}): make it yours, or set HANDRAIL_DATA to another`
const elsewhere = {
  DATABASE_URL: 'postgres://server@db.example.org/handrail',
  HANDRAIL_SECRET: 'a secret that only tests know, 32 letters',
}
const bucket = { S3_BUCKET: 'files', S3_REGION: 'us-east-1' }

/** Does `work` as an account that owns none of what was made so far. */
async function asNobody(work: () => Promise<void>): Promise<void> {
  await chmod(folder, 0o755)
  const isRoot = process.geteuid?.() === 0
  if (isRoot) process.seteuid?.(NOBODY)
  try {
    await work()
  } finally {
    if (isRoot) process.seteuid?.(0)
  }
}

/** A folder that can only be read, with an empty list of erasures in it. */
async function makeReadOnly(): Promise<string> {
  const readOnly = join(folder, 'read-only')
  await mkdir(readOnly)
  await writeFile(join(readOnly, 'erasures.jsonl'), '', { mode: 0o444 })
  await chmod(readOnly, 0o555)
  return readOnly
}

it('says that the data folder, or the one above it, can only be read', async () => {
  const readOnly = await makeReadOnly()
  await asNobody(async () => {
    for (const data of [readOnly, join(readOnly, 'below')])
      await expect(check({ HANDRAIL_DATA: data })).rejects.toThrow(refusal(data, 'EACCES'))
  })
})

it('says so where the database is elsewhere, since files lie in the folder', async () => {
  const readOnly = await makeReadOnly()
  await asNobody(() =>
    expect(check({ ...elsewhere, HANDRAIL_DATA: readOnly })).rejects.toThrow(refusal(readOnly, 'EACCES')),
  )
})

it('says that the list of erasures can only be read, or not be made, though files lie in a bucket', async () => {
  const readOnly = await makeReadOnly()
  const lists: Record<string, string>[] = [
    { HANDRAIL_DATA: readOnly },
    { HANDRAIL_DATA: join(readOnly, 'below') },
    { HANDRAIL_ERASURES: join(readOnly, 'erasures.jsonl') },
    { HANDRAIL_ERASURES: join(readOnly, 'other.jsonl') },
  ]
  await asNobody(async () => {
    for (const list of lists)
      await expect(check({ ...elsewhere, ...bucket, ...list })).rejects.toThrow(
        /^The list of erasures .*read-only\S*\.jsonl can not be written to \(EACCES\): make it yours, or set/,
      )
  })
})

it('asks nothing of the data folder where everything is elsewhere, and leaves the list as it is', async () => {
  const file = join(folder, 'file')
  const list = join(folder, 'erasures.jsonl')
  for (const path of [file, list]) await writeFile(path, 'as it was')
  await check({ ...elsewhere, ...bucket, HANDRAIL_DATA: file, HANDRAIL_ERASURES: list })
  expect(await readFile(list, 'utf8')).toBe('as it was')
})
