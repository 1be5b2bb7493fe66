/** What the tests that ask about every table know of audit. */
import { ids, key, length, oneOf } from '../../../test/samples/constraint-examples.ts'
import type { FeatureSamples } from '../../../test/samples/feature-samples.ts'

export const samples: FeatureSamples = {
  constraints: {
    audit_log: {
      row: { organization_id: ids.organization, verb: 'read', entity: 'x' },
      constraints: {
        audit_log_pkey: key({ id: 1 }, { id: 2 }),
        audit_log_entity_check: length('entity', 1, 60),
        audit_log_verb_check: oneOf('verb', ['read', 'insert', 'update', 'delete', 'export', 'refused']),
      },
    },
  },
  errors: {
    'refuse_change: the audit log is only ever added to': { statement: 'delete from audit_log' },
  },
}
