import { brand } from '#lib/brand.ts'

export const demoText = {
  title: 'Ask for a demo',
  description: `Thirty minutes with ${brand.name} and someone who knows it.`,
  lead: `Thirty minutes, your questions, and ${brand.name} as your team would use it. We answer within one business day.`,
  points: [
    { title: 'Tell us who you are', body: 'Your organization, its field, and how many of you there are.' },
    { title: 'Tell us what you do', body: 'Intake, case management, outcomes, grants, working together.' },
    { title: 'Tell us how to reach you', body: 'A name and an e-mail. A phone number only if you like.' },
  ],
  note: 'The form for this will stand here. Until then, put those three things in an e-mail to us; it reaches the same people.',
}
