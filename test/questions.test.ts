/**
 * The eight questions somebody asks of a feature (words, who may, query, rule, validation, text for the AI, later work,
 * address) have one answer by file name in each folder. `docs/features.md` shows all of them.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readFeatures } from '../scripts/features.ts'
import { describeFeatures } from '../scripts/features-page.ts'
import { type HouseFile, readHouse } from './house/house-files.ts'
import { findWrongAnswers, readAnswers } from './house/questions.ts'

const files = readHouse(process.cwd())
const answers = readAnswers(files)
const of = (path: string, text: string): HouseFile => ({ path, text })
const problemsOf = (...planted: HouseFile[]) =>
  findWrongAnswers(planted).map(({ what, problem }) => `${what}: ${problem}`)

describe('of every feature and slice', () => {
  it('no file promises by its name what it does not hold, and no answer stands elsewhere', () => {
    expect(findWrongAnswers(files).map(({ what, problem }) => `${what}: ${problem}`)).toEqual([])
  })

  it('each question has at most one answer by file name', () => {
    expect(answers.size).toBeGreaterThan(50)
    for (const [folder, mine] of answers)
      for (const [question, paths] of mine) {
        // Of words one a language and audience, of queries the server's and the browser's: all differ in their ending.
        const most = question === 'words' ? new Set(paths).size : question === 'query' ? 2 : 1
        expect(paths.length, `${folder}: ${question}`).toBeLessThanOrEqual(most)
      }
  })

  it('the page that lists them is as they are today (npm run types writes it)', async () => {
    expect(readFileSync('docs/features.md', 'utf8')).toBe(describeFeatures(await readFeatures(), answers))
  })
})

describe('it is noticed', () => {
  const feature = 'src/features/visits/visits'
  it('where an ending lies', () => {
    const lies = problemsOf(
      of(`${feature}.queries.ts`, 'export const page = 1'),
      of(`${feature}.contract.ts`, 'export const size = 1'),
      of(`${feature}.rules.ts`, 'export const now = () => Date.now()'),
      of(`${feature}.store.ts`, 'export const save = mutationOptions({})'),
      of(`${feature}.http.server.ts`, 'export const size = 1'),
      of(`${feature}.access.sql`, 'select 1'),
      of(`${feature}.functions.sql`, 'select 1'),
    )
    expect(lies).toHaveLength(7)
    expect(lies).toContain(
      `${feature}.rules.ts: is not pure: it asks the clock, chance, the browser or the outside`,
    )
  })

  it('where an answer stands in another file', () => {
    const misplaced = problemsOf(
      of(`${feature}.server.ts`, "const a = procedure\n.route({})\napp.get('/x', () => {})"),
      of(
        `${feature}.functions.sql`,
        'create function app.x() returns void; create policy "x y z a" on visits using (1 = 1);',
      ),
      of('src/features/visits/parts/visit-list.tsx', 'useQuery(api.staff.list.queryOptions({}))'),
    )
    expect(misplaced.map(line => line.replace(/^.*: (?=says|adds|asks|describes|holds)/, ''))).toEqual(
      expect.arrayContaining([
        'says who may: that is access.sql',
        'adds an address: that is http.server.ts',
        'asks the server by itself: that is queries.ts',
      ]),
    )
  })

  it('where a handler borrows from later work, a feature answers for the table of another, or no contract is there', () => {
    const found = problemsOf(
      of(
        `${feature}.server.ts`,
        "import { mail } from './visits.jobs.server.ts'\nconst api = implement(visitsContract)",
      ),
      of('src/features/homes/homes.server.ts', "sqlFor.insertInto('homeVisits')"),
      of(
        `${feature}.access.sql`,
        'create policy "a b c d" on home_visits to handrail_patient using (1 = 1);',
      ),
    )
    expect(found).toEqual([
      `${feature}.server.ts: imports a file of later work: only src/jobs.server.ts does`,
      `${feature}.access.sql: says who may on home_visits, which homes writes`,
      `${feature}.server.ts: answers to procedures, and there is no contract beside it`,
    ])
  })
})
