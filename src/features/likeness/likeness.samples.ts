/** What the tests that ask about every table know of likeness. */
import { randomUUID } from 'node:crypto'
import { aboutWhom, type WorldRows } from '../../../test/access/world-rows.ts'
import { writing } from '../../../test/access/writing.ts'
import { ids, key, length, moment, oneOf } from '../../../test/samples/constraint-examples.ts'
import type { FeatureSamples } from '../../../test/samples/feature-samples.ts'

const asked = { requested_at: moment }
const decided = { ...asked, decision: 'added', decided_at: moment }

const LAST_ID = 'ffffffff-ffff-4fff-bfff-ffffffffffff'
/** Whom the pair of each is with. */
const others = { maria: 'tom', grace: 'walter' } as const

async function world(rows: WorldRows): Promise<void> {
  for (const about of aboutWhom) {
    const { organization_id, patient_id } = rows.patient(about)
    await rows.add('likeness_checks', about, {
      organization_id,
      patient_id,
      check_id: randomUUID(),
      found_by: 'email',
      typed_name: about,
      asked_by: about === 'maria' ? rows.people.marcus.userId : null,
      ...asked,
    })
    // The other organization has one patient only: somebody who went into her record stands after her.
    const gone = { organization_id, id: LAST_ID, name: 'Iris alike', merged_into: patient_id }
    if (about === 'iris') await rows.insert('patients', gone)
    const other = about === 'iris' ? LAST_ID : rows.people[others[about]].recordId
    const [first, second] = [patient_id, other].toSorted()
    await rows.insert('likeness_pairs', {
      organization_id,
      patient_id: first,
      other_id: second,
      reason: about,
    })
  }
}

export const samples: FeatureSamples = {
  readings: [
    {
      table: 'likeness_checks',
      by: 'typed_name',
      sees: { ruth: ['grace', 'maria'], victor: ['iris'] },
    },
    { table: 'likeness_pairs', by: 'reason', sees: { ruth: ['grace', 'maria'], victor: ['iris'] } },
  ],
  writings: [
    writing(
      'likeness_pairs',
      'update',
      'an administrator says that they are two people',
      "update likeness_pairs set state = 'apart', decided_at = now() where reason = 'maria'",
      ['ruth'],
    ),
  ],
  world,
  constraints: {
    likeness_checks: {
      row: {
        organization_id: ids.organization,
        id: ids.row,
        check_id: ids.third,
        patient_id: ids.patient,
        found_by: 'email',
        typed_name: 'x',
      },
      constraints: {
        likeness_checks_pkey: key({}, { id: ids.other }, { check_id: ids.other }),
        likeness_check_once: key({}, { check_id: ids.other }, { id: ids.other }),
        likeness_checks_found_by_check: oneOf('found_by', ['email', 'phone', 'name']),
        likeness_checks_typed_name_check: length('typed_name', 1, 100),
        likeness_checks_words_check: length('words', 0, 500),
        likeness_checks_answer_check: length('answer', 0, 500),
        likeness_checks_decision_check: {
          refused: [{ ...decided, decision: 'unknown' }],
          accepted: [decided, { ...decided, decision: 'declined' }],
        },
        decision_has_time: {
          refused: [
            { ...asked, decision: 'added' },
            { ...asked, decided_at: moment },
          ],
          accepted: [decided, {}],
        },
        decision_was_asked_for: {
          refused: [{ decision: 'added', decided_at: moment }],
          accepted: [decided],
        },
      },
    },
    likeness_pairs: {
      row: {
        organization_id: ids.organization,
        patient_id: '00000000-0000-7000-8000-000000000001',
        other_id: '00000000-0000-7000-8000-000000000002',
      },
      constraints: {
        likeness_pairs_pkey: key({}, { other_id: '00000000-0000-7000-8000-000000000003' }),
        likeness_pairs_state_check: oneOf('state', ['open', 'apart'], { apart: { decided_at: moment } }),
        likeness_pairs_reason_check: length('reason', 0, 500),
        likeness_pairs_reasons_check: {
          refused: [{ reasons: Array(11).fill('name') }],
          accepted: [{ reasons: Array(10).fill('name') }],
        },
        pair_in_order: {
          refused: [{ other_id: '00000000-0000-7000-8000-000000000001' }],
          accepted: [{}],
        },
        apart_has_time: {
          refused: [{ state: 'apart' }, { decided_at: moment }],
          accepted: [{ state: 'apart', decided_at: moment }],
        },
      },
    },
  },
  limits: {
    'likeness:': [
      {
        by: 'dana',
        hat: 'staff',
        method: 'POST',
        path: '/api/likeness/checks',
        body: () => ({ id: randomUUID(), name: 'Wren Alder' }),
      },
    ],
  },
  errors: {
    'ask_likeness: only case managers ask': {
      by: 'ruth',
      hat: 'administrator',
      statement: "select app.ask_likeness(gen_random_uuid(), 'Wren Alder', null, null, null)",
    },
    'request_addition: nothing was found by this check': {
      by: 'dana',
      hat: 'staff',
      statement: "select app.request_addition(gen_random_uuid(), 'Help')",
    },
    'answer_addition: only administrators answer': {
      by: 'dana',
      hat: 'staff',
      statement: "select app.answer_addition(gen_random_uuid(), 'added', 'Help', gen_random_uuid())",
    },
    'answer_addition: there is no such request': {
      by: 'ruth',
      hat: 'administrator',
      statement: "select app.answer_addition(gen_random_uuid(), 'added', 'Help', gen_random_uuid())",
    },
  },
  writtenByStaff: [
    'likeness.alike',
    'likeness.alikeInOrganization',
    'likeness.ask',
    'likeness.request',
    'likeness.answer',
    'likeness.dismiss',
  ],
  whileClosed: {
    'POST /likeness/pairs/dismiss': 'Says whose record it is.',
  },
}
