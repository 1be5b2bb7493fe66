/** What the tests that ask about every table know of auth. */
import { randomUUID } from 'node:crypto'
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

const email = 'somebody@example.org'
const password = 'a-long-password-of-tests'
const link = 'nobody-was-given-this-link'
const account = { fullName: 'Some Body', email, password, confirmPassword: password }
const maria = { by: 'maria', hat: 'patient' } as const
const proveKnown = `insert into auth.address_proofs (purpose, email, user_id, secret_hash, expires_at)
  select 'verification', u.email, u.id, sha256('known'), now() + interval '1 day' from auth.users u where u.id = {dana.user};
  select app.prove_own_address('known')`

export const samples: FeatureSamples = {
  constraints: {
    'auth.accounts': {
      row: { user_id: ids.other, account_id: 'x', provider_id: 'x' },
      constraints: {
        accounts_provider_id_account_id_key: key({}, { account_id: 'y' }),
        accounts_pkey: key({ id: ids.row }, { id: ids.other }, { account_id: 'y' }),
      },
    },
    'auth.address_proofs': {
      row: { purpose: 'sign-up', email: 'a@example.org', expires_at: moment },
      constraints: {
        address_proofs_secret_hash_key: key({ secret_hash: '\\x01' }, { secret_hash: '\\x02' }),
        address_proofs_pkey: key({ id: ids.row }, { id: ids.other }),
        address_proofs_email_check: {
          ...address('email'),
          refused: [...address('email').refused, { email: 'A@b' }],
        },
        address_proofs_language_check: oneOf('language', ['en', 'es']),
        address_proofs_purpose_check: oneOf(
          'purpose',
          ['sign-up', 'new-password', 'verification', 'contact', 'contact-changed'],
          {
            verification: { user_id: ids.other },
            contact: { user_id: ids.other, asked_in: ids.organization },
            'contact-changed': { user_id: ids.other },
          },
        ),
        contact_is_asked_in_organization: {
          refused: [{ purpose: 'contact', user_id: ids.other }, { asked_in: ids.organization }],
          accepted: [{ purpose: 'contact', user_id: ids.other, asked_in: ids.organization }],
        },
        proof_has_person: bothOrNeither({ purpose: 'verification' }, { user_id: ids.other }),
      },
    },
    'auth.known_devices': {
      row: { user_id: ids.other, token_hash: '\\x01' },
      constraints: { known_devices_pkey: key({}, { token_hash: '\\x02' }) },
    },
    'auth.passkeys': {
      row: { user_id: ids.other, credential_id: 'x', public_key: 'x', device_type: 'x', backed_up: true },
      constraints: {
        passkeys_credential_id_key: key({}, { credential_id: 'y' }),
        passkeys_pkey: key({ id: ids.row }, { id: ids.other }, { credential_id: 'y' }),
        passkeys_name_check: length('name', 1, 60),
      },
    },
    'auth.sessions': {
      row: { user_id: ids.other, token_hash: '\\x00', expires_at: moment },
      constraints: {
        sessions_token_hash_key: key({}, { token_hash: '\\x01' }),
        sessions_pkey: key({ id: ids.row }, { id: ids.other }, { token_hash: '\\x01' }),
      },
    },
    'auth.two_factors': {
      row: { user_id: ids.other, secret: 'x', backup_codes: 'x' },
      constraints: {
        two_factors_user_id_key: key({}, { user_id: ids.third }),
        two_factors_pkey: key({ id: ids.row }, { id: ids.other }, { user_id: ids.third }),
      },
    },
    'auth.users': {
      row: { name: 'x', email: 'a@example.org' },
      constraints: {
        users_email_key: key({}, { email: 'b@example.org' }),
        users_pkey: key({ id: ids.row }, { id: ids.other }, { email: 'b@example.org' }),
        users_email_check: length('email', 0, 255),
        users_language_check: oneOf('language', ['en', 'es']),
        users_name_check: length('name', 1, 100),
        users_phone_check: length('phone', 0, 20),
        users_user_type_check: oneOf('user_type', ['patient', 'staff']),
      },
    },
    'auth.verifications': {
      row: { identifier_hash: '\\x00', value: 'x', expires_at: moment },
      constraints: {
        verifications_pkey: key({ id: ids.row }, { id: ids.other }),
      },
    },
  },
  limits: {
    'sign-in:': [{ method: 'POST', path: '/api/sign-in', body: { email, password } }],
    'sign-up:': [
      { method: 'POST', path: '/api/sign-up/patient', body: { ...account, phone: '(555) 555-0199' } },
      { method: 'POST', path: '/api/sign-up/administrator', body: account },
      { method: 'POST', path: '/api/sign-up/invited', body: { ...account, link } },
    ],
    'mail:sign-up:': [{ method: 'POST', path: '/api/sign-up/administrator', body: account }],
    'sign-up-code:': [
      {
        method: 'POST',
        path: '/api/sign-up/administrator',
        body: { ...account, proof: randomUUID(), code: '123456' },
      },
    ],
    'sign-in-code:': [{ method: 'POST', path: '/api/sign-in/code', body: { code: '123456' } }],
    'founding-link:': [{ method: 'GET', path: `/api/founding-links/${link}` }],
    'invitation:': [{ method: 'GET', path: `/api/invitations/${link}` }],
    'mail:new-password:': [
      { method: 'POST', path: '/api/forgotten-password', body: { email, language: 'en' } },
    ],
    'new-password:': [
      { method: 'GET', path: `/api/new-password/${link}` },
      { method: 'POST', path: `/api/new-password/${link}`, body: { password, confirmPassword: password } },
    ],
    'mail:contact:': [{ ...maria, method: 'POST', path: '/api/portal/address', body: { email } }],
    'mail:verification:': [{ ...maria, method: 'POST', path: '/api/own-address/verification' }],
    'verification:': [
      { ...maria, method: 'GET', path: `/api/verify-email/${link}` },
      { ...maria, method: 'POST', path: `/api/verify-email/${link}` },
    ],
    'passkey:': [
      { method: 'POST', path: '/api/sign-in/passkey/begin' },
      { method: 'POST', path: '/api/sign-in/passkey', body: { answer: {} } },
      { ...maria, method: 'POST', path: '/api/account/passkeys', body: { name: 'Phone', answer: {} } },
    ],
    'password:': [
      {
        ...maria,
        method: 'PUT',
        path: '/api/account/password',
        body: {
          currentPassword: password,
          newPassword: 'another-long-one',
          confirmPassword: 'another-long-one',
        },
      },
      { ...maria, method: 'POST', path: '/api/account/second-factor/set-up', body: { password } },
      { ...maria, method: 'POST', path: '/api/account/second-factor/turn-off', body: { password } },
      { ...maria, method: 'POST', path: '/api/account/second-factor/recovery-codes', body: { password } },
      { ...maria, method: 'POST', path: '/api/account/passkeys/begin', body: { password } },
    ],
    'second-factor:': [
      { ...maria, method: 'POST', path: '/api/account/second-factor/confirm', body: { code: '123456' } },
    ],
  },
  errors: {
    'ask_for_verification: nobody is signed in': { statement: 'select app.ask_for_verification()' },
    'choose_new_password: the link is unknown, used or over': {
      statement: "select app.choose_new_password('unknown', 'hash')",
    },
    'prove_own_address: the link is unknown, used or over': {
      ...maria,
      statement: "select app.prove_own_address('unknown')",
    },
    'prove_own_address: nobody is signed in': { statement: proveKnown },
    'prove_own_address: the link is for another account': { ...maria, statement: proveKnown },
  },
}
