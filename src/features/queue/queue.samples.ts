/** What the tests that ask about every table know of rows that were put off. */
import type { WorldRows } from '../../../test/access/world-rows.ts'
import { writing } from '../../../test/access/writing.ts'
import { ids, key, moment, oneOf } from '../../../test/samples/constraint-examples.ts'
import type { FeatureSamples } from '../../../test/samples/feature-samples.ts'
import { queueKinds } from './queue.rules.ts'

const subjects = { dana: ids.row, priya: ids.other } as const

async function world(rows: WorldRows): Promise<void> {
  for (const who of ['dana', 'priya'] as const)
    await rows.insert('queue_snoozes', {
      organization_id: rows.people.organizations.riverbend,
      member_id: rows.people[who].recordId,
      kind: 'task',
      subject_id: subjects[who],
      seen: moment,
      until_on: '2999-01-01',
    })
}

export const samples: FeatureSamples = {
  world,
  readings: [
    { table: 'queue_snoozes', by: 'subject_id', sees: { dana: [subjects.dana], priya: [subjects.priya] } },
  ],
  writings: [
    writing(
      'queue_snoozes',
      'insert',
      'staff put off what stands in their queue, and in nobody else’s',
      `insert into queue_snoozes (member_id, kind, subject_id, seen, until_on)
        values ({dana}, 'task', '${ids.third}', now(), '2999-01-01')`,
      ['dana'],
    ),
    writing(
      'queue_snoozes',
      'update',
      'a case manager puts theirs off for longer',
      `update queue_snoozes set until_on = '2999-02-01' where subject_id = '${subjects.dana}'`,
      ['dana'],
    ),
    writing(
      'queue_snoozes',
      'insert',
      'a specialist puts off what stands in theirs',
      `insert into queue_snoozes (member_id, kind, subject_id, seen, until_on)
        values ({priya}, 'task', '${ids.third}', now(), '2999-01-01')`,
      ['priya'],
    ),
    writing(
      'queue_snoozes',
      'update',
      'a specialist puts theirs off for longer',
      `update queue_snoozes set until_on = '2999-02-01' where subject_id = '${subjects.priya}'`,
      ['priya'],
    ),
    writing(
      'queue_snoozes',
      'delete',
      'a case manager lets theirs stand there again',
      `delete from queue_snoozes where subject_id = '${subjects.dana}'`,
      ['dana'],
    ),
    writing(
      'queue_snoozes',
      'delete',
      'a specialist lets theirs stand there again',
      `delete from queue_snoozes where subject_id = '${subjects.priya}'`,
      ['priya'],
    ),
  ],
  constraints: {
    queue_snoozes: {
      row: {
        organization_id: ids.organization,
        member_id: ids.row,
        kind: 'task',
        subject_id: ids.row,
        seen: moment,
        until_on: '2999-01-01',
      },
      constraints: {
        queue_snoozes_pkey: key({ subject_id: ids.row }, { subject_id: ids.other }),
        queue_snoozes_kind_check: oneOf('kind', queueKinds),
      },
    },
  },
}
