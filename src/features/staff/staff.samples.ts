/** What the tests that ask about every table know of staff, of profiles, and of how an account finds its record. */
import {
  address,
  ids,
  key,
  length,
  moment,
  oneOf,
  trimmedLength,
} from '../../../test/samples/constraint-examples.ts'
import type { FeatureSamples } from '../../../test/samples/feature-samples.ts'

/** Blanks and capitals make no other address; another organization does. */
const sameAddress = {
  beside: {},
  refused: [{ email: ' A@Example.org ' }],
  accepted: [{ email: 'b@example.org' }, { organization_id: ids.otherOrganization }],
}

export const samples: FeatureSamples = {
  constraints: {
    case_managers: {
      row: { organization_id: ids.organization, name: 'x', email: 'a@example.org' },
      constraints: {
        case_managers_organization_id_email_norm_key: sameAddress,
        case_managers_pkey: key({ id: ids.row }, { id: ids.other }, { email: 'b@example.org' }),
        case_managers_email_check: address('email'),
        case_managers_name_check: trimmedLength('name', 100),
        default_is_present: {
          refused: [{ is_default: true, removed_at: moment }],
          accepted: [{ is_default: true }, { removed_at: moment }],
        },
        case_managers_one_default: key(
          { is_default: true },
          { is_default: false },
          { email: 'b@example.org' },
        ),
        case_managers_user: key({ user_id: ids.third }, { user_id: ids.row }, { email: 'b@example.org' }),
      },
    },
    profiles: {
      row: { id: ids.row, full_name: 'x', email: 'a@example.org' },
      constraints: {
        profiles_pkey: key({}, { id: ids.other }),
        profiles_email_check: length('email', 0, 255),
        profiles_full_name_check: length('full_name', 1, 100),
        profiles_language_check: oneOf('language', ['en', 'es']),
        profiles_phone_check: length('phone', 0, 20),
        profiles_time_zone_check: length('time_zone', 0, 60),
      },
    },
    specialists: {
      row: { organization_id: ids.organization, name: 'x', email: 'a@example.org' },
      constraints: {
        specialists_organization_id_email_norm_key: sameAddress,
        specialists_pkey: key({ id: ids.row }, { id: ids.other }, { email: 'b@example.org' }),
        specialists_email_check: address('email'),
        specialists_name_check: trimmedLength('name', 100),
        specialists_user: key({ user_id: ids.third }, { user_id: ids.row }, { email: 'b@example.org' }),
      },
    },
  },
  errors: {
    'open_portal: nobody is signed in': { statement: 'select app.open_portal()' },
    'open_portal: there is no organization to join': {
      by: 'robin',
      hat: 'visitor',
      statement:
        'update organizations set is_default = false; update auth.users set joins_organization = null; select app.open_portal()',
    },
    'open_caseload: nobody is signed in': { statement: 'select app.open_caseload(null)' },
  },
}
