import type { Feature } from '#lib/feature.ts'

export const feature: Feature = {
  about: 'Accounts: signing up, in and out, passwords, second factors, passkeys, proof of an address.',
}
