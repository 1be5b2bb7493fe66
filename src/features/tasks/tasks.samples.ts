/** What the tests that ask about every table know of tasks. */
import { randomUUID } from 'node:crypto'
import { aboutPatients, administrators, job, patients, staff } from '../../../test/access/reading.ts'
import { aboutWhom, type WorldRows } from '../../../test/access/world-rows.ts'
import { aboutMaria } from '../../../test/access/writing.ts'
import {
  bothOrNeither,
  ids,
  key,
  length,
  moment,
  oneOf,
  trimmedLength,
} from '../../../test/samples/constraint-examples.ts'
import type { FeatureSamples } from '../../../test/samples/feature-samples.ts'

async function world(rows: WorldRows): Promise<void> {
  for (const key of aboutWhom)
    await rows.add('tasks', key, { ...rows.patient(key), title: key, asks_for_file: true })
}

export const samples: FeatureSamples = {
  world,
  readings: [aboutPatients('tasks', patients, staff, administrators, job)],
  writings: [
    aboutMaria(
      'tasks',
      'insert',
      'staff assign a task',
      "insert into tasks (patient_id, title) values ({maria}, 'Task')",
      ['dana', 'priya', 'ruth'],
    ),
    aboutMaria(
      'tasks',
      'update',
      'the patient and the care team complete a task',
      "update tasks set status = 'completed', completed_at = now() where id = {tasks:maria}",
      ['maria', 'dana', 'priya', 'ruth'],
    ),
    aboutMaria(
      'tasks',
      'update',
      'a patient does not reword a task',
      "update tasks set title = 'Other' where id = {tasks:maria}",
      ['dana', 'priya', 'ruth'],
    ),
    aboutMaria(
      'tasks',
      'update',
      'the care team and administrators take a task off',
      "update tasks set removed_at = now(), removed_reason = 'Twice' where id = {tasks:maria}",
      ['dana', 'priya', 'ruth'],
    ),
  ],
  limits: {
    'tasks:': [
      {
        by: 'dana',
        hat: 'staff',
        method: 'POST',
        path: '/api/tasks',
        body: ({ value }) => ({ id: randomUUID(), patientId: value('maria'), title: 'Bring your ID card' }),
      },
    ],
  },
  changes: {
    tasks: {
      topic: 'tasks',
      by: 'dana',
      hat: 'staff',
      method: 'POST',
      path: '/tasks',
      body: ({ people }) => ({ id: randomUUID(), patientId: people.maria.recordId, title: 'Call' }),
    },
  },
  constraints: {
    tasks: {
      row: { organization_id: ids.organization, patient_id: ids.patient, title: 'x' },
      constraints: {
        tasks_pkey: key({ id: ids.row }, { id: ids.other }),
        completed_has_time: bothOrNeither({ status: 'completed' }, { completed_at: moment }),
        removed_has_reason: bothOrNeither({ removed_at: moment }, { removed_reason: 'Twice' }),
        tasks_removed_reason_check: trimmedLength('removed_reason', 500, { removed_at: moment }),
        tasks_description_check: length('description', 0, 2000),
        tasks_priority_check: oneOf('priority', ['low', 'medium', 'high', 'urgent']),
        tasks_status_check: oneOf('status', ['pending', 'in_progress', 'completed'], {
          completed: { completed_at: moment },
        }),
        tasks_title_check: trimmedLength('title', 200),
      },
    },
  },
  writtenByStaff: ['tasks.create', 'tasks.change', 'tasks.takeOff'],
}
