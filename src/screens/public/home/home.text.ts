import { brand } from '#lib/brand.ts'

export const homeText = {
  metaTitle: `${brand.name}: something steady to hold on to`,
  description:
    'Case management for care and social-service teams, with a patient portal that is always free. In English and Spanish.',
  heroTitle: 'Something steady to hold on to.',
  heroLead: `Getting help is a staircase. ${brand.name} is the rail along it: people always know the next step, and the team beside them keeps hold of every one.`,
  heroAction: 'Ask for a demo',
  heroPatient: 'I am a patient',
  heroNote: 'Free for patients. English and Spanish.',
  journeyLabel: 'An example: three steps of one person, Maya',
  journey: [
    { when: 'Mon, Mar 2', what: 'First talk with Dana' },
    { when: 'Wed, Mar 4', what: 'Housing form sent' },
    { when: 'Today', what: 'Call the clinic' },
  ],
  freeBadge: 'Always free for patients',
  freeTitle: 'Whoever needs help should not pay to ask for it.',
  freeBody:
    'No trial that runs out, no card, nothing to install. It works on the phone you have, and it comes back to where you were.',
  freeAction: 'Make your account',
  freeMore: 'How the portal works',
  howTitle: 'Four steps, one line',
  howLead: 'From the first hello to a goal reached, nobody has to start over.',
  how: [
    {
      label: 'Someone reaches out',
      description: 'A patient signs up, or a case manager writes them down. It takes two minutes either way.',
    },
    {
      label: 'A calm first talk',
      description: 'One question at a time, in plain words. Stop any time; it remembers where you were.',
    },
    {
      label: 'A plan to hold on to',
      description: 'A checklist made from the answers. Every step says what, who and by when.',
    },
    {
      label: 'Walked together',
      description: 'Messages go both ways the moment they are sent, and progress is there for both to see.',
    },
  ],
  closingTitle: 'See it with your own caseload in mind.',
  closingBody: `${brand.demoMinutes} minutes, your questions, no slides. We answer within one business day.`,
  closingAction: 'Ask for a demo',
  closingPricing: 'See the prices',
}
