import { describe, expect, test } from 'vitest'
import { pageEndOf, readPageEnd, writePageEnd } from './page-end.ts'

describe('the end of a page', () => {
  const id = '0199aa00-1111-7222-8333-444455556666'

  test.each(['2026-03-10T09:00:00.123456Z', 'Ana: “la güera”', ''])('comes back as it went: %s', key => {
    expect(readPageEnd(writePageEnd({ key, id }))).toEqual({ key, id })
  })

  test.each([undefined, '', 'nonsense', '0199aa00'])('made up, it is none: %s', word => {
    expect(readPageEnd(word)).toBeUndefined()
  })

  test.each([
    ['moment', '2026-03-10 09:00:00.123456+00'],
    ['moment', '2026-03-10T09:00:00Z'],
    ['moment', '2024-02-29 23:59:59+05:30'],
    ['words', 'anything: even 2026'],
  ] as const)('of a list sorted by a %s may hold %s', (key, value) => {
    expect(pageEndOf(key).safeParse(`${id}${value}`).success).toBe(true)
  })

  test.each([
    'yesterday',
    '2026-02-30 09:00:00+00',
    '2026-03-10 25:00:00+00',
    'infinity',
    '12026-01-01 10:00:00Z',
  ])('of a list sorted by a moment may not hold %s', value => {
    expect(pageEndOf('moment').safeParse(`${id}${value}`).success).toBe(false)
  })
})
