import type { Feature } from '#lib/feature.ts'

export const feature: Feature = {
  about: 'What visitors send from the demo and the contact page.',
  erasing: {
    // What they sent from the public pages under the address that they proved to be theirs.
    inquiries: { goes: 'lower(btrim(x.email)) = any ($5)' },
  },
}
