import type { Feature } from '#lib/feature.ts'

export const feature: Feature = {
  about: 'Accounts: signing up, in and out, passwords, second factors, passkeys, proof of an address.',
  erasing: {
    'auth.address_proofs': {
      goes: 'x.email = any ($4) and not exists (select from auth.users u where u.email = x.email)',
    },
    'auth.verifications': { goes: 'x.value = any ($3::text[])' },
  },
}
