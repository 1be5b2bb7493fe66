/**
 * How many statements each procedure asks of the database: docs/statement-counts.md is written from it (`npx vitest run
 * --project db test/procedure-statements --update=true` writes it anew), so that one more shows there. Procedures and what they
 * are asked come from the contracts, so a new one has its line by itself. What is tried is taken back again.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Hat } from '../src/platform/database/database.server.ts'
import { buildWorld } from './access/world.ts'
import {
  type Askers,
  askOnce,
  type Example,
  examplesOf,
  type Ground,
  LibraryAsked,
  procedureOf,
} from './asked-procedures.ts'
import { type ProcedureContract, procedureContracts } from './attacks/contract-inputs.ts'
import { withOwnDatabase } from './database.ts'
import { HeardConnection, type Trips } from './heard-statements.ts'

const db = withOwnDatabase()
let ground: Ground

beforeAll(async () => {
  ground = { db, world: await buildWorld(db), heard: await HeardConnection.open(db) }
})
afterAll(() => ground?.heard.close())

/** Who asks, by the hat that they wear: the first of them who is answered counts. */
const askers: Askers = [
  ['staff', 'dana'],
  ['patient', 'maria'],
  ['administrator', 'ruth'],
  ['visitor', null],
]

interface Tried {
  who: Hat
  trips: Trips
  /** `done`, or what was answered instead. */
  outcome: string
}

async function tryOnce(contract: ProcedureContract, example: Example): Promise<Tried> {
  const trips: Trips = []
  const who = example.hat
  try {
    await askOnce(ground, procedureOf(contract), example, trips)
    return { who, trips, outcome: 'done' }
  } catch (error) {
    const { code = 'ERROR' } = error as { code?: string }
    return { who, trips, outcome: error instanceof LibraryAsked ? 'asks the sign-in library' : code }
  }
}

async function countOf(contract: ProcedureContract): Promise<Tried> {
  const tried: Tried[] = []
  for (const example of await examplesOf(ground, contract, askers)) {
    const one = await tryOnce(contract, example)
    if (one.outcome === 'done') return one
    tried.push(one)
  }
  // The one that went furthest says the most.
  return tried.toSorted((one, other) => other.trips.flat().length - one.trips.flat().length)[0] as Tried
}

const head = `# How many statements each procedure asks

Written by \`test/procedure-statements.db.test.ts\`, which fails when it is no longer so. Each procedure is asked once, with the
least that its contract takes, as whoever of a case manager, a patient, an administrator and a visitor is answered first. What
functions, triggers and foreign keys ask is counted too; each number is a trip to the database, and the last is often what is
notified after the commit. [What the database does for a request](statements.md) lists some of them one by one. Where nobody was
answered, the line says what was said instead, and counts how far the furthest came. The sign-in library has connections of its
own, which are not heard.

Procedure, who asked, what was answered: statements of each trip.
`

it('are those of the page', async () => {
  const lines: string[] = []
  for (const contract of procedureContracts.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const { who, trips, outcome } = await countOf(contract)
    const counts = trips.map(statements => statements.length)
    const total = counts.reduce((sum, count) => sum + count, 0)
    lines.push(
      `- \`${contract.name}\`, ${who}, ${outcome}: ${counts.length > 1 ? `${counts.join(' + ')} = ` : ''}${total}`,
    )
  }
  const page = [head, ...lines].join('\n')
  await expect(`${page}\n`).toMatchFileSnapshot('../docs/statement-counts.md')
}, 300_000)
