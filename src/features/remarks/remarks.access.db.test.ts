import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { fingerprint } from '#lib/fingerprint.ts'
import { type Asker, strangersTo } from '../../../test/access/strangers.ts'
import { refusals, withServer } from '../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../test/database.ts'
import type { Remark } from './remarks.contract.ts'

const db = withTestDatabase()
const { ask, expectRefusedToStrangers } = withServer(db)
let people: InsertedPeople
/** An item of the organization's catalogue. */
let item: string

beforeEach(async () => {
  people = await onlyPeople(db)
  const [row] = await db.rows<{ id: string }>(
    `with category as (insert into checklist_categories (organization_id, name) values ($1, 'Housing') returning id)
      insert into checklist_items (organization_id, category_id, title)
        select $1, id, 'A safe place to sleep' from category returning id`,
    [people.organizations.riverbend],
  )
  item = row?.id ?? ''
})

type Writer = readonly [Asker, 'patient' | 'staff' | 'administrator']

const write = (who: Writer, words: string, more: object = {}, id: string = randomUUID()) =>
  ask(who[0], who[1], 'PUT', `/remarks/${id}`, {
    words,
    checklistItemId: item,
    ...(who[0] === 'maria' ? {} : { patientId: people.maria.recordId }),
    ...more,
  })

const list = async (who: Writer): Promise<Remark[]> =>
  (
    await ask(
      who[0],
      who[1],
      'GET',
      who[0] === 'maria' ? '/remarks' : `/remarks?patientId=${people.maria.recordId}`,
    )
  ).body

const additional = { checklistItemId: null }

describe('what several people write about one thing', () => {
  it('stands side by side, each piece with who wrote it', async () => {
    await write(['maria', 'patient'], 'My sister takes me in.')
    await write(['dana', 'staff'], 'I called the shelter.')
    await write(['ruth', 'administrator'], 'The form is sent.')
    for (const reader of [
      ['maria', 'patient'],
      ['dana', 'staff'],
      ['priya', 'staff'],
      ['ruth', 'administrator'],
    ] as const)
      expect(
        (await list(reader)).map(({ words, authorName }) => [words, authorName]),
        reader[0],
      ).toEqual([
        ['My sister takes me in.', 'Maria Santos'],
        ['I called the shelter.', 'Dana Whitfield'],
        ['The form is sent.', expect.stringContaining('Ruth')],
      ])
    expect((await list(['dana', 'staff'])).map(({ isMine }) => isMine)).toEqual([false, true, false])
  })

  it('is changed by its author alone', async () => {
    const id = randomUUID()
    await write(['maria', 'patient'], 'Mine', {}, id)
    for (const other of [
      ['dana', 'staff'],
      ['ruth', 'administrator'],
    ] as const)
      expect((await write(other, 'Not theirs', { known: [fingerprint('Mine')] }, id)).status).toBe(404)
    expect(await db.rows('select words from remarks')).toEqual([{ words: 'Mine' }])
  })

  it('is read by nobody whom the patient does not concern, nor written', async () => {
    await write(['maria', 'patient'], 'My sister takes me in.')
    for (const [asker, hat] of strangersTo('maria')) {
      const { status, text } = await ask(asker, hat, 'GET', `/remarks?patientId=${people.maria.recordId}`)
      expect([200, ...refusals]).toContain(status)
      expect(text, `${asker} as ${hat}`).not.toContain('sister')
    }
    const body = { words: 'Not mine', checklistItemId: item, patientId: people.maria.recordId }
    await expectRefusedToStrangers('PUT', `/remarks/${randomUUID()}`, body)
    expect((await write(['priya', 'staff'], 'A specialist reads')).status).toBe(403)
    expect(await db.rows('select from remarks')).toHaveLength(1)
  })

  it('is no place for a case manager’s words about the patient beside the checklist', async () => {
    expect((await write(['dana', 'staff'], 'Hm', additional)).status).toBe(403)
    expect((await write(['ruth', 'administrator'], 'Welcome', additional)).status).toBe(200)
    expect((await write(['maria', 'patient'], 'Mornings', additional)).status).toBe(200)
  })
})

