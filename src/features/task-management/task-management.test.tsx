/** Creating a task for anybody: what is missing is said at its field, and what fails keeps the words. */
import { expect, test } from 'vitest'
import {
  choose,
  expectProblemAt,
  expectToastWith,
  field,
  fillIn,
  openDialog,
  press,
  problem,
  screen,
  show,
} from '../../../test/component-screen.tsx'
import { CreateTaskDialog } from './parts/create-task-dialog.tsx'

test('a new task says what is missing, and keeps its words where it could not be created', async () => {
  const shown = show(<CreateTaskDialog />, '/', {
    'POST /staff-tasks': problem(500, 'INTERNAL_SERVER_ERROR'),
  })
  await press('Create Task')
  const dialog = await openDialog()
  await choose('Assign to', 'Patient')
  await press('Create Task', dialog)
  expect(await screen.findByText('Choose who it is for, or make it system-wide.')).toBeTruthy()
  expectProblemAt('title', 'Please provide a task title')
  expect(shown.sent).toEqual([])
  await choose('Assign to', 'System-wide')
  fillIn({ title: 'Lost on the way' })
  await press('Create Task', dialog)
  await expectToastWith('Failed to create task')
  expect(field('title').value).toBe('Lost on the way')
})
