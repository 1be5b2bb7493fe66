/** What the tests that ask about every table know of organizations. */
import { randomUUID } from 'node:crypto'
import {
  address,
  atLeast,
  between,
  ids,
  impliedBy,
  key,
  length,
  moment,
  oneOf,
  type Row,
  trimmedLength,
} from '../../../test/samples/constraint-examples.ts'
import type { FeatureSamples, LimitedRequest } from '../../../test/samples/feature-samples.ts'

/** By kind of invitation: the record that it opens. */
const records: Record<string, Row> = {
  case_manager: { case_manager_id: ids.other },
  specialist: { specialist_id: ids.other },
  patient: { patient_id: ids.other },
}

const manager = { kind: 'case_manager', case_manager_id: ids.other }
const elsewhere = { email: 'b@example.org' }
/** What waits for no answer any more stands in no other's way. */
const answered = ['accepted_at', 'declined_at', 'revoked_at'].map(column => ({ [column]: moment }))
const invitedRobin = `insert into invitations (organization_id, kind, email, name, token_hash)
  values ({riverbend}, 'administrator', 'robin@example.com', 'Robin', sha256('known'));`

/** A second administrator is invited by mail. */
const invitesSomebody: LimitedRequest = {
  by: 'ruth',
  hat: 'administrator',
  method: 'POST',
  path: '/api/administrators',
  body: () => ({ name: 'Nadia Amari', email: `nadia-${randomUUID()}@example.org` }),
}

