import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeEach, describe, expect, it } from 'vitest'
import { withTestDatabase } from '../test/database.ts'
import { describeInquiries, type Inquiry, readInquiries, readWish, toJson } from './inquiries.ts'

const db = withTestDatabase()
beforeEach(() => db.empty())

const nasty = 'Hi\u001b[2J\u009b31m \u202eevil\r👩‍👩‍👧 ñ'

async function store(name: string, hoursAgo: number, message = 'Hello\nthere') {
  await db.rows(
    `insert into inquiries (form_type, name, email, message, created_at)
     values ('contact', $1, 'a@example.org', $2, now() - make_interval(hours => $3))`,
    [name, message, hoursAgo],
  )
}

/** The command as somebody types it. */
async function run(env: Record<string, string>, ...args: string[]) {
  const clean = { ...process.env, DATABASE_URL: '', DATABASE_OWNER_URL: '', ...env }
  return promisify(execFile)(process.execPath, ['scripts/inquiries.ts', ...args], { env: clean }).then(
    ({ stdout }) => ({ code: 0, words: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, words: error.stderr }),
  )
}

describe('what came in', () => {
  it('is listed newest first, all of it or since a moment', async () => {
    await store('Oldest', 24 * 20)
    await store('Newest', 1)
    await store('Middle', 24 * 5)
    const names = async (...args: string[]) =>
      (await readInquiries(db.ownerUrl, readWish(args).since)).map(inquiry => inquiry.name)
    expect(await names()).toEqual(['Newest', 'Middle', 'Oldest'])
    expect(await names('--since', '7d')).toEqual(['Newest', 'Middle'])
    expect(await names('--since=2h')).toEqual(['Newest'])
    expect(await names('--since', '3w')).toHaveLength(3)
    expect(await names('--since', '2999-01-01')).toEqual([])
  })

  it('is readable in a terminal, and a stranger’s words do nothing to it', async () => {
    await store(nasty, 1)
    const words = describeInquiries(await readInquiries(db.ownerUrl, undefined))
    expect(words).toContain('· contact · en')
    expect(words).toContain('Message       Hello\n                there')
    expect(words).toContain('1 inquiry.')
    expect(words).toContain('👩‍👩‍👧 ñ')
    expect(words).not.toMatch(/[^\P{Cc}\n]|\u202e/u)
    expect(describeInquiries([])).toBe('Nothing came in.')
  })

  it('is the same for another program', async () => {
    await store(nasty, 1)
    const inquiries = await readInquiries(db.ownerUrl, undefined)
    const json = toJson(inquiries)
    expect(json).not.toMatch(/[^\P{Cc}\n]|\u202e/u)
    expect((JSON.parse(json) as Inquiry[])[0]?.name).toBe(nasty)
  })

  it('is asked for with two options, and anything else is said in a sentence', () => {
    expect(readWish(['--json'])).toEqual({ isJson: true, since: undefined })
    for (const wrong of [['--since'], ['--since', 'yesterday'], ['--since', '7x'], ['--all'], ['--json=yes']])
      expect(() => readWish(wrong)).toThrow(/--since|--json/)
  })

  it('is read with the owner’s login alone', async () => {
    await store('Ada', 1)
    const owner = await run({ DATABASE_OWNER_URL: db.ownerUrl }, '--json')
    expect(JSON.parse(owner.words)).toEqual([expect.objectContaining({ name: 'Ada' })])
    expect(await run({ DATABASE_URL: db.serverUrl })).toEqual({
      code: 1,
      words: expect.stringContaining('Set DATABASE_OWNER_URL'),
    })
    await expect(readInquiries(db.serverUrl, undefined)).rejects.toMatchObject({ code: '42501' })
  })

  it('makes no database where there has never been one', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'handrail-none-'))
    expect(await run({ HANDRAIL_DATA: join(folder, 'data') })).toEqual({
      code: 1,
      words: expect.stringContaining('run npm start first'),
    })
    await rm(folder, { recursive: true })
  })
})
