import { brand } from '#lib/brand.ts'

export const privacyText = {
  title: 'Privacy Policy',
  description: `What ${brand.name} keeps about you, who sees it, and what you can ask for.`,
  lead: 'Last changed: November 21, 2026. In short: your record is yours, only your care team reads it, and nothing is sold.',
  points: [
    {
      title: 'What we keep',
      body: 'What you write, what your care team writes about your care, and when you signed in. Nothing else.',
    },
    {
      title: 'Who sees it',
      body: 'You, your case manager, your specialist if you have one, and your organization’s administrator. Your private notebook is seen by you alone.',
    },
    { title: 'What we never do', body: 'We do not sell data, show ads, or follow you to other sites.' },
    {
      title: 'AI and your words',
      body: 'You are asked once before any model reads your words. You can say no, or take a yes back, and lose nothing.',
    },
    {
      title: 'What you can ask for',
      body: 'A copy of everything held about you, a list of who opened your record, a correction, or having it erased.',
    },
  ],
  note: 'Questions about your privacy? Write to us; a person answers.',
}
