/** Whatever somebody writes where a page of a list ends: it is refused, never a failure of ours, and no log quotes it. */
import { beforeAll, expect, it } from 'vitest'
import type { Asker } from '../access/strangers.ts'
import { withServer } from '../ask.ts'
import { onlyPeople, withTestDatabase } from '../database.ts'

const db = withTestDatabase()
const { ask, log } = withServer(db)
const id = '0199aa00-1111-7222-8333-444455556666'
const sentence = 'at home with nobody (file:///secret.ts:1:1)'

beforeAll(async () => {
  await onlyPeople(db)
})

/** Lists that are sorted by something else than words: any words are a place among names, and among who needs one first. */
const lists: [asker: Asker, hat: string, path: string][] = [
  ['ruth', 'administrator', '/patients?sort=newest'],
  ['dana', 'staff', '/appointments'],
  ['dana', 'staff', '/submissions'],
  ['dana', 'staff', '/caseload/patients?sort=newest'],
  ['dana', 'staff', '/caseload/patients?sort=completion'],
]
const rubbish = [
  'nonsense',
  '',
  id,
  `${id}some day`,
  `${id}2026-02-30 10:00:00+00`,
  `${id}99999999999999999999`,
  `${id}\n    ${sentence}\n`,
  `${id}${'9'.repeat(290)}`,
  'x'.repeat(5_000),
]

/** Made up as well, though the database can read it as a moment: some lists begin there, and are empty. */
const farAway = [`${id}infinity`, `${id}-infinity`, `${id}yesterday`, `${id}99999-01-01 10:00:00+00`]

it.each(lists)('%s as %s at %s', async (asker, hat, path) => {
  const read = (after: string) =>
    ask(asker, hat, 'GET', `${path}${path.includes('?') ? '&' : '?'}after=${encodeURIComponent(after)}`)
  for (const after of rubbish) {
    const { status, body } = await read(after)
    expect([status, body.code], after).toEqual([400, 'BAD_REQUEST'])
  }
  for (const after of farAway) expect((await read(after)).status, after).toBeLessThan(500)
  expect(log()).toEqual([])
})

it('an administrator has no caseload to look over, which is no failure', async () => {
  for (const hat of ['administrator', 'staff', 'visitor', 'patient']) {
    const { status, body } = await ask('ruth', hat, 'GET', '/caseload/overview')
    expect([status, body.code], hat).toEqual([403, 'FORBIDDEN'])
  }
  expect(log()).toEqual([])
})
