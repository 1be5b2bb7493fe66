import { brand } from '#lib/brand.ts'

export const demoText = {
  title: 'Ask for a demo',
  description: `${brand.demoMinutes} minutes with ${brand.name} and someone who knows it: your questions, your programs, no slides. We answer within one business day.`,
  heading: `See ${brand.name} the way your team would use it.`,
  lead: `${brand.demoMinutes} minutes with someone who knows it well, and time for every question. Tell us a little about your team first.`,
  nextTitle: 'What happens next',
  next: [
    {
      title: 'We write to you',
      body: 'A person reads your request and answers within one business day, with times to choose from.',
    },
    {
      title: 'You pick a time',
      body: `The call takes ${brand.demoMinutes} minutes. Bring whoever should see it: the more seats around the table, the better the questions.`,
    },
    {
      title: 'You look over a shoulder',
      body: 'A caseload, one patient’s page, and the portal that patients use, with people we made up. Stop us at any point.',
    },
  ],
  aloneBefore: 'Would you rather look around alone first? The ',
  aloneLink: 'example portal',
  aloneAfter: ' is open to everyone.',
  privacy: `Only the people who run ${brand.name} read what you send here.`,
  received: {
    title: 'Demo Request Received!',
    lead: "Thanks! We'll reach out within one business day to schedule your personalized demo.",
    progressLabel: 'What happens next',
    steps: ['Your request is here', 'We write to you', 'We talk'],
    hint: 'Nothing in your inbox by then? Look in the folder for unwanted mail, or write to us.',
    action: 'See an example portal',
    second: 'Return to Home',
  },
}
