/** What the tests that ask about every table know of tags. */
import { randomUUID } from 'node:crypto'
import { aboutPatients, administrators, ofOrganization, staff } from '../../../test/access/reading.ts'
import { aboutWhom, type WorldRows } from '../../../test/access/world-rows.ts'
import { aboutMaria, writing } from '../../../test/access/writing.ts'
import { bothOrNeither, ids, key, moment, trimmedLength } from '../../../test/samples/constraint-examples.ts'
import type { FeatureSamples } from '../../../test/samples/feature-samples.ts'

async function world(rows: WorldRows): Promise<void> {
  const { riverbend, harbor } = rows.people.organizations
  for (const [label, organization_id] of Object.entries({ riverbend, 'riverbend-2': riverbend, harbor }))
    await rows.add('tags', label, { organization_id, name: label })
  for (const about of aboutWhom) {
    const tag_id = rows.value(`tags:${about === 'iris' ? 'harbor' : 'riverbend'}`)
    await rows.insert('patient_tags', { ...rows.patient(about), tag_id })
  }
}

export const samples: FeatureSamples = {
  world,
  readings: [
    ofOrganization(
      'tags',
      'id',
      ['riverbend', 'riverbend-2'],
      ['harbor'],
      ['dana', 'marcus', 'priya', 'ruth', 'victor', 'elena'],
    ),
    aboutPatients('patient_tags', staff, administrators),
  ],
  writings: [
    writing(
      'tags',
      'insert',
      'case managers and administrators add one',
      "insert into tags (name) values ('New')",
      ['dana', 'marcus', 'ruth', 'victor', 'elena'],
    ),
    writing(
      'tags',
      'update',
      'an administrator renames one',
      "update tags set name = 'Other' where id = {tags:riverbend}",
      ['ruth'],
    ),
    writing(
      'tags',
      'delete',
      'an administrator deletes one',
      'delete from tags where id = {tags:riverbend}',
      ['ruth'],
    ),
    aboutMaria(
      'patient_tags',
      'insert',
      'the case manager and an administrator put one on',
      'insert into patient_tags (patient_id, tag_id) values ({maria}, {tags:riverbend-2})',
    ),
    aboutMaria(
      'patient_tags',
      'insert',
      'an administrator says from which tag one came',
      'insert into patient_tags (patient_id, tag_id, came_from) values ({maria}, {tags:riverbend-2}, {tags:riverbend})',
      ['ruth'],
    ),
    aboutMaria(
      'patient_tags',
      'delete',
      'the case manager and an administrator take one off',
      'delete from patient_tags where patient_id = {maria}',
    ),
  ],
  changes: {
    patient_tags: {
      topic: 'tags',
      by: 'dana',
      hat: 'staff',
      method: 'POST',
      path: '/patients/{maria}/tags',
      body: () => ({ id: randomUUID(), name: 'Veteran' }),
    },
  },
  constraints: {
    tags: {
      row: { organization_id: ids.organization, id: ids.row, name: 'x' },
      constraints: {
        tags_pkey: key({}, { id: ids.other }, { name: 'y' }),
        tags_name_check: trimmedLength('name', 40),
        // Capitals, accents and blanks make no other name; another organization, or a merge, does.
        tags_name: {
          beside: { name: 'Vivienda rápida' },
          refused: [{ id: ids.other, name: ' vivienda  RAPIDA ' }],
          accepted: [
            { id: ids.other, name: 'Vivienda' },
            { id: ids.other, name: 'Vivienda rápida', organization_id: ids.otherOrganization },
            { id: ids.other, name: 'Vivienda rápida', merged_into: ids.row, merged_at: moment },
          ],
        },
        merged_has_time: bothOrNeither({ merged_into: ids.other }, { merged_at: moment }),
        merged_into_another: {
          refused: [{ merged_into: ids.row, merged_at: moment }],
          accepted: [{ merged_into: ids.other, merged_at: moment }],
        },
      },
    },
    patient_tags: {
      row: { organization_id: ids.organization, patient_id: ids.patient, tag_id: ids.row },
      constraints: { patient_tags_pkey: key({}, { tag_id: ids.other }) },
    },
  },
  errors: {
    'limit_tags: an organization has at most 200 tags': {
      statement: `insert into tags (organization_id, name)
        select organization_id, 'Tag ' || n from tags, generate_series(1, 201) as n where id = {tags:riverbend}`,
    },
    'limit_patient_tags: a patient has at most 20 tags': {
      statement: `with made as (
          insert into tags (organization_id, name)
            select organization_id, 'Tag ' || n from tags, generate_series(1, 21) as n where id = {tags:riverbend}
            returning organization_id, id)
        insert into patient_tags (organization_id, patient_id, tag_id) select organization_id, {maria}, id from made`,
    },
  },
  shared: {
    'a tag': {
      table: 'tags',
      insert: "insert into tags (organization_id, name) values ($1, 'Veteran') returning id",
      by: ['ruth', 'administrator'],
      request: id => ['PUT', `/tags/${id}`],
      fields: { name: ['Veteran', 'Vet', 'Veterans'] },
    },
  },
  writtenByStaff: ['tags.putOn', 'tags.rename'],
  whileClosed: {
    'POST /patients/{patientId}/tags': 'A label by which the organization finds it.',
    'DELETE /patients/{patientId}/tags/{id}': 'A label by which the organization finds it.',
    'POST /tags/{id}/patients': 'A label by which the organization finds it.',
    'POST /tags/{id}/patients/take-off': 'A label by which the organization finds it.',
  },
}
