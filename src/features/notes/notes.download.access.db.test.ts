/** Signed notes in the patient's own download (decision 40): all of them but what is withheld, and nothing to anybody else. */
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { insertRows } from '../../../sample/insert-people.ts'
import { type Asker, strangersTo } from '../../../test/access/strangers.ts'
import { withServer } from '../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../test/database.ts'
import type { SignedNote } from './notes.contract.ts'

const db = withTestDatabase()
const { request, ask } = withServer(db)
let people: InsertedPeople
let ids: Record<'visit' | 'addendum' | 'second' | 'draft', string>

/** A note of Dana's about one of her patients. */
async function add(about: 'maria' | 'jay', text: string, more: object): Promise<string> {
  const { organizationId: organization_id, recordId: patient_id } = people[about]
  const id = randomUUID()
  const row = {
    organization_id,
    patient_id,
    id,
    author_id: people.dana.userId,
    text,
    contact_minutes: 20,
    contact_way: 'phone',
  }
  await insertRows(db.owner, 'case_notes', [{ ...row, contact_on: '2026-01-05', ...more }])
  return id
}

beforeEach(async () => {
  people = await onlyPeople(db)
  const signed_at = '2026-01-06T10:00:00Z'
  const second = await add('maria', 'SECOND-CALL', { signed_at, contact_on: '2026-02-01', kind: 'attempt' })
  const visit = await add('maria', 'FIRST-VISIT', { signed_at, created_at: '2026-01-05T08:00:00Z' })
  const addendum = await add('maria', 'WHAT-WAS-ADDED', {
    signed_at,
    amends_id: visit,
    contact_on: '2026-03-01',
  })
  const draft = await add('maria', 'HALF-A-THOUGHT', {})
  await add('jay', 'ABOUT-JAY', { signed_at })
  ids = { visit, addendum, second, draft }
})

const download = async (person: Asker, ending = 'json', hat = 'patient') =>
  (await request(person, hat, `/my-data.${ending}`)).text()
const notesOf = async (person: Asker) =>
  (JSON.parse(await download(person)) as { caseNotes: object[] }).caseNotes
const act = (by: Asker, hat: string, id: string, deed: 'withhold' | 'release', reason = 'Her sister') =>
  ask(by, hat, 'POST', `/notes/${id}/${deed}`, deed === 'withhold' ? { kind: 'safety', reason } : undefined)
const words = /FIRST-VISIT|WHAT-WAS-ADDED|SECOND-CALL|HALF-A-THOUGHT/

describe('the download of a patient', () => {
  it('holds each signed note with its addenda, oldest contact first, and no draft', async () => {
    const common = {
      author: 'Dana Whitfield',
      contactMinutes: 20,
      contactWay: 'phone',
      signedAt: '2026-01-06T10:00:00Z',
    }
    expect(await notesOf('maria')).toEqual([
      { ...common, number: 1, kind: 'note', contactOn: '2026-01-05', text: 'FIRST-VISIT', isWithheld: null },
      {
        ...common,
        number: 1,
        kind: 'addendum',
        contactOn: '2026-03-01',
        text: 'WHAT-WAS-ADDED',
        isWithheld: null,
      },
      {
        ...common,
        number: 2,
        kind: 'attempt',
        contactOn: '2026-02-01',
        text: 'SECOND-CALL',
        isWithheld: null,
      },
    ])
    const page = await download('maria', 'html')
    for (const part of ['Notas que el personal firmó sobre usted', 'un intento de comunicarse con usted'])
      expect(page).toContain(part)
    expect(page).toContain('<dt>Quién lo escribió</dt><dd>Dana Whitfield</dd>')
    expect(page).not.toMatch(/HALF-A-THOUGHT|<dt>[a-z]+[A-Z]/)
  })

  it('holds the notes about nobody else, and goes to nobody else', async () => {
    expect(await notesOf('jay')).toMatchObject([{ text: 'ABOUT-JAY' }])
    expect(await download('maria')).not.toContain('ABOUT-JAY')
    await db.rows('update patients set case_manager_id = $1 where id = $2', [
      people.marcus.recordId,
      people.maria.recordId,
    ])
    for (const [person, hat] of [
      ['grace', 'patient'],
      ['dana', 'staff'],
      ['priya', 'staff'],
      ['ruth', 'administrator'],
      ['victor', 'administrator'],
      ['iris', 'patient'],
      ['nobody', 'patient'],
    ] as const) {
      expect(await download(person, 'json', hat), person).not.toMatch(words)
    }
    const read = await ask('maria', 'patient', 'GET', `/notes?patientId=${people.maria.recordId}`)
    expect([read.status < 500, words.test(read.text)]).toEqual([true, false])
  })

  it('says of a note that is withheld that something is held back, and nothing of it or its addenda', async () => {
    expect((await act('dana', 'staff', ids.visit, 'withhold')).status).toBe(200)
    const [kept, held, ...more] = await notesOf('maria')
    expect(kept).toMatchObject({ number: 1, text: 'SECOND-CALL' })
    expect(Object.entries(held ?? {}).filter(([, value]) => value !== null)).toEqual([['isWithheld', true]])
    expect(more).toEqual([])
    for (const ending of ['json', 'html'])
      expect(await download('maria', ending)).not.toMatch(/FIRST-VISIT|WHAT-WAS-ADDED|sister/)
    expect(await download('maria', 'html')).toContain('Retenido (pregunte a su equipo)</dt><dd>Sí')
    await act('priya', 'staff', ids.visit, 'release')
    expect(await notesOf('maria')).toHaveLength(3)
  })

  it('holds a note without an addendum that is withheld alone', async () => {
    await act('dana', 'staff', ids.addendum, 'withhold')
    expect(await notesOf('maria')).toMatchObject([
      { text: 'FIRST-VISIT' },
      { text: 'SECOND-CALL' },
      { isWithheld: true, text: null },
    ])
  })
})

