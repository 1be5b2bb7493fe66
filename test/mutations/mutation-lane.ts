/** One PostgreSQL with a migrated template, in which mutations are tried one after the other. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedDatabase } from '../../src/platform/embedded-database/embedded-database.server.ts'
import { makeTemplate, template } from '../template-database.ts'
import type { Mutation } from './mutations.ts'

export interface Lane {
  folder: string
  /** postgres:// address of the cluster's superuser. */
  clusterUrl: string
  /** postgres:// address of the superuser in the template: to look at it, for a moment. */
  templateUrl: string
  close(): Promise<void>
}

export interface Verdict {
  /** `broken`: the tests could not be run on it, so nothing is known. */
  outcome: 'killed' | 'survived' | 'broken'
  seconds: number
  /** What vitest printed at the end. */
  said: string
}

export async function openLane(): Promise<Lane> {
  const folder = await mkdtemp(join(tmpdir(), 'handrail-mutations-'))
  const cluster = await startEmbeddedDatabase({ dataFolder: join(folder, 'data'), durable: false })
  await makeTemplate(cluster)
  return {
    folder,
    clusterUrl: cluster.url('postgres', 'postgres'),
    templateUrl: cluster.url('postgres', template),
    close: async () => {
      await cluster.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** What vitest's JSON reporter writes, as far as it is read here. */
interface Report {
  numFailedTests: number
  numFailedTestSuites: number
  testResults: { assertionResults: { title: string; status: string }[] }[]
}

/**
 * Runs vitest on a mutation; resolves to what it reported (undefined where it could not even begin) and printed, and whether the
 * changed text was among what ran.
 */
async function runTests(lane: Lane, { sql, text }: Pick<Mutation, 'sql' | 'text'>, words: readonly string[]) {
  const report = join(lane.folder, 'report.json')
  const mark = join(lane.folder, 'mutated')
  await Promise.all([report, mark].map(file => rm(file, { force: true })))
  const options = ['--config', 'test/mutations/vitest.config.ts', '--maxWorkers', '1']
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, '--passWithNoTests']
  const child = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', ...options, ...reporters, ...words],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        HANDRAIL_TEST_CLUSTER: lane.clusterUrl,
        HANDRAIL_PLANTED_SQL: sql,
        HANDRAIL_MUTATED_TEXT: text && JSON.stringify(text),
        HANDRAIL_MUTATED_MARK: mark,
        VITEST: undefined,
        VITEST_POOL_ID: undefined,
        NO_COLOR: '1',
        FORCE_COLOR: undefined,
      },
    },
  )
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      said = (said + chunk).slice(-4000)
    })
  const code = await new Promise<number>(resolve => child.once('close', ended => resolve(ended ?? 1)))
  const found = await readFile(report, 'utf8').then(
    json => JSON.parse(json) as Report,
    () => undefined,
  )
  return { code, report: found, said, isMutated: text === undefined || existsSync(mark) }
}

const secondsSince = (began: number) => (performance.now() - began) / 1000

/** Asks one stage of tests after the other until one of them notices. */
export async function tryMutation(lane: Lane, mutation: Mutation): Promise<Verdict> {
  const began = performance.now()
  let last = ''
  let wasMutated = false
  for (const words of mutation.stages) {
    const { code, report, said, isMutated } = await runTests(lane, mutation, ['--bail', '1', ...words])
    last = said
    wasMutated ||= isMutated
    if (code === 0) continue
    const hasFailed = report && report.numFailedTests + report.numFailedTestSuites > 0
    return { outcome: hasFailed && isMutated ? 'killed' : 'broken', seconds: secondsSince(began), said }
  }
  return { outcome: wasMutated ? 'survived' : 'broken', seconds: secondsSince(began), said: last }
}

/** Tries mutations each of which one test of its own can notice, at the same time. Answers in their order. */
export async function tryTogether(lane: Lane, mutations: readonly Mutation[]): Promise<Verdict[]> {
  const began = performance.now()
  const sql = mutations.map(each => each.sql).join(';\n')
  const { report, said } = await runTests(lane, { sql }, mutations[0]?.stages[0] ?? [])
  const tests = report?.testResults.flatMap(({ assertionResults }) => assertionResults) ?? []
  const seconds = secondsSince(began) / mutations.length
  return mutations.map(({ only = '' }) => {
    const outcome = tests.find(({ title }) => title.startsWith(only))?.status
    return {
      outcome: outcome === 'failed' ? 'killed' : outcome === 'passed' ? 'survived' : 'broken',
      seconds,
      said,
    }
  })
}
