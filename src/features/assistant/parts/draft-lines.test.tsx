/** Beside each line of a draft stand the records that it names and no other, each a link to its place (decision 54). */
import { expect, test } from 'vitest'
import { screen, show, within } from '../../../../test/component-screen.tsx'
import type { AssistantDraft } from '../drafts/drafts.contract.ts'
import { DraftLines } from './draft-lines.tsx'

const sources: AssistantDraft['sources'] = [
  { key: 'F1', what: 'goal', words: 'Find an apartment', on: null },
  { key: 'F2', what: 'task', words: 'Bring pay stubs', on: '2026-01-09' },
  { key: 'F3', what: 'next_step', words: 'Call the shelter', on: '2026-01-10' },
]

const lines: AssistantDraft['lines'] = [
  { words: 'They have to bring pay stubs.', from: ['F2'], missing: [] },
  { words: 'Call the shelter about the apartment.', from: ['F1', 'F3'], missing: [] },
  { words: 'Go through this plan together.', from: [], missing: [] },
]

test('beside a line stand its own records', () => {
  show(
    <DraftLines
      draft={{ sources, lines } as AssistantDraft}
      words=""
      onRemove={() => {}}
      onChange={() => {}}
    />,
    '/here',
  )
  const shown = (words: string) => {
    const line = screen.getByText(words).closest('li') as HTMLElement
    return within(line)
      .queryAllByRole('link', { hidden: true })
      .map(link => [link.title, link.getAttribute('href')])
  }
  expect(shown('They have to bring pay stubs.')).toEqual([['Bring pay stubs', '#record-task']])
  expect(shown('Call the shelter about the apartment.')).toEqual([
    ['Find an apartment', '#record-goal'],
    ['Call the shelter', '#record-next_step'],
  ])
  expect(shown('Go through this plan together.')).toEqual([])
})
