import { brand } from '#lib/brand.ts'

export const termsText = {
  title: 'Terms of Service',
  description: `What you can expect of ${brand.name}, and what ${brand.name} expects of you.`,
  lead: `Last changed: November 21, 2026. In short: be honest, be kind, and do not use ${brand.name} in place of emergency help.`,
  points: [
    {
      title: `What ${brand.name} is`,
      body: 'A tool that helps people and care teams stay organized. It gives no medical, legal or clinical advice.',
    },
    {
      title: 'In an emergency',
      body: 'Call 911, or call or text 988. Messages here may wait until somebody is at work.',
    },
    {
      title: 'Your account',
      body: 'Keep your password to yourself. Open one account for yourself, not one for others.',
    },
    {
      title: 'What costs money',
      body: 'Patients never pay. Care teams pay for Premium only after they choose it.',
    },
    { title: 'If we part', body: 'You can stop at any time and take your data with you.' },
  ],
  note: 'Something unclear? Write to us before you agree to it.',
}
