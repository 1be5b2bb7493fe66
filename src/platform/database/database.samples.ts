/** What the tests that ask about every table know of the platform. */
import { json, key, length, moment, oneOf } from '../../../test/samples/constraint-examples.ts'
import type { FeatureSamples } from '../../../test/samples/feature-samples.ts'

export const samples: FeatureSamples = {
  constraints: {
    deployment: {
      row: { singleton: true },
      constraints: {
        deployment_pkey: { beside: {}, refused: [{}], accepted: [] },
        deployment_engines_check: oneOf('engines', ['models', 'guide', 'none']),
        deployment_singleton_check: { refused: [{ singleton: false }], accepted: [{}] },
      },
    },
    outbox: {
      row: { job: 'x' },
      constraints: {
        outbox_pkey: key({ id: 1 }, { id: 2 }),
        outbox_job_check: length('job', 1, 80),
        outbox_payload_check: json('payload', 'object'),
      },
    },
    rate_limits: {
      row: { key: 'x', window_start: moment },
      constraints: {
        rate_limits_pkey: key({}, { key: 'y' }),
        rate_limits_key_check: length('key', 0, 200),
      },
    },
    schema_migrations: {
      row: { name: 'x', sha256: 'x' },
      constraints: {
        schema_migrations_pkey: key({}, { name: 'y' }),
      },
    },
  },
  errors: {
    'begin_request: the session is unknown or over': {
      statement: "select app.begin_request('unknown', 'patient', null)",
    },
  },
}
