/**
 * An organization of 400,000 patients beside 49 of 8,000 (in the short form a small one): every section of administration has its
 * first data, searches, counts and pickers within 200 ms, and a list in an order of its own reads at most 20 rows for each shown.
 * The long form leaves what it measured in build/large-organization.json.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { beforeAll, expect, it } from 'vitest'
import {
  type AdministrationQuestion,
  administrationQuestions,
  furtherQuestions,
} from './administration-questions.ts'
import { call } from './answers.ts'
import { insertPeople, withOwnDatabase } from './database.ts'
import { fillLargeOrganization, type LargeIds, largeShape, smallShape } from './large-organization.ts'
import { rowsReadBy, withoutRequest } from './rows-read.ts'

const isLong = process.env.HANDRAIL_TEST_LENGTH === 'long'
const db = withOwnDatabase()
let ids: LargeIds

const MOST_MS = 200
const MOST_FOR_EACH_SHOWN = 20
const ROUNDS = isLong ? 9 : 1

beforeAll(
  async () => {
    const people = await insertPeople(db)
    ids = await fillLargeOrganization(db.superuserUrl, people, isLong ? largeShape : smallShape)
  },
  isLong ? 3_600_000 : 60_000,
)

const context = () => ({ ...withoutRequest, session: db.as('ruth', 'administrator'), hat: 'administrator' })

/** Those of the questions that an administrator is answered. */
async function answered(questions: AdministrationQuestion[]): Promise<AdministrationQuestion[]> {
  const tried = await Promise.all(
    questions.map(async question => {
      const answer = call(question.procedure, question.input, { context: context() as never })
      return (await Promise.allSettled([answer]))[0].status === 'fulfilled' ? [question] : []
    }),
  )
  return tried.flat()
}

it(
  'administration answers, and reads little',
  async () => {
    const named = administrationQuestions(ids)
    const further = await answered(furtherQuestions(named))
    expect(further.length).toBeGreaterThan(8)
    const slow: string[] = []
    const measured: { what: string; ms: number; read?: number; shown?: number }[] = []
    for (const { what, procedure, input, isLined, mostRows } of [...named, ...further]) {
      const times: number[] = []
      for (let round = 0; round <= ROUNDS; round++) {
        const begun = performance.now()
        await call(procedure, input, { context: context() as never })
        times.push(performance.now() - begun)
      }
      // The first is not warm.
      const median = times.slice(1).toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? 0
      const figures: (typeof measured)[number] = { what, ms: Math.round(median * 10) / 10 }
      measured.push(figures)
      if (isLong && median > MOST_MS) slow.push(`${what}: ${median.toFixed(0)} ms`)
      if (!isLined && !mostRows) continue
      const { answer, read } = await rowsReadBy<{ patients?: unknown[] } | null>(
        db,
        procedure,
        input,
        'ruth',
        'administrator',
      )
      const shown = answer?.patients?.length ?? 0
      Object.assign(figures, { read: Math.round(read), ...(isLined ? { shown } : {}) })
      const most = mostRows ?? MOST_FOR_EACH_SHOWN * shown
      if ((isLong || mostRows) && read > most) slow.push(`${what}: ${read} rows for ${shown}`)
    }
    if (isLong) {
      await mkdir('build', { recursive: true })
      await writeFile('build/large-organization.json', JSON.stringify(measured, null, 1))
    }
    expect(slow).toEqual([])
  },
  isLong ? 1_800_000 : 60_000,
)
