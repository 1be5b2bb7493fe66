/** What the tests that ask about every table know of notifications. */
import {
  address,
  bothOrNeither,
  ids,
  key,
  length,
  moment,
  oneOf,
} from '../../../test/samples/constraint-examples.ts'
import type { FeatureSamples } from '../../../test/samples/feature-samples.ts'

export const samples: FeatureSamples = {
  constraints: {
    mails: {
      row: { dedupe_key: 'x', kind: 'x', recipient: 'a@example.org', subject: 'x', body: 'x' },
      constraints: {
        mails_dedupe_key_key: key({}, { dedupe_key: 'y' }),
        mails_pkey: key({ id: ids.row }, { id: ids.other }, { dedupe_key: 'y' }),
        mails_body_check: length('body', 1, 20000),
        mails_dedupe_key_check: length('dedupe_key', 1, 200),
        mails_kind_check: length('kind', 1, 60),
        mails_recipient_check: address('recipient'),
        mails_status_check: oneOf('status', ['waiting', 'sent', 'withheld'], { sent: { sent_at: moment } }),
        mails_subject_check: {
          ...length('subject', 1, 200),
          refused: [...length('subject', 1, 200).refused, { subject: 'a\nb' }, { subject: 'a\rb' }],
        },
        sent_has_time: bothOrNeither({ status: 'sent' }, { sent_at: moment }),
      },
    },
  },
}
