/** What the tests that ask about every table know of staff tasks. */
import { randomUUID } from 'node:crypto'
import type { WorldRows } from '../../../test/access/world-rows.ts'
import { writing } from '../../../test/access/writing.ts'
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

const ofCaseManager = { assignee_type: 'case_manager', case_manager_id: ids.other }
const ofSpecialist = { assignee_type: 'specialist', specialist_id: ids.other }

async function world(rows: WorldRows): Promise<void> {
  const { riverbend, harbor } = rows.people.organizations
  const work = { organization_id: riverbend, title: 'Work' }
  await rows.add('staff_tasks', 'dana', {
    ...work,
    assignee_type: 'case_manager',
    case_manager_id: rows.people.dana.recordId,
  })
  await rows.add('staff_tasks', 'priya', {
    ...work,
    assignee_type: 'specialist',
    specialist_id: rows.people.priya.recordId,
  })
  await rows.add('staff_tasks', 'anybody', work)
  await rows.add('staff_tasks', 'harbor', { organization_id: harbor, title: 'Work' })
}

export const samples: FeatureSamples = {
  world,
  readings: [
    {
      table: 'staff_tasks',
      by: 'id',
      sees: {
        dana: ['anybody', 'dana'],
        marcus: ['anybody'],
        priya: ['anybody', 'priya'],
        ruth: ['anybody', 'dana', 'priya'],
        victor: ['harbor'],
        elena: ['harbor'],
      },
    },
  ],
  writings: [
    writing(
      'staff_tasks',
      'insert',
      'an administrator gives staff a task',
      "insert into staff_tasks (title) values ('New')",
      ['ruth', 'victor'],
    ),
    writing(
      'staff_tasks',
      'insert',
      'a case manager plans a task for themselves, and nobody but an administrator for another',
      "insert into staff_tasks (title, assignee_type, case_manager_id) select 'New', 'case_manager', case_manager_id from staff_tasks where id = {staff_tasks:dana}",
      ['dana', 'ruth'],
    ),
    writing(
      'staff_tasks',
      'insert',
      'a specialist plans a task for themselves',
      "insert into staff_tasks (title, assignee_type, specialist_id) select 'New', 'specialist', specialist_id from staff_tasks where id = {staff_tasks:priya}",
      ['priya', 'ruth'],
    ),
    writing(
      'staff_tasks',
      'update',
      'a case manager completes their own task',
      "update staff_tasks set status = 'completed', completed_at = now() where id = {staff_tasks:dana}",
      ['dana', 'ruth'],
    ),
    writing(
      'staff_tasks',
      'update',
      'a specialist completes their own task',
      "update staff_tasks set status = 'completed', completed_at = now() where id = {staff_tasks:priya}",
      ['priya', 'ruth'],
    ),
    writing(
      'staff_tasks',
      'update',
      'a task that is open to all is taken before it is started',
      "update staff_tasks set status = 'in_progress' where id = {staff_tasks:anybody}",
      ['ruth'],
    ),
    writing(
      'staff_tasks',
      'update',
      'nobody but an administrator says whose a task is',
      'update staff_tasks set assignee_type = null, case_manager_id = null where id = {staff_tasks:dana}',
      ['ruth'],
    ),
    writing(
      'staff_tasks',
      'update',
      'an administrator takes a task of staff off',
      "update staff_tasks set removed_at = now(), removed_reason = 'Twice' where id = {staff_tasks:dana}",
      ['ruth'],
    ),
  ],
  limits: {
    'own-tasks:': [
      {
        by: 'dana',
        hat: 'staff',
        method: 'POST',
        path: '/api/staff-tasks/own',
        body: () => ({ id: randomUUID(), title: 'Call the bank', dueOn: '2999-01-05' }),
      },
    ],
  },
  constraints: {
    staff_tasks: {
      row: { organization_id: ids.organization, title: 'x' },
      constraints: {
        staff_tasks_pkey: key({ id: ids.row }, { id: ids.other }),
        assignee_matches_type: {
          refused: [
            { assignee_type: 'case_manager' },
            { case_manager_id: ids.other },
            { assignee_type: 'specialist' },
            { specialist_id: ids.other },
            { assignee_type: 'case_manager', specialist_id: ids.other },
          ],
          accepted: [ofCaseManager, ofSpecialist, {}],
        },
        completed_has_time: bothOrNeither({ status: 'completed' }, { completed_at: moment }),
        removed_has_reason: bothOrNeither({ removed_at: moment }, { removed_reason: 'Twice' }),
        staff_tasks_removed_reason_check: trimmedLength('removed_reason', 500, { removed_at: moment }),
        staff_tasks_assignee_type_check: oneOf('assignee_type', ['case_manager', 'specialist'], {
          case_manager: ofCaseManager,
          specialist: ofSpecialist,
        }),
        staff_tasks_description_check: length('description', 0, 2000),
        staff_tasks_priority_check: oneOf('priority', ['low', 'medium', 'high', 'urgent']),
        staff_tasks_status_check: oneOf('status', ['pending', 'in_progress', 'completed'], {
          completed: { completed_at: moment },
        }),
        staff_tasks_title_check: trimmedLength('title', 200),
        taken_has_assignee: {
          refused: [{ taken_at: moment }],
          accepted: [{ taken_at: moment, ...ofCaseManager }],
        },
      },
    },
  },
  writtenByStaff: ['staffTasks.create', 'staffTasks.change', 'staffTasks.plan', 'staffTasks.takeOff'],
}
