/** What the tests that ask about every table know of billing. */
import { ids, key, length, oneOf } from '../../../test/samples/constraint-examples.ts'
import type { FeatureSamples } from '../../../test/samples/feature-samples.ts'

export const samples: FeatureSamples = {
  constraints: {
    subscriptions: {
      row: { organization_id: ids.organization, provider: 'test' },
      constraints: {
        subscriptions_subscription_ref_key: key(
          { subscription_ref: 's' },
          { subscription_ref: 't' },
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