describe('a remark', () => {
  const id = randomUUID()
  const maria = (words: string, ...known: string[]) =>
    write(['maria', 'patient'], words, { known: known.map(fingerprint) }, id)
  const history = async (who: Writer = ['maria', 'patient']) =>
    (await ask(who[0], who[1], 'GET', `/remarks/${id}/history`)).body.map(
      ({ words }: { words: string }) => words,
    )

  it('sent again is there once and counts no version', async () => {
    const first = await maria('I rest.')
    expect(first.body).toMatchObject({ words: 'I rest.', revision: 1, met: null })
    expect((await maria('I rest.')).body).toEqual(first.body)
    expect(await db.rows('select revision from remarks')).toEqual([{ revision: 1 }])
  })

  it('saved over something that the device has not seen keeps both, once each, and says what it met', async () => {
    await maria('I rest. I walk.')
    await maria('I rest. I walk. I sing.', 'I rest. I walk.')
    const { body } = await maria('I rest. I walk. I cook.', 'I rest. I walk.')
    expect(body).toMatchObject({ met: 'I rest. I walk. I sing.', revision: 3 })
    expect(body.words).toBe('I rest. I walk. I sing.\nI cook.')
  })

  it('keeps what it said before, for its author', async () => {
    await maria('I rest.')
    await maria('I rest. I walk.', 'I rest.')
    await maria('I walk.', 'I rest. I walk.')
    expect(await history(), 'words that only went on are in the next ones').toEqual(['I rest. I walk.'])
    for (const other of [
      ['dana', 'staff'],
      ['ruth', 'administrator'],
    ] as const)
      expect(await history(other), other[0]).toEqual([])
    expect((await list(['dana', 'staff']))[0]).toMatchObject({
      words: 'I walk.',
      changedAt: expect.any(String),
    })
  })

  it('that is taken back is shown to nobody, and can come again', async () => {
    await maria('I rest.')
    await maria('', 'I rest.')
    expect(await list(['dana', 'staff'])).toEqual([])
    expect(await history()).toEqual(['I rest.'])
    await maria('I rest.')
    expect(await list(['dana', 'staff'])).toMatchObject([{ words: 'I rest.' }])
  })

  it('of danger is heard, wherever it stands', async () => {
    const { body } = await maria('I want to kill myself')
    expect(body).toMatchObject({ safety: ['self_harm'], isCaseManagerTold: true })
    expect(await db.rows('select source from safety_alerts')).toEqual([{ source: 'goal' }])
    await write(['maria', 'patient'], 'I want to kill myself', additional)
    expect(await db.rows('select source from safety_alerts order by 1')).toEqual([
      { source: 'goal' },
      { source: 'profile' },
    ])
    expect((await write(['dana', 'staff'], 'She said: I want to kill myself')).body.safety).toEqual([])
  })

  it('that no longer fits is refused, and what stands there can still be shortened', async () => {
    await maria('x'.repeat(19_990))
    const refused = await write(['dana', 'staff'], 'y'.repeat(11))
    expect(refused.status).toBe(409)
    expect((await write(['dana', 'staff'], 'y'.repeat(10))).status).toBe(200)
    expect((await maria('x'.repeat(19_000), 'x'.repeat(19_990))).status).toBe(200)
  })

  it('in the additional notes is an activity of the patient’s, once', async () => {
    await write(['maria', 'patient'], 'Mornings', additional, id)
    await write(
      ['maria', 'patient'],
      'Mornings are best',
      { ...additional, known: [fingerprint('Mornings')] },
      id,
    )
    expect(await db.rows("select metadata from activities where activity_type = 'profile_updated'")).toEqual([
      { metadata: { fields_updated: ['notes'] } },
    ])
  })
})
