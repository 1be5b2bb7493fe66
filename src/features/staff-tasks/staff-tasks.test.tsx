/** What is late is said in bold ink with its days, and neither in red nor in a coloured badge. */
import { expect, test } from 'vitest'
import { screen, show } from '../../../test/component-screen.tsx'
import { StaffTaskLine } from './parts/staff-task-line.tsx'

test.each([
  ['2026-01-03', 'Overdue by 2 days', 'STRONG'],
  ['2026-01-05', 'Due today', 'STRONG'],
  ['2026-01-06', 'Due Tue, Jan 6', 'SPAN'],
])('a task of %s: %s', (dueOn, words, element) => {
  const task = {
    id: crypto.randomUUID(),
    title: 'Send the county its count',
    description: '',
    priority: 'medium' as const,
    status: 'pending' as const,
    dueOn,
    completedAt: null,
    createdAt: '2026-01-01T09:00:00Z',
    isTaken: false,
  }
  show(
    <ul>
      <StaffTaskLine task={task} today="2026-01-05">
        {null}
      </StaffTaskLine>
    </ul>,
    '/case-manager',
  )
  const said = screen.getByText(words)
  expect(said.tagName).toBe(element)
  expect(said.className).not.toMatch(/poor|fair|brick/)
})
