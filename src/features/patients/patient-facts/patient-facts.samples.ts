/** What the tests that ask about every table know of former contacts. */
import { patients as sample } from '../../../../sample/people.ts'
import { aboutPatients, administrators, patients, staff } from '../../../../test/access/reading.ts'
import { aboutWhom, type WorldRows } from '../../../../test/access/world-rows.ts'
import { aboutMaria } from '../../../../test/access/writing.ts'
import { ids, key, length, oneOf } from '../../../../test/samples/constraint-examples.ts'
import type { FeatureSamples } from '../../../../test/samples/feature-samples.ts'

async function world(rows: WorldRows): Promise<void> {
  for (const about of aboutWhom)
    await rows.insert('former_contacts', { ...rows.patient(about), kind: 'phone', value: '555 010 9900' })
}

export const samples: FeatureSamples = {
  world,
  readings: [aboutPatients('former_contacts', patients, staff, administrators)],
  writings: [
    aboutMaria(
      'former_contacts',
      'insert',
      'nobody writes what somebody had before',
      "insert into former_contacts (patient_id, kind, value) values ({maria}, 'phone', '555')",
      [],
    ),
    aboutMaria(
      'former_contacts',
      'update',
      'nobody changes it',
      "update former_contacts set value = '555' where patient_id = {maria}",
      [],
    ),
    aboutMaria(
      'former_contacts',
      'delete',
      'nobody takes it away',
      'delete from former_contacts where patient_id = {maria}',
      [],
    ),
    aboutMaria(
      'patients',
      'update',
      'their parts of a name are told apart by who keeps the record',
      "update patients set given_name = 'Maria' where id = {maria}",
      ['dana', 'ruth'],
    ),
    aboutMaria(
      'patients',
      'update',
      'a birth date is said by the patient and by who keeps the record',
      "update patients set birth_date = '1984-03-12' where id = {maria}",
      ['maria', 'dana', 'ruth'],
    ),
    aboutMaria(
      'patients',
      'update',
      'nobody changes a case number',
      "update patients set case_number = '57240013' where id = {maria}",
      [],
    ),
    aboutMaria(
      'patients',
      'update',
      'who keeps the record sets the address of somebody without an account',
      "update patients set email = 'other@example.org' where id = {nora}",
      ['dana', 'ruth'],
    ),
  ],
  constraints: {
    former_contacts: {
      row: { organization_id: ids.organization, patient_id: ids.patient, kind: 'phone', value: 'x' },
      constraints: {
        former_contacts_pkey: key({ id: ids.row }, { id: ids.other }, { value: 'y' }),
        former_contact_once: key({}, { value: 'y' }),
        former_contacts_kind_check: oneOf('kind', ['email', 'phone']),
        former_contacts_value_check: length('value', 1, 255),
      },
    },
  },
  changes: {
    former_contacts: {
      topic: 'patients',
      by: 'dana',
      hat: 'staff',
      method: 'PATCH',
      path: '/patients/{maria}/facts',
      body: () => ({ changes: { phone: '555 010 2222' }, seen: { phone: sample.maria.phone ?? '' } }),
    },
  },
  errors: {
    'refuse_address_of_account: only its person changes this address': {
      by: 'ruth',
      hat: 'administrator',
      statement: "update patients set email = 'other@example.org' where id = {maria}",
    },
  },
}
