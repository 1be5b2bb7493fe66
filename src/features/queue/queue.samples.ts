/** What the tests that ask about every table know of rows that were put off. */
import type { WorldRows } from '../../../test/access/world-rows.ts'
import { writing } from '../../../test/access/writing.ts'
import { ids, key, moment, oneOf } from '../../../test/samples/constraint-examples.ts'
import type { FeatureSamples } from '../../../test/samples/feature-samples.ts'
import { queueKinds } from './queue.rules.ts'

const subjects = { dana: ids.row, priya: ids.other } as const
const hats = { dana: 'a case manager', priya: 'a specialist' } as const

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
  writings: (['dana', 'priya'] as const).flatMap(who => [
    writing(
      'queue_snoozes',
      'insert',
      `${hats[who]} puts off what stands in their queue, and in nobody else’s`,
      `insert into queue_snoozes (member_id, kind, subject_id, seen, until_on)
        values ({${who}}, 'task', '${ids.third}', now(), '2999-01-01')`,
      [who],
    ),
    writing(
      'queue_snoozes',
      'update',
      `${hats[who]} puts theirs off for longer`,
      `update queue_snoozes set until_on = '2999-02-01' where subject_id = '${subjects[who]}'`,
      [who],
    ),
    writing(
      'queue_snoozes',
      'delete',
      `${hats[who]} lets theirs stand there again`,
      `delete from queue_snoozes where subject_id = '${subjects[who]}'`,
      [who],
    ),
  ]),
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
