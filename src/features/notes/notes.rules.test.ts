import { describe, expect, it } from 'vitest'
import {
  autosavedName,
  autosavedNotes,
  listDrafts,
  readMinutes,
  readWay,
  searchWords,
  typedDraft,
  whatIsMissing,
} from './notes.rules.ts'

const kept = (value: string) => ({ value, known: [] })
const stored = {
  id: 'stored',
  amendsId: null,
  kind: 'letter' as const,
  contactOn: '2026-03-02',
  contactMinutes: 20,
  contactWay: 'phone' as const,
  text: 'At the server',
  updatedAt: '2026-03-02T10:00:00Z',
}

describe('before a note is signed', () => {
  it.each([
    [{ text: ' \n', contactOn: '2026-03-03' }, { text: 'textMissing' }],
    [{ text: 'Called', contactOn: '' }, { contactOn: 'dateMissing' }],
    [{ text: 'Called', contactOn: '2026-03-04' }, { contactOn: 'dateAhead' }],
    [
      { text: '', contactOn: '2026-03-04' },
      { text: 'textMissing', contactOn: 'dateAhead' },
    ],
    [{ text: 'Called', contactOn: '2026-03-03' }, {}],
    [{ text: 'Called', contactOn: '2019-12-31' }, {}],
    [{ text: 'Called', contactOn: '2019-12-31', minutes: '' }, {}],
    [{ text: 'Called', contactOn: '2019-12-31', minutes: '2000' }, { contactMinutes: 'minutesWrong' }],
  ])('%j lacks %j', (note, missing) => {
    expect(whatIsMissing(note, '2026-03-03')).toEqual(missing)
  })
})

it.each([
  ['', null],
  [' ', null],
  ['0', 0],
  ['45', 45],
  ['1440', 1440],
  ['1441', undefined],
  ['-1', undefined],
  ['2.5', undefined],
  ['soon', undefined],
])('"%s" minutes are %s', (typed, minutes) => {
  expect(readMinutes(typed)).toBe(minutes)
})

it('a way of contact that was taken back, or that nobody knows any more, is none', () => {
  expect(['phone', '', 'telegram'].map(readWay)).toEqual(['phone', null, null])
})

it('a search looks for each word once, small, and for eight at most', () => {
  expect(searchWords('  Rent  RENT help ')).toEqual(['rent', 'help'])
  expect(searchWords('')).toEqual([])
  expect(searchWords('a b c d e f g h i j')).toHaveLength(8)
})

describe('drafts', () => {
  it('are what the server holds, and above that what waits on the device', () => {
    const waiting = autosavedNotes({
      [autosavedName('stored', 'text')]: kept('Typed on'),
      [autosavedName('stored', 'contactMinutes')]: kept(''),
      [autosavedName('stored', 'contactWay')]: kept('in_person'),
    }).get('stored')
    expect(typedDraft(stored, waiting, '2026-03-03')).toEqual({
      kind: 'letter',
      contactOn: '2026-03-02',
      contactMinutes: null,
      contactWay: 'in_person',
      text: 'Typed on',
    })
    expect(typedDraft(undefined, undefined, '2026-03-03')).toEqual({
      kind: 'note',
      contactOn: '2026-03-03',
      contactMinutes: null,
      contactWay: null,
      text: '',
    })
  })

  it('that have not arrived stand before the others; an empty one is none', () => {
    const waiting = autosavedNotes({
      [autosavedName('new', 'text')]: kept('Not arrived'),
      [autosavedName('new', 'amendsId')]: kept('signed'),
      [autosavedName('empty', 'kind')]: kept('letter'),
      [autosavedName('stored', 'text')]: kept('Typed on'),
    })
    expect(listDrafts([stored], waiting, '2026-03-03')).toMatchObject([
      { id: 'new', amendsId: 'signed', text: 'Not arrived', updatedAt: null },
      { id: 'stored', amendsId: null, text: 'Typed on', updatedAt: stored.updatedAt },
    ])
  })
})
