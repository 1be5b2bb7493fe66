import { ORPCError } from '@orpc/client'
import { expect, it } from 'vitest'
import { mayAskAgain, waitBeforeAsking } from './retry.client.ts'

const away = (retryAfter?: number) =>
  new ORPCError('SERVICE_UNAVAILABLE', { status: 503, data: { fields: [], retryAfter } })
const cutLine = new TypeError('Failed to fetch')

it('asks patiently again while the server is away, twice after a slip, and never after a refusal', () => {
  expect([0, 4, 5].map(failures => mayAskAgain(failures, away()))).toEqual([true, true, false])
  expect([0, 1, 2].map(failures => mayAskAgain(failures, cutLine))).toEqual([true, true, false])
  for (const code of ['UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'])
    expect(mayAskAgain(0, new ORPCError(code)), code).toBe(false)
})

it('waits as long as the server asked for, each browser a different while, and never for ever', () => {
  expect(waitBeforeAsking(0, away(2), 0)).toBe(2_000)
  expect(waitBeforeAsking(0, away(2), 1)).toBe(3_000)
  expect(waitBeforeAsking(0, away(), 0)).toBe(1_000)
  expect(waitBeforeAsking(4, away(3_600), 1)).toBe(15_000)
  expect(waitBeforeAsking(1, cutLine, 1)).toBe(2_000)
})
