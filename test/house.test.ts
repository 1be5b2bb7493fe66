/**
 * Rule 2 of the house, and what else a machine can read from the files alone: each finding is a file (or a table) and
 * what is wrong with it. Excused is only what stands in `house-exceptions.ts`.
 */
import { describe, expect, test } from 'vitest'
import { findUnfoundedCitations } from './house/citations.ts'
import {
  findForbidden,
  findHurries,
  findLongFiles,
  findLooks,
  findSilencers,
  findSilentFiles,
  findSleeps,
  findUnsaidReleases,
} from './house/contents.ts'
import { type Finding, readHouse, readProse } from './house/house-files.ts'
import { findRetired } from './house/retired-words.ts'
import { findStrangers, findUnpairedWords } from './house/vocabulary.ts'
import { findSharedTables } from './house/writers.ts'
import { houseExceptions } from './house-exceptions.ts'

const files = readHouse(process.cwd())
const prose = readProse(process.cwd())
const elsewhere = ['floors', 'unused-dependency', 'unused-by-product']

const rules: [string, (from: typeof files) => Finding[]][] = [
  ['every file of src says what it is, in the closed vocabulary', findStrangers],
  ['a table is written by one feature', findSharedTables],
  ['what the public reads is there in both languages', findUnpairedWords],
  ['what decides something opens with sentences a nurse could read', findSilentFiles],
  ['a migration says whether the release before may still serve', findUnsaidReleases],
  ['no file is long', findLongFiles],
  ['only platform talks to the outside, and no policy stands open', findForbidden],
  ['no test waits a fixed time', findSleeps],
  ['no journey expects something sooner than a busy machine does it', findHurries],
  ['axe is asked in one place', findLooks],
  ['rules are excused in the list, not beside the code', findSilencers],
  ['a word that was retired names nothing, and stands in no comment', findRetired],
  ['a decision that is cited has its page', () => findUnfoundedCitations([...files, ...prose])],
]

function isExcused(finding: Finding): boolean {
  return houseExceptions.some(({ rule, what }) => rule === finding.rule && what === finding.what)
}

describe('the house', () => {
  test('has files to look at', () => {
    expect(files.filter(file => file.path.startsWith('src/')).length).toBeGreaterThan(0)
  })

  test.each(rules)('%s', (_, find) => {
    const found = find(files).filter(finding => !isExcused(finding))
    expect(found.map(({ rule, what, problem }) => `${what}: ${problem} [${rule}]`)).toEqual([])
  })

  test('every exception says why and still excuses something', () => {
    const found = rules.flatMap(([, find]) => find(files))
    const idle = houseExceptions.filter(
      ({ rule, what, reason }) =>
        reason.length < 20 ||
        !(elsewhere.includes(rule) || found.some(finding => finding.rule === rule && finding.what === what)),
    )
    expect(idle).toEqual([])
  })
})
