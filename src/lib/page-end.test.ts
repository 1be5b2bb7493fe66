import { describe, expect, test } from 'vitest'
import { readPageEnd, writePageEnd } from './page-end.ts'

describe('the end of a page', () => {
  const id = '0199aa00-1111-7222-8333-444455556666'

  test.each(['2026-03-10T09:00:00.123456Z', 'Ana: “la güera”', ''])('comes back as it went: %s', key => {
    expect(readPageEnd(writePageEnd({ key, id }))).toEqual({ key, id })
  })

  test.each([undefined, '', 'nonsense', '0199aa00'])('made up, it is the first page: %s', word => {
    expect(readPageEnd(word)).toBeUndefined()
  })
})
