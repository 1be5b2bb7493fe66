import { expect, test } from 'vitest'
import { screen, show } from '../../../../test/component-screen.tsx'
import { SinceLooked } from './parts/since-looked.tsx'
import type { PatientNews } from './patient-news.contract.ts'

const counts = {
  checklist: { completed: 0, total: 0 },
  goals: 0,
  notes: 0,
  messages: 0,
  visits: 0,
  forms: 0,
  files: 0,
}
const at = '2026-01-05T10:00:00Z'
const showNews = (news: PatientNews | undefined) =>
  show(<SinceLooked news={news} addressOf={section => `/there?section=${section}`} />, '/here')

test('what came is a line of each kind, which leads to where it stands', () => {
  showNews({
    since: '2026-01-04T10:00:00Z',
    news: [
      { kind: 'message', count: 1, latestAt: at, words: 'Can you call?' },
      { kind: 'form', count: 120, latestAt: at, words: 'Your health' },
      { kind: 'appointment', count: 2, latestAt: at, words: 'declined' },
    ],
    counts,
  })
  for (const [said, section] of [
    ['“Can you call?”', 'messages'],
    ['99+ forms answered: Your health', 'forms'],
    ['Said no to the appointment (2 in all)', 'visits'],
  ] as const)
    expect(screen.getByText(said).closest('a')?.getAttribute('href')).toBe(`/there?section=${section}`)
})

test('while an alert is open, a line says of what was written how much it is, and none of the words', () => {
  showNews({
    since: '2026-01-04T10:00:00Z',
    news: [
      { kind: 'message', count: 2, latestAt: at, words: null },
      { kind: 'remark', count: 1, latestAt: at, words: null },
    ],
    counts,
  })
  expect(screen.getByText('2 messages')).toBeTruthy()
  expect(screen.queryByText(/“|null/)).toBeNull()
})

test.each([
  ['2026-01-04T10:00:00Z', 'Nothing new.'],
  [null, 'This is your first visit to this record.'],
])('where nothing came since %s, one line says so', (since, said) => {
  showNews({ since, news: [], counts })
  expect(screen.getByText(said)).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})
