/** Who may merge two records, look at a merge, take it back and answer what it asks: administrators, and those whom it is about. */
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import type { PersonKey } from '../../../sample/people.ts'
import { type Asker, strangersTo } from '../../../test/access/strangers.ts'
import { buildWorld } from '../../../test/access/world.ts'
import type { World } from '../../../test/access/world-rows.ts'
import { refusals, withServer } from '../../../test/ask.ts'
import { withTestDatabase } from '../../../test/database.ts'

const db = withTestDatabase()
const { ask } = withServer(db)
let world: World

beforeEach(async () => {
  world = await buildWorld(db)
})

const idOf = (person: PersonKey) => world.people[person].recordId
const ofMaria = (rest: string) => `/patients/${idOf('maria')}/${rest}`
const mergeGraceIntoMaria = (asker: Asker, hat: string, mergeId = randomUUID()) =>
  ask(asker, hat, 'POST', ofMaria('merges'), { mergeId, goingId: idOf('grace'), taken: [] })
const mergesInDatabase = () =>
  db.rows(
    'select id, merged_at, undone_at, staying_account_said, going_account_said from patient_merges order by id',
  )

/** Everybody but the administrators of Maria's organization: strangers, those who care for her, and she herself. */
const others = (): (readonly [Asker, string])[] => [
  ...strangersTo('maria').filter(([asker]) => asker !== 'grace'),
  ['dana', 'staff'],
  ['dana', 'administrator'],
  ['priya', 'staff'],
  ['maria', 'patient'],
  ['maria', 'administrator'],
]

it('nobody but an administrator of the organization compares, merges, takes back or refuses', async () => {
  const mergeId = randomUUID()
  expect((await mergeGraceIntoMaria('ruth', 'administrator', mergeId)).status).toBe(200)
  const before = await mergesInDatabase()
  expect(before.map(({ id }) => id)).toContain(mergeId)
  for (const [asker, hat] of others()) {
    const who = `${asker} as ${hat}`
    for (const [method, path] of [
      ['GET', ofMaria(`merge-preview?otherId=${idOf('grace')}`)],
      ['POST', `/merges/${mergeId}/undo`],
      ['POST', `/merges/${mergeId}/refuse`],
    ] as const) {
      const answer = await ask(asker, hat, method, path)
      expect(refusals, `${who} ${path}: ${answer.text}`).toContain(answer.status)
    }
    expect(refusals, who).toContain((await mergeGraceIntoMaria(asker, hat)).status)
    for (const path of [ofMaria('merges'), `/merges/${mergeId}/since`]) {
      const { text } = await ask(asker, hat, 'GET', path)
      expect(text, `${who} ${path}`).not.toMatch(/Grace|Maria/)
      expect(text, `${who} ${path}`).not.toContain(idOf('grace'))
    }
  }
  expect(await mergesInDatabase()).toEqual(before)
})

it('an administrator reaches no record of another organization, from either side', async () => {
  const before = await mergesInDatabase()
  for (const [staying, going] of [
    ['maria', 'iris'],
    ['iris', 'maria'],
  ] as const) {
    const preview = `/patients/${idOf(staying)}/merge-preview?otherId=${idOf(going)}`
    for (const asker of ['ruth', 'victor'] as const) {
      expect(refusals).toContain((await ask(asker, 'administrator', 'GET', preview)).status)
      const merged = await ask(asker, 'administrator', 'POST', `/patients/${idOf(staying)}/merges`, {
        mergeId: randomUUID(),
        goingId: idOf(going),
        taken: [],
      })
      expect(refusals, merged.text).toContain(merged.status)
    }
  }
  expect(await mergesInDatabase()).toEqual(before)
})

it('what a merge asks is answered by the two whom it is about, and by nobody in their stead', async () => {
  const mergeId = randomUUID()
  await mergeGraceIntoMaria('ruth', 'administrator', mergeId)
  const before = await mergesInDatabase()
  for (const asker of ['jay', 'iris', 'dana', 'ruth', 'victor', 'nobody'] as const) {
    expect((await ask(asker, 'patient', 'GET', '/portal/merges')).text, asker).not.toContain(mergeId)
    for (const path of [`/portal/merges/${mergeId}/answer`, `/portal/merges/${mergeId}/private-words`]) {
      const answer = await ask(asker, 'patient', 'POST', path, { said: 'yes' })
      expect(refusals, `${asker} ${path}: ${answer.text}`).toContain(answer.status)
    }
  }
  expect(await mergesInDatabase()).toEqual(before)
})
