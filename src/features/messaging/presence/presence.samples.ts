/** What the tests that ask about every table know of who is at a conversation. */
import type { WorldRows } from '../../../../test/access/world-rows.ts'
import { writing } from '../../../../test/access/writing.ts'
import { ids, key, moment } from '../../../../test/samples/constraint-examples.ts'
import type { FeatureSamples } from '../../../../test/samples/feature-samples.ts'

const table = 'conversation_presences'
/** Who is where: Marcus covers for Dana with Tom, and both have his conversation open. */
const places = [
  ['dana', 'tom-case_manager'],
  ['marcus', 'tom-case_manager'],
  ['priya', 'maria-specialist'],
  ['elena', 'iris-case_manager'],
] as const

async function world(rows: WorldRows): Promise<void> {
  for (const [who, conversation] of places)
    await rows.insert(table, {
      organization_id: rows.people[who].organizationId,
      conversation_id: rows.value(`conversations:${conversation}`),
      member_id: rows.people[who].recordId,
      is_writing: false,
      until: '2999-01-01',
    })
}

const hats = { dana: 'a case manager', priya: 'a specialist' } as const
/** Where each of them is already, and where they come to. */
const comings = [
  ['dana', 'tom-case_manager', 'maria-case_manager'],
  ['priya', 'maria-specialist', 'tom-specialist'],
] as const

export const samples: FeatureSamples = {
  world,
  readings: [
    {
      table,
      by: 'member_id',
      sees: {
        dana: ['dana', 'marcus'],
        marcus: ['dana', 'marcus'],
        priya: ['priya'],
        elena: ['elena'],
      },
    },
  ],
  writings: [
    ...comings.flatMap(([who, here, other]) => {
      const ofTheirs = `where member_id = {${who}} and conversation_id = {conversations:${here}}`
      return [
        writing(
          table,
          'insert',
          `${hats[who]} comes to a conversation that they may read`,
          `insert into ${table} (conversation_id, member_id, is_writing, until)
            values ({conversations:${other}}, {${who}}, false, now())`,
          [who],
        ),
        writing(
          table,
          'update',
          `${hats[who]} stays there, and no colleague says it of them`,
          `update ${table} set is_writing = true, until = now() ${ofTheirs}`,
          [who],
        ),
        writing(
          table,
          'delete',
          `${hats[who]} leaves, and no colleague sends them away`,
          `delete from ${table} ${ofTheirs}`,
          [who],
        ),
      ]
    }),
    writing(
      table,
      'insert',
      'nobody says of a colleague that they are somewhere',
      `insert into ${table} (conversation_id, member_id, is_writing, until)
        values ({conversations:maria-case_manager}, {marcus}, false, now())`,
      [],
      'dana',
    ),
  ],
  constraints: {
    [table]: {
      row: {
        organization_id: ids.organization,
        conversation_id: ids.other,
        member_id: ids.other,
        is_writing: false,
        until: moment,
      },
      constraints: { [`${table}_pkey`]: key({ member_id: ids.row }, { member_id: ids.other }) },
    },
  },
}
