/** What the tests that ask about every table know of the platform. */
import { between, ids, json, key, length, moment, oneOf } from '../../../test/samples/constraint-examples.ts'
import type { FeatureSamples } from '../../../test/samples/feature-samples.ts'

export const samples: FeatureSamples = {
  constraints: {
    deployment: {
      row: { singleton: true },
      constraints: {
        deployment_pkey: { beside: {}, refused: [{}], accepted: [] },
        deployment_budgets_times_check: between('budgets_times', 1, 1_000_000),
        deployment_engines_check: oneOf('engines', ['models', 'guide', 'none']),
        deployment_singleton_check: { refused: [{ singleton: false }], accepted: [{}] },
      },
    },
    open_streams: {
      row: { id: ids.other, user_id: ids.third, session_hash: '\\x01', held_until: moment },
      constraints: { open_streams_pkey: key({ id: ids.row }, { id: ids.other }) },
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
  limits: {
    'changes:': [
      {
        by: 'maria',
        hat: 'patient',
        method: 'PUT',
        path: '/api/portal/check-ins',
        body: { wantsCheckIns: true },
      },
    ],
  },
  errors: {
    'spend: this budget is used up': { statement: "select app.spend('tests:', 0, 60)" },
    'begin_request: the session is unknown or over': {
      statement: "select app.begin_request('unknown', 'patient', null)",
    },
    'begin_change_of: somebody else is signed in': {
      statement: "select app.begin_change_of(gen_random_uuid(), null, 'visitor', null)",
    },
  },
}
