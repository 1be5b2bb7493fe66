/** Each retired word is found in the name of a file, in an identifier and in a comment; English, texts and history are left alone. */
import { describe, expect, test } from 'vitest'
import { findRetired } from './house/retired-words.ts'

const found = (path: string, text: string) =>
  findRetired([{ path, text }]).map(({ what }) => what.slice(path.length + 2))

describe('a retired word', () => {
  test.each([
    ['door', 'const openDoor = 1'],
    ['flight', 'interface Flight {}'],
    ['bell', 'const rangAt = 0'],
    ['bell', 'function ringAll() {}'],
    ['kept words', 'const keptWords = []'],
    ['kept pages', 'const KEPT_PAGES = []'],
    ['come back', 'const comeBack = () => {}'],
    ['momentum', 'const wantsMomentum = true'],
    ['seat cast', 'const seatCast = {}'],
    ['pen', 'class Pen {}'],
    ['form room', 'function FormRoom() {}'],
    ['entry room', 'function EntryRoom() {}'],
    ['turn', 'function nextTurn() {}'],
    ['turn', 'const one = { turn: 1 }'],
    ['place', 'const placeId = 1'],
    ['whoever', 'const whoeverAsks = 1'],
    ['take', 'const takeLock = () => {}'],
    ['take', 'const take = () => {}'],
  ])('is found in a name: %s', (word, code) => {
    expect(found('src/lib/one.ts', code)).toEqual([word])
  })

  test.each([
    ['src/lib/turns.ts', 'turn'],
    ['src/platform/kept-pages/kept-pages.client.ts', 'kept pages'],
    ['test/kept-words.test.ts', 'kept words'],
    ['src/features/auth/leaving/leaving.store.ts', 'leaving'],
    ['src/features/patients/parts/portal-door.tsx', 'door'],
  ])('is found in the name of a file: %s', (path, word) => {
    expect(found(path, '')).toEqual([word])
  })

  test.each([
    ['door', 'through the one door'],
    ['flight', 'the questions go in one flight'],
    ['bell', 'bells of the writing before'],
    ['kept words', 'see kept-words.ts'],
    ['kept pages', 'loads what opens it (kept-pages.client.ts)'],
    ['momentum', 'what momentum asks'],
    ['seat cast', 'as seatCast does'],
    ['form room', 'a FormRoom'],
    ['entry room', 'an EntryRoom'],
    ['turn', 'whose turn it is'],
    ['turn', 'two servers take turns'],
  ])('is found in a comment: %s', (word, comment) => {
    expect(found('src/lib/one.ts', `/** It is so: ${comment}. */\n`)).toEqual([word])
    expect(found('src/features/tasks/tasks.functions.sql', `-- ${comment}\nselect 1;`)).toEqual([word])
  })
})

test.each([
  ['src/lib/one.ts', "const said = ['a quiet green door', 'your turn', 'bell']"],
  [
    'src/lib/one.ts',
    '// It turns what is written; requests in flight; whoever asks may take it.\nconst turnOff = returnTo',
  ],
  ['src/features/tags/tags.queries.ts', 'const takeOff = takeBack'],
  ['src/features/staff-tasks/staff-tasks.queries.ts', 'const take = takeStaffTask'],
  ['src/features/staff/leaving/leaving.rules.ts', 'const isLeaving = true'],
  ['migrations/0026-momentum.sql', 'alter table patients add column wants_momentum boolean;'],
])('nothing is found in %s: %s', (path, text) => {
  expect(found(path, text)).toEqual([])
})