export const samples: FeatureSamples = {
  constraints: {
    former_slugs: {
      row: { organization_id: ids.organization, slug: 'x' },
      constraints: {
        former_slugs_pkey: key({}, { slug: 'y' }),
        former_slugs_slug_check: {
          refused: ['A', '-a', 'a-', 'x'.repeat(61)].map(slug => ({ slug })),
          accepted: [{ slug: 'a-b2' }, { slug: 'x'.repeat(60) }],
        },
      },
    },
    founding_links: {
      row: { token_hash: '\\x00' },
      constraints: {
        founding_links_pkey: key({}, { token_hash: '\\x01' }),
      },
    },
    invitations: {
      row: { organization_id: ids.organization, kind: 'administrator', email: 'a@example.org', name: 'x' },
      constraints: {
        invitations_token_hash_key: key({ token_hash: '\\x01' }, { token_hash: '\\x02' }, elsewhere),
        invitations_pkey: key({ id: ids.row }, { id: ids.other }, elsewhere),
        invitation_opens_one_record: {
          refused: [
            ...Object.keys(records).map(kind => ({ kind })),
            ...Object.values(records),
            ...Object.entries(records).map(([kind, record]) => ({
              ...records[kind === 'patient' ? 'specialist' : 'patient'],
              kind,
              ...record,
            })),
          ],
          accepted: [{}, ...Object.entries(records).map(([kind, record]) => ({ kind, ...record }))],
        },
        invitations_one_of_administrator: {
          beside: {},
          refused: [{ email: ' A@Example.org' }],
          accepted: [{ email: 'b@example.org' }, ...answered],
        },
        invitations_one_of_record: {
          beside: manager,
          refused: [manager],
          accepted: [
            { ...manager, case_manager_id: ids.third },
            ...answered.map(answer => ({ ...manager, ...answer })),
          ],
        },
        invitations_email_check: address('email'),
        invitations_kind_check: impliedBy('invitation_opens_one_record'),
        invitations_name_check: trimmedLength('name', 100),
      },
    },
    organizations: {
      row: { slug: 'x', name: 'x' },
      constraints: {
        organizations_slug_key: key({}, { slug: 'y' }),
        organizations_pkey: key({ id: ids.row }, { id: ids.other }, { slug: 'y' }),
        organizations_engines_check: oneOf('engines', ['models', 'guide', 'none']),
        organizations_engines_for_administrators_check: oneOf('engines_for_administrators', [
          'models',
          'guide',
          'none',
        ]),
        organizations_engines_for_case_managers_check: oneOf('engines_for_case_managers', [
          'models',
          'guide',
          'none',
        ]),
        organizations_engines_for_patients_check: oneOf('engines_for_patients', ['models', 'guide', 'none']),
        organizations_idle_minutes_check: between('idle_minutes', 5, 480),
        organizations_silence_days_check: between('silence_days', 7, 365),
        organizations_model_call_limit_check: between('model_call_limit', 0, 1_000_000),
        organizations_case_number_prefix_check: {
          refused: ['rb', 'ABCDE', 'A1'].map(case_number_prefix => ({ case_number_prefix })),
          accepted: ['', 'RB', 'ABCD'].map(case_number_prefix => ({ case_number_prefix })),
        },
        organizations_open_days_check: {
          refused: ['8', '21', '11'].map(open_days => ({ open_days })),
          accepted: ['', '1', '1234567', '67'].map(open_days => ({ open_days })),
        },
        open_hours: {
          refused: [
            { open_from_hour: 8 },
            { open_until_hour: 8 },
            { open_from_hour: 8, open_until_hour: 8 },
            { open_from_hour: -1, open_until_hour: 8 },
            { open_from_hour: 8, open_until_hour: 25 },
          ],
          accepted: [{}, { open_from_hour: 0, open_until_hour: 24 }],
        },
        organizations_out_of_hours_email_check: {
          refused: ['nobody', `${'x'.repeat(250)}@b.org`].map(out_of_hours_email => ({ out_of_hours_email })),
          accepted: ['', 'a@b.org'].map(out_of_hours_email => ({ out_of_hours_email })),
        },
        organizations_model_text_to_patients_check: oneOf('model_text_to_patients', [
          'never',
          'allowed',
          'approved',
        ]),
        organizations_name_check: trimmedLength('name', 150),
        organizations_plan_check: oneOf('plan', ['trial', 'starter', 'growth', 'enterprise']),
        organizations_seats_check: atLeast('seats', 1),
        organizations_slug_check: {
          refused: ['A', '-a', 'a-', 'a--b', 'a b', 'x'.repeat(61)].map(slug => ({ slug })),
          accepted: [{ slug: 'a-b2' }, { slug: 'x'.repeat(60) }],
        },
        organizations_time_zone_check: length('time_zone', 0, 60),
        organizations_one_default: key({ is_default: true }, { is_default: false }, { slug: 'y' }),
      },
    },
    user_roles: {
      row: { organization_id: ids.organization, user_id: ids.other, role: 'admin' },
      constraints: {
        user_roles_pkey: key({}, { user_id: ids.third }),
        user_roles_role_check: oneOf('role', ['admin']),
      },
    },
  },
  limits: {
    'invitations:': [invitesSomebody],
    'invitations-organization:': [invitesSomebody],
  },
  errors: {
    'found_organization: nobody is signed in': { statement: "select app.found_organization('New')" },
    'found_default_organization: nobody is signed in': {
      statement: "select app.found_default_organization('link', 'New')",
    },
    'found_default_organization: the founding link is unknown or used': {
      by: 'robin',
      hat: 'visitor',
      statement: "select app.found_default_organization('unknown', 'New')",
    },
    'found_default_organization: a default organization already stands': {
      by: 'robin',
      hat: 'visitor',
      statement: "select app.found_default_organization('link', 'New')",
    },
    'invitation_to_answer: nobody is signed in': { statement: "select app.accept_invitation('unknown')" },
    'invitation_to_answer: the invitation is unknown, used or over': {
      by: 'robin',
      hat: 'visitor',
      statement: "select app.accept_invitation('unknown')",
    },
    'invitation_to_answer: the invitation is for another address': {
      by: 'robin',
      hat: 'visitor',
      statement: `${invitedRobin} select app.accept_invitation('known')`,
    },
    'take_seat: every seat of the organization is taken': {
      by: 'ruth',
      hat: 'administrator',
      statement:
        "update organizations set seats = 1 where id = {riverbend}; insert into case_managers (name, email) values ('Noor', 'noor@example.org')",
    },
    'keep_former_slug: another organization had this address': {
      by: 'victor',
      hat: 'administrator',
      statement: `insert into former_slugs (organization_id, slug) values ({riverbend}, 'river');
        update organizations set slug = 'river' where id = {harbor}`,
    },
    'check_named_person: nobody who works here': {
      by: 'ruth',
      hat: 'administrator',
      statement: 'update organizations set text_approver_id = {victor.user} where id = {riverbend}',
    },
    'protect_last_administrator: the last administrator stays': {
      by: 'victor',
      hat: 'administrator',
      statement: 'delete from user_roles where user_id = {victor.user}',
    },
    'check_second_factor_of_asker: set up your own second factor first': {
      by: 'ruth',
      hat: 'administrator',
      statement: 'update organizations set requires_second_factor = true where id = {riverbend}',
    },
  },
  writtenByStaff: ['invitations.inviteAdministrator', 'organizations.rename', 'organizations.settle'],
}
