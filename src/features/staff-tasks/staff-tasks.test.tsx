/** What a line of one's own tasks says. */
import { expect, test } from 'vitest'
import { expectToast, ok, press, screen, show } from '../../../test/component-screen.tsx'
import { OwnStaffTasks } from './parts/own-staff-tasks.tsx'
import { StaffTaskLine } from './parts/staff-task-line.tsx'

const task = {
  id: crypto.randomUUID(),
  title: 'Send the county its count',
  description: '',
  priority: 'medium' as const,
  status: 'pending' as const,
  dueOn: '2026-01-05',
  completedAt: null,
  createdAt: '2026-01-01T09:00:00Z',
  isTaken: false,
}

// What is late is said in bold ink with its days, and neither in red nor in a coloured badge.
test.each([
  ['2026-01-03', 'Overdue by 2 days', 'STRONG'],
  ['2026-01-05', 'Due today', 'STRONG'],
  ['2026-01-06', 'Due Tue, Jan 6', 'SPAN'],
])('a task of %s: %s', (dueOn, words, element) => {
  show(
    <ul>
      <StaffTaskLine task={{ ...task, dueOn }} today="2026-01-05">
        {null}
      </StaffTaskLine>
    </ul>,
    '/case-manager',
  )
  const said = screen.getByText(words)
  expect(said.tagName).toBe(element)
  expect(said.className).not.toMatch(/poor|fair|brick/)
})

test('what fails says so and changes nothing', async () => {
  const shown = show(<OwnStaffTasks />, '/case-manager', {
    'GET /staff-tasks': ok({ today: '2026-01-05', mine: [task], openToAll: [] }),
    'POST /staff-tasks/{id}/status': 'line',
  })
  await press('Complete: Send the county its count')
  await expectToast('Error', 'Failed to update task.')
  expect(shown.sent).toEqual([`POST /staff-tasks/${task.id}/status`])
  screen.getByText('Send the county its count')
})
