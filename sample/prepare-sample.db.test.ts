import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
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
beforeEach(async () => {
  await db.empty()
  dataFolder = await mkdtemp(join(tmpdir(), 'handrail-people-'))
  return () => rm(dataFolder, { recursive: true, force: true })
})

const prepare = (env: Record<string, string>, args: string[] = []) =>
  prepareSample({
    config: readConfig({ HANDRAIL_DATA: dataFolder, ...env }, args),
    ownerUrl: db.ownerUrl,
    signIn,
    report: () => {},
  })

const isRightPassword = (email: string, password: string) =>
  signIn.api.signInEmail({ body: { email, password } }).then(
    () => true,
    () => false,
  )

test('on this machine alone, the passwords are public and the same everywhere', async () => {
  const { hasPublicPasswords, people } = await prepare({})
  expect(hasPublicPasswords).toBe(true)
  const dana = people.find(person => person.name === 'Dana Whitfield')
  expect(dana?.password).toBe('handrail-dana')
  expect(await isRightPassword(dana?.email ?? '', 'handrail-dana')).toBe(true)
})

test('where other machines can reach it, the passwords are random', async () => {
  const { hasPublicPasswords, people } = await prepare({ HOST: '0.0.0.0' })
  expect(hasPublicPasswords).toBe(false)
  expect(new Set(people.map(person => person.password)).size).toBe(people.length)
  const dana = people.find(person => person.name === 'Dana Whitfield')
  expect(await isRightPassword(dana?.email ?? '', 'handrail-dana')).toBe(false)
  expect(await isRightPassword(dana?.email ?? '', dana?.password ?? '')).toBe(true)
})

test('a copy with public passwords stays one, and is never served in production', async () => {
  await prepare({})
  expect((await prepare({ HOST: '0.0.0.0' })).hasPublicPasswords).toBe(true)
  const production = {
    NODE_ENV: 'production',
    SMTP_URL: 'smtp://localhost',
    HANDRAIL_SECRET: 'x'.repeat(32),
    HANDRAIL_ORIGIN: 'https://care.example.org',
  }
  await expect(prepare(production)).rejects.toThrow('holds the sample organization')
})

test('with --empty, and in production, nothing is filled in', async () => {
  const production = {
    NODE_ENV: 'production',
    SMTP_URL: 'smtp://localhost',
    HANDRAIL_SECRET: 'x'.repeat(32),
    HANDRAIL_ORIGIN: 'https://care.example.org',
  }
  for (const nothing of [await prepare({}, ['--empty']), await prepare(production)])
    expect(nothing.people).toEqual([])
  expect(await db.rows('select from organizations')).toHaveLength(0)
  expect(await readdir(dataFolder)).toEqual([])
})
