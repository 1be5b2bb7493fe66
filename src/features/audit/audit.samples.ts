/** What the tests that ask about every table know of audit. */
import { ids, key, length, moment, oneOf } from '../../../test/samples/constraint-examples.ts'
import type { FeatureSamples } from '../../../test/samples/feature-samples.ts'

/** So many bytes, as JSON has them. */
const bytes = (count: number) => `\\x${'ab'.repeat(count)}`

export const samples: FeatureSamples = {
  world: async rows => {
    await rows.insert('recent_reads', {
      organization_id: rows.people.organizations.riverbend,
      quarter: moment,
      user_id: rows.people.dana.userId,
      hat: 'case_manager',
      entity: 'patients',
      entity_id: rows.people.maria.recordId,
    })
    await rows.insert('audit_seals', {
      organization_id: rows.people.organizations.riverbend,
      number: 1,
      sealed_through: moment,
      entry_ids: [1],
      digests: bytes(32),
      seal: bytes(32),
    })
  },
  readings: [
    { table: 'recent_reads', by: 'entity_id', sees: {} },
    { table: 'audit_seals', by: 'organization_id', sees: {} },
  ],
  constraints: {
    recent_reads: {
      row: {
        organization_id: ids.organization,
        quarter: moment,
        user_id: ids.other,
        hat: 'case_manager',
        entity: 'patients',
      },
      constraints: {
        recent_reads_once: {
          beside: {},
          refused: [{}],
          accepted: [
            { quarter: '2026-01-05T10:15:00Z' },
            { user_id: ids.third },
            { hat: 'administrator' },
            { entity: 'conversations' },
            { entity_id: ids.row },
            { covered_for: ids.row },
          ],
        },
      },
    },
    audit_seals: {
      row: {
        organization_id: ids.organization,
        number: 1,
        sealed_through: moment,
        entry_ids: [1],
        digests: bytes(32),
        seal: bytes(32),
      },
      constraints: {
        audit_seals_pkey: key({}, { number: 2 }),
        audit_seals_number_check: { refused: [{ number: 0 }], accepted: [{ number: 1 }] },
        audit_seals_entry_ids_check: {
          refused: [
            { entry_ids: [], digests: '' },
            { entry_ids: Array(5_001).fill(1), digests: bytes(32 * 5_001) },
          ],
          accepted: [{}, { entry_ids: Array(5_000).fill(1), digests: bytes(32 * 5_000) }],
        },
        digest_for_each_entry: {
          refused: [{ digests: bytes(31) }, { entry_ids: [1, 2] }],
          accepted: [{ entry_ids: [1, 2], digests: bytes(64) }],
        },
        audit_seals_seal_check: { refused: [{ seal: bytes(31) }, { seal: bytes(33) }], accepted: [{}] },
      },
    },
    audit_log: {
      row: { organization_id: ids.organization, verb: 'read', entity: 'x' },
      constraints: {
        audit_log_pkey: key({ id: 1 }, { id: 2 }),
        audit_log_entity_check: length('entity', 1, 60),
        audit_log_verb_check: oneOf('verb', ['read', 'insert', 'update', 'delete', 'export', 'refused']),
      },
    },
  },
  limits: {
    'log-exports:': [{ by: 'ruth', hat: 'administrator', method: 'GET', path: '/audit-log.csv' }],
  },
  errors: {
    'refuse_change: the audit log is only ever added to': { statement: 'delete from audit_log' },
  },
}
