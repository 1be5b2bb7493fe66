/**
 * Two people and three tabs write the same note at random, over a line that loses requests and answers: whatever they were
 * told is saved is there once, under the name of who wrote it. The browser's own autosaver writes; the database is real.
 */
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { type Autosaver, keeperOfEach } from '#platform/autosave/autosave.client.ts'
import { withServer } from '../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../test/database.ts'
import type { Remark } from './remarks.contract.ts'

const isLong = process.env.HANDRAIL_TEST_LENGTH === 'long'
/** A minute of writing, a stroke each tenth of a second, a hundred times; short: enough to meet each kind of accident. */
const [ROUNDS, STROKES] = isLong ? [100, 600] : [8, 60]
const LOST = 0.2

const db = withTestDatabase()
const { ask } = withServer(db)
let people: InsertedPeople

beforeEach(async () => {
  people = await onlyPeople(db)
  await db.rows('update deployment set budgets_times = 1000000')
})

/** Chance that repeats itself, so that a failure can be looked at again. */
function chanceFrom(seed: number): () => number {
  let state = seed * 7919
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

interface Written {
  words: string
}

/** One request over a bad line: it is lost, or its answer is, or all is well. */
async function put(chance: () => number, who: 'maria' | 'dana', id: string, body: object): Promise<Written> {
  if (chance() < LOST) throw new TypeError('the request was lost')
  const hat = who === 'maria' ? 'patient' : 'staff'
  const answer = await ask(who, hat, 'PUT', `/remarks/${id}`, body)
  expect(answer.status, answer.text).toBe(200)
  if (chance() < LOST) throw new TypeError('the answer was lost')
  return answer.body as Written
}

/** A tab: what it shows of the note, how it adds to it, and whether everything has arrived. */
interface Tab {
  add: (sentence: string) => void
  save: () => Promise<boolean>
  kill: () => void
  hear: (stored: string) => void
}

function tabOf(
  device: string,
  chance: () => number,
  id: string,
  who: 'maria' | 'dana',
  subject: object,
): Tab {
  let stored = ''
  const open = (): Autosaver =>
    keeperOfEach({
      key: device,
      everyMs: 1_000_000,
      sendOne: async (name, { value, known }) => {
        const { words } = await put(chance, who, name, { ...subject, words: value, known })
        stored = words
        return words
      },
    })
  let autosaver = open()
  return {
    add: sentence => {
      const shown = autosaver.kept()[id]?.value ?? stored
      autosaver.change(id, `${shown}${shown === '' || /\s$/.test(shown) ? '' : ' '}${sentence}`, stored)
    },
    save: () => autosaver.save(),
    kill: () => {
      autosaver = open()
    },
    hear: words => {
      stored = words
    },
  }
}

it(
  `loses no sentence and repeats none, ${ROUNDS} times`,
  async () => {
    for (let round = 1; round <= ROUNDS; round++) {
      await db.rows('delete from remarks')
      const chance = chanceFrom(round)
      const [hers, his] = [randomUUID(), randomUUID()]
      const patientId = people.maria.recordId
      const tabs = [
        tabOf(`laptop-${round}`, chance, hers, 'maria', {}),
        tabOf(`laptop-${round}`, chance, hers, 'maria', {}),
        tabOf(`phone-${round}`, chance, hers, 'maria', {}),
        tabOf(`desk-${round}`, chance, his, 'dana', { patientId, checklistItemId: await anItem() }),
      ] as const
      const said: Record<string, string[]> = { [hers]: [], [his]: [] }
      const underWay: Promise<unknown>[] = []
      for (let stroke = 0; stroke < STROKES; stroke++) {
        const at = Math.floor(chance() * tabs.length)
        const tab = tabs[at] as Tab
        const id = at === 3 ? his : hers
        const sentence = `Tab ${at} says ${stroke}.`
        said[id]?.push(sentence)
        tab.add(sentence)
        if (chance() < 0.3) underWay.push(tab.save())
        if (chance() < 0.3) await Promise.allSettled(underWay.splice(0))
        if (chance() < 0.1) tab.kill()
        // What a live update brings.
        if (chance() < 0.2) {
          const [row] = await db.rows<{ words: string }>('select words from remarks where id = $1', [id])
          tab.hear(row?.words ?? '')
        }
      }
      await Promise.allSettled(underWay)
      for (const tab of tabs) for (let attempt = 0; attempt < 200 && !(await tab.save()); attempt++);
      const all = (await ask('dana', 'staff', 'GET', `/remarks?patientId=${patientId}`)).body as Remark[]
      for (const [id, sentences] of Object.entries(said)) {
        const words = all.filter(remark => remark.id === id)
        expect(words.map(({ isMine }) => isMine)).toEqual([id === his])
        const found = words[0]?.words.match(/Tab \d says \d+\./g) ?? []
        expect(found.toSorted(), `round ${round}`).toEqual(sentences.toSorted())
      }
    }
  },
  isLong ? 3_600_000 : 60_000,
)

async function anItem(): Promise<string> {
  const [row] = await db.rows<{ id: string }>(
    `with category as (insert into checklist_categories (organization_id, name) values ($1, 'Housing') returning id)
      insert into checklist_items (organization_id, category_id, title) select $1, id, 'A bed' from category returning id`,
    [people.organizations.riverbend],
  )
  return row?.id ?? ''
}
