/** Templates: one's own are read by nobody else, the organization's by all of its staff and kept by its administrators. */
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { type Asker, strangersTo } from '../../../test/access/strangers.ts'
import { refusals, withServer } from '../../../test/ask.ts'
import { onlyPeople, withTestDatabase } from '../../../test/database.ts'

const db = withTestDatabase()
const { ask } = withServer(db)
let shared: string
let own: string

const words = { name: 'Bring your papers', body: 'Please bring your ID card.', language: 'en' }
const add = (asker: Asker, hat: string, more: object = {}) =>
  ask(asker, hat, 'POST', '/reply-templates', { id: randomUUID(), ...words, ...more })
const namesOf = async (asker: Asker, hat: string) =>
  ((await ask(asker, hat, 'GET', '/reply-templates')).body as { name: string }[]).map(({ name }) => name)

beforeEach(async () => {
  await onlyPeople(db)
  own = (await add('dana', 'staff', { name: 'Of Dana' })).body.id
  shared = (await add('ruth', 'administrator', { name: 'Of Riverbend', isShared: true })).body.id
})

test('are read by their owner alone, those of the organization by all of its staff', async () => {
  expect(await namesOf('dana', 'staff')).toEqual(['Of Dana', 'Of Riverbend'])
  for (const asker of ['marcus', 'priya'] as const)
    expect(await namesOf(asker, 'staff')).toEqual(['Of Riverbend'])
  expect(await namesOf('ruth', 'administrator')).toEqual(['Of Riverbend'])
  for (const [asker, hat] of [
    ['victor', 'administrator'],
    ['elena', 'staff'],
  ] as const)
    expect(await namesOf(asker, hat)).toEqual([])
})

test('of the organization are kept by its administrators alone', async () => {
  expect((await add('dana', 'staff', { isShared: true })).status).toBe(403)
  const change = { ...words, seen: { ...words, name: 'Of Riverbend' } }
  expect((await ask('dana', 'staff', 'PUT', `/reply-templates/${shared}`, change)).status).toBe(403)
  expect((await ask('dana', 'staff', 'DELETE', `/reply-templates/${shared}`)).status).toBe(403)
  expect(
    (await ask('ruth', 'administrator', 'PUT', `/reply-templates/${shared}`, change)).body,
  ).toMatchObject(words)
  expect(await namesOf('marcus', 'staff')).toEqual([words.name])
})

test('are kept once, and removed once, however often that is asked', async () => {
  for (let time = 0; time < 2; time++) {
    expect((await add('dana', 'staff', { id: own })).body).toMatchObject({ name: 'Of Dana', isOwn: true })
  }
  for (let time = 0; time < 2; time++)
    expect((await ask('dana', 'staff', 'DELETE', `/reply-templates/${own}`)).status).toBe(200)
  expect(await namesOf('dana', 'staff')).toEqual(['Of Riverbend'])
})

test('that somebody else changed meanwhile are answered with what stands there', async () => {
  const seen = { ...words, name: 'Of Riverbend' }
  const put = (body: string) =>
    ask('ruth', 'administrator', 'PUT', `/reply-templates/${shared}`, { ...seen, body, seen })
  expect((await put('Bring your lease.')).status).toBe(200)
  const late = await put('Bring your card.')
  expect(late.status).toBe(409)
  expect(late.body.stored).toEqual({ body: 'Bring your lease.' })
})

test('say at the field what is missing', async () => {
  for (const [more, field, message] of [
    [{ name: ' ' }, 'name', 'nameMissing'],
    [{ name: 'x'.repeat(61) }, 'name', 'nameLong'],
    [{ body: ' ' }, 'body', 'bodyMissing'],
    [{ body: 'x'.repeat(4001) }, 'body', 'bodyLong'],
  ] as const)
    expect((await add('dana', 'staff', more)).body.fields).toEqual([{ field, message }])
})

test('are nobody’s to touch who does not belong to the staff', async () => {
  for (const [asker, hat] of strangersTo('maria').filter(
    ([, hat]) => hat === 'patient' || hat === 'visitor',
  )) {
    expect(refusals, asker).toContain((await ask(asker, hat, 'GET', '/reply-templates')).status)
    expect(refusals, asker).toContain((await add(asker, hat)).status)
  }
  for (const [asker, hat] of [
    ['victor', 'administrator'],
    ['elena', 'staff'],
    ['marcus', 'staff'],
  ] as const)
    for (const [method, body] of [
      ['PUT', { ...words, seen: words }],
      ['DELETE', undefined],
    ] as const)
      expect([200, 404]).toContain((await ask(asker, hat, method, `/reply-templates/${own}`, body)).status)
  expect(await namesOf('dana', 'staff')).toEqual(['Of Dana', 'Of Riverbend'])
})
