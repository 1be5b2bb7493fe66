/**
 * Breaks one thing at a time on a scratch database (or in one text) and looks whether a test notices: `npm run
 * test:mutations`, or with words that pick mutations by kind or name. Ends with a table; fails when something survived.
 */
import { globSync } from 'node:fs'
import pg from 'pg'
import {
  mutateCompleteness,
  mutateConstraints,
  mutateErrors,
  mutateLimits,
  mutatePolicies,
} from './database-mutations.ts'
import { type Lane, openLane, tryMutation, tryTogether, type Verdict } from './mutation-lane.ts'
import { findIdleEquivalents, type Mutation } from './mutations.ts'
import { mutateSafeguards } from './safeguard-mutations.ts'
import { mutateTexts } from './text-mutations.ts'

/** As many as the tests themselves use workers. */
const LANES = 2

async function findMutations(lane: Lane): Promise<Mutation[]> {
  const client = new pg.Client({ connectionString: lane.templateUrl })
  await client.connect()
  try {
    return [
      ...(await mutateConstraints(client)),
      ...(await mutatePolicies(client)),
      ...(await mutateErrors(client)),
      ...mutateLimits(),
      ...(await mutateCompleteness(client)),
      ...mutateTexts(),
      ...mutateSafeguards(),
    ]
  } finally {
    // A database that somebody is connected to can't be copied.
    await client.end()
  }
}

interface Result {
  mutation: Mutation
  verdict: Verdict
}

/** Batches of mutations that can be tried at the same time: of each test one, the rest one by one. */
function batch(mutations: readonly Mutation[]): Mutation[][] {
  const batches: Mutation[][] = []
  const counts = new Map<string, number>()
  for (const mutation of mutations.filter(({ only }) => only)) {
    const at = counts.get(mutation.only ?? '') ?? 0
    counts.set(mutation.only ?? '', at + 1)
    batches[at] = [...(batches[at] ?? []), mutation]
  }
  return [...batches, ...mutations.filter(({ only }) => !only).map(each => [each])]
}

async function work(lane: Lane, waiting: Mutation[][], results: Result[]): Promise<void> {
  for (let mutations = waiting.shift(); mutations; mutations = waiting.shift()) {
    const [single] = mutations
    const verdicts =
      single && !single.only ? [await tryMutation(lane, single)] : await tryTogether(lane, mutations)
    for (const [index, verdict] of verdicts.entries()) {
      const mutation = mutations[index]
      if (!mutation) continue
      results.push({ mutation, verdict })
      console.log(
        `${verdict.outcome.padEnd(8)} ${mutation.kind}, ${mutation.name}  (${verdict.seconds.toFixed(1)} s)`,
      )
      if (verdict.outcome === 'broken') console.log(verdict.said)
    }
  }
}

function isRight({ mutation, verdict }: Result): boolean {
  return verdict.outcome === (mutation.equivalent ? 'survived' : 'killed')
}

/** Prints how many of each kind died, and what did not; says whether all is as it should be. */
function report(results: readonly Result[], idle: readonly string[]): boolean {
  const kinds = [...new Set(results.map(({ mutation }) => mutation.kind))]
  console.log('\nkind           tried  killed  equivalent  survived  broken')
  for (const kind of kinds) {
    const of = results.filter(({ mutation }) => mutation.kind === kind)
    const count = (test: (result: Result) => boolean) => String(of.filter(test).length)
    const cells = [
      String(of.length).padStart(6),
      count(({ verdict }) => verdict.outcome === 'killed').padStart(8),
      count(each => each.mutation.equivalent !== undefined && isRight(each)).padStart(12),
      count(each => each.verdict.outcome === 'survived' && !isRight(each)).padStart(10),
      count(({ verdict }) => verdict.outcome === 'broken').padStart(8),
    ]
    console.log(`${kind.padEnd(14)}${cells.join('')}`)
  }
  const wrong = results.filter(each => !isRight(each))
  for (const { mutation, verdict } of wrong)
    console.log(
      mutation.equivalent
        ? `${mutation.name}: a test noticed what is said to be unnoticeable (${mutation.equivalent})`
        : `${mutation.kind}, ${mutation.name}: ${verdict.outcome}`,
    )
  for (const name of idle) console.log(`${name}: excused, and nothing of that name is tried any more`)
  return wrong.length === 0 && idle.length === 0
}

/** Runs what `words` pick, or everything. */
async function main(words: readonly string[]): Promise<boolean> {
  if (globSync('test/access.db.test.ts').length === 0)
    throw new Error('Start it in the root of the repository.')
  const lanes = await Promise.all(Array.from({ length: LANES }, () => openLane()))
  try {
    const [first] = lanes
    if (!first) return false
    const all = await findMutations(first)
    const kinds = new Set<string>(all.map(({ kind }) => kind))
    const isPicked = ({ kind, name }: Mutation) =>
      words.length === 0 || words.some(word => (kinds.has(word) ? kind === word : name.includes(word)))
    const waiting = batch(all.filter(isPicked))
    const harmless: Mutation = {
      kind: 'constraint',
      name: 'nothing at all',
      sql: "comment on table patients is 'people'",
      stages: [['test/completeness/', 'test/access.db.test.ts']],
    }
    const baseline = await tryMutation(first, harmless)
    if (baseline.outcome !== 'survived')
      throw new Error(`The tests fail before anything is broken:\n${baseline.said}`)
    const results: Result[] = []
    await Promise.all(lanes.map(lane => work(lane, waiting, results)))
    return report(results, words.length === 0 ? findIdleEquivalents(all) : [])
  } finally {
    await Promise.all(lanes.map(lane => lane.close()))
  }
}

process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1
