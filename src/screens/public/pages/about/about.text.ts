import { brand } from '#lib/brand.ts'

export const aboutText = {
  title: `About us: why ${brand.name} exists`,
  description: `${brand.name} is made for two people: one who asks for help and one who gives it. Why we build it, what we will never do, and where we stand today.`,
  heading: 'A handrail does not climb the stairs for you.',
  lead: 'It is there when you reach for it. That is the help we build.',
  why: [
    'People get lost between the very offices that are there to help them. They tell the hardest part of their life to one stranger after another. They wait, and nobody can tell them for what, or how long.',
    'The people whose work it is to help are lost too. They spend their evenings feeding software that forgets what they typed and shows them everything except who needs a call today.',
    'We think these are one failure, seen from two sides. Both sides need the same thing: one line to hold on to, where each step is clear, somebody’s name is on it, and nothing that was said has to be said again.',
  ],
  judgesTitle: 'Two people decide every screen',
  judges: [
    {
      who: 'The one who climbs',
      body: 'On a cracked phone with a slow connection, after a bad week. Reads English or Spanish, if the words are plain. Has been asked too much, and told too little.',
      rule: 'It must be calm.',
    },
    {
      who: 'The one who walks along',
      body: 'Forty people in their care, six minutes before the next visit, and a keyboard. Did not come into this work to fill in fields.',
      rule: 'It must be quick.',
    },
  ],
  judgesEnd: 'If it is not right for both of them, it is not done.',
  neverTitle: 'What we will not do',
  never: [
    { title: 'Charge a patient.', body: 'Not for the portal, not for messages, not for anything in it.' },
    {
      title: 'Let a machine decide about a person.',
      body: 'AI may draft. A person reads, changes and answers for it.',
    },
    {
      title: 'Read along in secret.',
      body: 'No model reads a patient’s words without their yes. A look at a record is written down, and the patient can see it.',
    },
    { title: 'Score or shame anyone.', body: 'No ranking of people. A bad week sets nothing back to zero.' },
    {
      title: 'Lock you in.',
      body: 'The source is open, and your own copy, with a database that is yours, is two commands away.',
    },
    {
      title: 'Invent proof.',
      body: 'You will find no made-up customers here. Where a figure is illustrative, it says so beside it.',
    },
  ],
  todayTitle: 'Where we stand',
  today: [
    `${brand.name} is young. It is open source under the Apache License 2.0: anyone can read how it works, try it with made-up people, and run their own copy.`,
    'It is designed for the rules of the field: HIPAA, 42 CFR Part 2, FERPA and GDPR shaped how records, access and deletion work. No certificate hangs on our wall, and we will not pretend that one does.',
  ],
  reachTitle: 'Reach us',
  closingTitle: 'Tell us what your software gets wrong.',
  closingBody: 'That is where we start. A person reads what you write, and a person answers.',
}
