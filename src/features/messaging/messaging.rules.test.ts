import { describe, expect, it } from 'vitest'
import {
  addArrived,
  groupByDay,
  keepEarlier,
  listUnsent,
  sortByWaiting,
  type UnsentMessage,
} from './messaging.rules.ts'

const conversation = (id: string, waitingSince: string | null, updatedAt: string) => ({
  id,
  waitingSince,
  updatedAt,
})
const unsent = (id: string, conversationId = 'c'): UnsentMessage => ({
  id,
  conversationId,
  content: id,
  createdAt: '2026-03-03T10:00:00Z',
  state: 'waiting',
})

describe('sortByWaiting', () => {
  it('puts who waits for an answer first, the longest wait before the others, then the newest', () => {
    const sorted = sortByWaiting([
      conversation('answered and old', null, '2026-02-01T10:00:00Z'),
      conversation('answered and new', null, '2026-03-05T10:00:00Z'),
      conversation('waits since today', '2026-03-04T10:00:00Z', '2026-03-04T10:00:00Z'),
      conversation('waits long, wrote again', '2026-03-01T10:00:00Z', '2026-03-05T10:00:00Z'),
    ])
    expect(sorted.map(each => each.id)).toEqual([
      'waits long, wrote again',
      'waits since today',
      'answered and new',
      'answered and old',
    ])
  })
})

describe('listUnsent', () => {
  it('leaves out other conversations and what has arrived meanwhile', () => {
    const waiting = [unsent('a'), unsent('b'), unsent('c', 'other')]
    expect(listUnsent(waiting, 'c', [{ id: 'a' }]).map(each => each.id)).toEqual(['b'])
  })
})

describe('addArrived', () => {
  it('adds a message once', () => {
    const once = addArrived([{ id: 'a' }], { id: 'b' })
    expect(addArrived(once, { id: 'b' })).toEqual([{ id: 'a' }, { id: 'b' }])
  })
})

describe('groupByDay', () => {
  it('begins a new day where the day changes', () => {
    const moments = ['2026-03-03T10:00:00Z', '2026-03-03T11:00:00Z', '2026-03-04T09:00:00Z']
    const days = groupByDay(
      moments.map(createdAt => ({ createdAt })),
      moment => moment.slice(0, 10),
    )
    expect(days.map(({ day, messages }) => [day, messages.length])).toEqual([
      ['2026-03-03', 2],
      ['2026-03-04', 1],
    ])
  })
})

describe('a thread that is asked for again', () => {
  const of = (...ids: string[]) => ids.map(id => ({ id }))

  it('keeps what was seen before its first page', () => {
    expect(keepEarlier(of('1', '2', '3', '4'), of('2', '3', '4', '5'))).toEqual(of('1', '2', '3', '4', '5'))
    expect(keepEarlier(of('3', '4'), of('1', '2', '3', '4'))).toEqual(of('1', '2', '3', '4'))
    expect(keepEarlier([], of('1'))).toEqual(of('1'))
  })

  it('begins anew where more has arrived than a page holds', () => {
    expect(keepEarlier(of('1', '2'), of('8', '9'))).toEqual(of('8', '9'))
  })
})
