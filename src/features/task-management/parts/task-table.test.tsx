/** The tasks of an organization on a phone: what narrows and sorts them is folded, and a line says whose a task is and by when. */
import { expect, test, vi } from 'vitest'
import { choose, ok, press, screen, show } from '../../../../test/component-screen.tsx'
import { TaskTable } from './task-table.tsx'

const task = {
  id: '0199b0b0-0000-7000-8000-000000000001',
  title: 'Count the bus passes',
  description: '',
  priority: 'high',
  status: 'pending',
  dueOn: '2026-01-03',
  assignee: null,
  removedAt: null,
  removedReason: null,
  createdAt: '2026-01-01T12:00:00Z',
}
const dayless = { ...task, id: '0199b0b0-0000-7000-8000-000000000002', dueOn: null }

test('its filters and its order are folded behind one button, and what is chosen is counted', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(
    Object.assign(new EventTarget(), { matches: false }) as MediaQueryList,
  )
  const shown = show(<TaskTable />, '/admin?tab=tasks&status=open', {
    'GET /session': ok({ person: null }),
    'GET /task-management': ok({ tasks: [task, dayless], today: '2026-01-05', next: null }),
  })
  const [row, other] = await screen.findAllByRole('rowheader')
  expect(row?.textContent).toContain('System-wide · Pending')
  expect(row?.textContent).toContain('2 days past')
  expect(other?.textContent).toContain('No due date')
  expect(screen.queryByRole('combobox')).toBeNull()
  await press('Filters (1)')
  await choose('Sort by', 'Due date')
  expect(shown.address()).toContain('sort=due')
  await choose('Due date', 'Past their day')
  expect(await screen.findByRole('button', { name: 'Filters (2)' })).toBeTruthy()
})
