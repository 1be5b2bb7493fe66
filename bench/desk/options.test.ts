import { describe, expect, it } from 'vitest'
import { readBenchOptions } from './options.ts'

describe('what the bench is told', () => {
  it('measures everything for five seconds unless told otherwise, one where it is small', () => {
    expect(readBenchOptions([])).toMatchObject({
      seconds: 5,
      only: ['a', 'b', 'c', 'd', 'e'],
      isSmall: false,
    })
    expect(readBenchOptions(['--small'])).toMatchObject({ seconds: 1, isSmall: true })
    expect(readBenchOptions(['--seconds', '0.5', '--only', 'd,a'])).toMatchObject({
      seconds: 0.5,
      only: ['a', 'd'],
    })
  })

  it('refuses what it does not know, in place of leaving it out', () => {
    expect(() => readBenchOptions(['--only', 'a,f'])).toThrow('there is no work "f"')
    expect(() => readBenchOptions(['--only', ''])).toThrow('there is no work ""')
    expect(() => readBenchOptions(['--fast'])).toThrow("Unknown option '--fast'")
    for (const seconds of ['0', 'long', '61'])
      expect(() => readBenchOptions(['--seconds', seconds])).toThrow('say how long each line is measured')
  })
})
