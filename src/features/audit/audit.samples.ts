/** What the tests that ask about every table know of audit. */
import { ids, key, length, moment, oneOf } from '../../../test/samples/constraint-examples.ts'
import type { FeatureSamples } from '../../../test/samples/feature-samples.ts'

export const samples: FeatureSamples = {
  world: rows =>
    rows.insert('recent_reads', {
      organization_id: rows.people.organizations.riverbend,
      quarter: moment,
      user_id: rows.people.dana.userId,
      hat: 'case_manager',
      entity: 'patients',
      entity_id: rows.people.maria.recordId,
    }),
  readings: [{ table: 'recent_reads', by: 'entity_id', sees: {} }],
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
