/** What the tests that ask about every table know of inquiries. */
import { randomUUID } from 'node:crypto'
import { address, ids, key, length, oneOf, trimmedLength } from '../../../test/samples/constraint-examples.ts'
import type { FeatureSamples } from '../../../test/samples/feature-samples.ts'

const organization = { organization_name: 'x', sector: 'housing', team_size: '1-10' }
const demo = { form_type: 'demo', message: null, ...organization }

export const samples: FeatureSamples = {
  constraints: {
    inquiries: {
      row: { form_type: 'contact', name: 'x', email: 'a@example.org', message: 'x' },
      constraints: {
        inquiries_pkey: key({ id: ids.row }, { id: ids.other }),
        contact_is_whole: { refused: [{ message: null }], accepted: [{}] },
        demo_is_whole: {
          refused: Object.keys(organization).map(column => ({ ...demo, [column]: null })),
          accepted: [demo],
        },
        inquiries_email_check: address('email'),
        inquiries_form_type_check: oneOf('form_type', ['demo', 'contact'], { demo }),
        inquiries_language_check: oneOf('language', ['en', 'es']),
        inquiries_message_check: length('message', 1, 1000),
        inquiries_name_check: trimmedLength('name', 100),
        inquiries_notes_check: length('notes', 0, 1000),
        inquiries_organization_name_check: length('organization_name', 1, 100),
        inquiries_phone_check: length('phone', 0, 20),
        inquiries_programs_check: {
          refused: [{ programs: Array(21).fill('x') }],
          accepted: [{ programs: Array(20).fill('x') }],
        },
        inquiries_sector_check: oneOf('sector', [
          'healthcare',
          'social',
          'workforce',
          'education',
          'housing',
          'corporate',
        ]),
        inquiries_team_size_check: oneOf('team_size', ['1-10', '11-50', '51-200', '201+']),
      },
    },
  },
  limits: {
    'inquiry:': [
      {
        method: 'POST',
        path: '/api/inquiries/contact',
        body: () => ({ id: randomUUID(), name: 'A', email: 'a@example.org', message: 'Hello' }),
      },
    ],
  },
}
