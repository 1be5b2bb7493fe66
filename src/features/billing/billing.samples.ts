/** What the tests that ask about every table know of billing. */
import { ids, key, length, oneOf } from '../../../test/samples/constraint-examples.ts'
import type { FeatureSamples } from '../../../test/samples/feature-samples.ts'

export const samples: FeatureSamples = {
  world: async rows => {
    for (const key of ['dana', 'marcus', 'priya', 'elena'] as const) {
      const { organizationId: organization_id, userId: user_id } = rows.people[key]
      await rows.insert('subscriptions', { organization_id, user_id, provider: 'test', customer_ref: key })
    }
  },
  constraints: {
    subscriptions: {
      row: { organization_id: ids.organization, user_id: ids.other, provider: 'test' },
      constraints: {
        subscriptions_subscription_ref_key: key(
          { subscription_ref: 's' },
          { subscription_ref: 't' },
          { organization_id: ids.otherOrganization },
        ),
        subscriptions_customer_ref_key: key(
          { customer_ref: 'c' },
          { customer_ref: 'd' },
          { organization_id: ids.otherOrganization },
        ),
        subscriptions_pkey: key({}, { organization_id: ids.otherOrganization }),
        subscriptions_customer_ref_check: length('customer_ref', 0, 120),
        subscriptions_provider_check: oneOf('provider', ['stripe', 'test']),
        subscriptions_subscription_ref_check: length('subscription_ref', 0, 120),
      },
    },
  },
}