describe('a signed note', () => {
  it('is withheld with a reason by whoever reads it, and taken back the same way', async () => {
    expect((await act('dana', 'staff', ids.visit, 'withhold', ' ')).status).toBe(400)
    expect((await act('dana', 'staff', ids.visit, 'withhold')).status).toBe(200)
    // Asked again it is the same; another reason does not take the place of the first.
    expect((await act('priya', 'staff', ids.visit, 'withhold')).status).toBe(200)
    expect((await act('ruth', 'administrator', ids.visit, 'withhold', 'Another')).status).toBe(409)
    const { body } = await ask('priya', 'staff', 'GET', `/notes?patientId=${people.maria.recordId}`)
    expect(body.notes.find(({ id }: SignedNote) => id === ids.visit)).toMatchObject({
      text: 'FIRST-VISIT',
      withheldKind: 'safety',
      withheldFor: 'Her sister',
      addenda: [{ withheldKind: null }],
    })
    for (let time = 0; time < 2; time++)
      expect((await act('ruth', 'administrator', ids.visit, 'release')).status).toBe(200)
    const log = await db.rows<{ fields: string[] }>(
      "select fields from audit_log where entity = 'case_notes' and entity_id = $1 and verb = 'update' order by id",
      [ids.visit],
    )
    expect(log).toEqual(Array(2).fill({ fields: ['withheld_at', 'withheld_for', 'withheld_kind'] }))
    for (const change of ['signed_at = null', "text = 'x'", 'signed_at = now()'])
      await expect(
        db.rows(`update case_notes set ${change}, withheld_kind = null where id = $1`, [ids.visit]),
      ).rejects.toThrow(/amended/)
  })

  it('is neither withheld nor released by anybody else; a draft by nobody', async () => {
    await act('dana', 'staff', ids.visit, 'withhold')
    const before = await db.rows('select id, withheld_at, withheld_for from case_notes order by id')
    for (const [person, hat] of [...strangersTo('maria'), ['maria', 'patient'], ['maria', 'staff']] as const)
      for (const [id, deed] of [
        [ids.second, 'withhold'],
        [ids.visit, 'release'],
      ] as const) {
        const { status } = await act(person, hat, id, deed)
        expect(status, `${person} as ${hat}`).toBeGreaterThanOrEqual(400)
        expect(status, `${person} as ${hat}`).toBeLessThan(500)
      }
    for (const deed of ['withhold', 'release'] as const)
      expect((await act('dana', 'staff', ids.draft, deed)).status).toBe(404)
    expect(await db.rows('select id, withheld_at, withheld_for from case_notes order by id')).toEqual(before)
  })
})
