import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSignIn, type SignIn } from '#platform/auth/auth.server.ts'
import { readConfig } from '#platform/config/config.server.ts'
import { withTestDatabase } from '../test/database.ts'
import { prepareSample } from './prepare-sample.ts'

const db = withTestDatabase()
let signIn: SignIn
let dataFolder: string

beforeAll(async () => {
  signIn = createSignIn({
    url: db.authUrl,
    secret: 'a secret that only tests know, 32 letters',
    origin: 'http://localhost',
  })
})
afterAll(() => signIn.close())
/** Filling in the sample takes seconds: tests that begin with the same copy share it. */
async function startAnew() {
  await db.empty()
  dataFolder = await mkdtemp(join(tmpdir(), 'handrail-people-'))
  return () => rm(dataFolder, { recursive: true, force: true })
}

const prepare = (env: Record<string, string>, args: string[] = [], by = signIn) =>
  prepareSample({
    config: readConfig({ HANDRAIL_DATA: dataFolder, ...env }, args),
    ownerUrl: db.ownerUrl,
    signIn: by,
    report: () => {},
  })

const isRightPassword = (email: string, password: string) =>
  signIn.api.signInEmail({ body: { email, password } }).then(
    () => true,
    () => false,
  )

const production = {
  NODE_ENV: 'production',
  SMTP_URL: 'smtp://localhost',
  HANDRAIL_SECRET: 'x'.repeat(32),
  HANDRAIL_ORIGIN: 'https://care.example.org',
}

describe('a copy that was filled in for this machine alone', () => {
  let made: Awaited<ReturnType<typeof prepare>>
  beforeAll(async () => {
    const remove = await startAnew()
    made = await prepare({})
    return remove
  })

  test('has passwords that are public and the same everywhere', async () => {
    expect(made.hasPublicPasswords).toBe(true)
    const dana = made.people.find(person => person.name === 'Dana Whitfield')
    expect(dana?.password).toBe('handrail-dana')
    expect(await isRightPassword(dana?.email ?? '', 'handrail-dana')).toBe(true)
  })

  test('keeps them, and is never served in production', async () => {
    expect((await prepare({ HOST: '0.0.0.0' })).hasPublicPasswords).toBe(true)
    await expect(prepare(production)).rejects.toThrow('holds the sample organization')
  })

  test.each([
    ['without its file', () => rm(join(dataFolder, 'sample-people.json'))],
    [
      'with a file that says otherwise',
      () =>
        writeFile(
          join(dataFolder, 'sample-people.json'),
          JSON.stringify({ hasPublicPasswords: false, people: [] }),
        ),
    ],
  ])('keeps them %s, and shows its people', async (_, tamper) => {
    await tamper()
    const kept = { hasPublicPasswords: true, people: made.people }
    expect(await prepare({ HOST: '0.0.0.0' })).toEqual(kept)
    expect(await prepare({ HOST: '0.0.0.0' }, ['--empty'])).toEqual(kept)
  })
})

describe('a copy that was filled in where other machines can reach it', () => {
  let made: Awaited<ReturnType<typeof prepare>>
  beforeAll(async () => {
    const remove = await startAnew()
    made = await prepare({ HOST: '0.0.0.0' })
    return remove
  })

  test('has random passwords', async () => {
    expect(made.hasPublicPasswords).toBe(false)
    expect(new Set(made.people.map(person => person.password)).size).toBe(made.people.length)
    const dana = made.people.find(person => person.name === 'Dana Whitfield')
    expect(await isRightPassword(dana?.email ?? '', 'handrail-dana')).toBe(false)
    expect(await isRightPassword(dana?.email ?? '', dana?.password ?? '')).toBe(true)
  })

  test('does not start with a file that can not be read', async () => {
    await writeFile(join(dataFolder, 'sample-people.json'), '{')
    await expect(prepare({ HOST: '0.0.0.0' })).rejects.toThrow('can not be read')
  })
})

describe('an empty copy', () => {
  beforeEach(startAnew)

  test('a start that was interrupted after the first account leaves a copy with public passwords', async () => {
    const dying = { api: { signUpEmail: () => Promise.reject(new Error('killed')) } }
    await expect(prepare({}, [], dying as unknown as SignIn)).rejects.toThrow('killed')
    expect(await prepare({ HOST: '0.0.0.0' }, ['--empty'])).toMatchObject({
      hasPublicPasswords: true,
      people: expect.arrayContaining([expect.objectContaining({ name: 'Dana Whitfield' })]),
    })
    const { hasPublicPasswords, people } = await prepare({ HOST: '0.0.0.0' })
    expect([hasPublicPasswords, people[0]?.password]).toEqual([true, expect.stringMatching(/^handrail-/)])
  })

  test('with --empty, and in production, nothing is filled in', async () => {
    for (const nothing of [await prepare({}, ['--empty']), await prepare(production)])
      expect(nothing.people).toEqual([])
    expect(await db.rows('select from organizations')).toHaveLength(0)
    expect(await readdir(dataFolder)).toEqual([])
  })
})
