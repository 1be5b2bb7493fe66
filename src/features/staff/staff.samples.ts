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

/** Blanks and capitals make no other address; another organization does. Who left stands in nobody's way. */
const sameAddress = {
  beside: {},
  refused: [{ email: ' A@Example.org ' }],
  accepted: [{ email: 'b@example.org' }, { organization_id: ids.otherOrganization }, { removed_at: moment }],
}
const sameAccount = {
  beside: { user_id: ids.third },
  refused: [{ user_id: ids.third, email: 'b@example.org' }],
  accepted: [
    { user_id: ids.row, email: 'b@example.org' },
    { user_id: ids.third, email: 'b@example.org', removed_at: moment },
  ],
}
/** Robin has a record already and is invited to another one. */
const invitedTwice = `insert into case_managers (organization_id, user_id, name, email) values ({riverbend}, {robin.user}, 'Robin', 'r@example.org');
  with second as (insert into case_managers (organization_id, name, email)
      select {riverbend}, 'Robin', email from auth.users where id = {robin.user} returning id, email)
    insert into invitations (organization_id, kind, email, name, case_manager_id, token_hash)
      select {riverbend}, 'case_manager', email, 'Robin', id, sha256('known') from second;
  select app.accept_invitation('known')`

export const samples: FeatureSamples = {
  constraints: {
    case_managers: {
      row: { organization_id: ids.organization, name: 'x', email: 'a@example.org' },
      constraints: {
        case_managers_address: sameAddress,
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
        case_managers_user: sameAccount,
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
        specialists_address: sameAddress,
        specialists_pkey: key({ id: ids.row }, { id: ids.other }, { email: 'b@example.org' }),
        specialists_email_check: address('email'),
        specialists_name_check: trimmedLength('name', 100),
        specialists_user: sameAccount,
      },
    },
  },
  errors: {
    'link_invited_staff: this person has such a record already': {
      by: 'robin',
      hat: 'visitor',
      statement: invitedTwice,
    },
    'open_caseload: nobody is signed in': { statement: 'select app.open_caseload(null)' },
  },
  writtenByStaff: [
    'staff.addCaseManager',
    'staff.addSpecialist',
    'staff.changeCaseManager',
    'staff.changeSpecialist',
  ],
  whileClosed: {
    'POST /case-managers/{id}/hand-over': 'A closed case has an owner, who may leave.',
  },
}
