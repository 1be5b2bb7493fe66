import { describe, expect, it } from 'vitest'
import { quantile } from './load.ts'
import type { Row } from './measurements.ts'
import { headLines, lineOf } from './report.ts'

const row: Row = { work: 'a', name: 'caseload, page of 50', size: 'large', way: 'http' }

describe('the table of the bench', () => {
  it('writes each figure below its head', () => {
    const figures = {
      ...{ count: 5_000, seconds: 5, perSecond: 1_000, p50: 31.25, p99: 110.4, elsewhere: 0.254 },
      cpu: { server: 0.912, database: 0.5, load: 0.1 },
      memory: { server: 180.2, database: 95.5 },
    }
    const line = lineOf({ ...row, figures })
    expect(line.split(/ {2,}/)).toEqual([
      ...['a', 'caseload, page of 50', 'large', 'http'],
      ...['1000', '31.3', '110', '0.91', '0.50', '0.10', '180', '95.5', '0.25'],
    ])
    for (const head of headLines()) expect(head.length).toBeLessThanOrEqual(line.length)
  })

  it('says what failed, and why', () => {
    expect(lineOf({ ...row, problem: 'answered 403' })).toMatch(/^a {2}caseload.*FAILED: answered 403$/)
  })

  it('takes the middle one and the one that one in a hundred exceeds', () => {
    const sorted = Array.from({ length: 200 }, (_, index) => index + 1)
    expect([quantile(sorted, 0.5), quantile(sorted, 0.99), quantile([7], 0.99)]).toEqual([100, 198, 7])
  })
})
