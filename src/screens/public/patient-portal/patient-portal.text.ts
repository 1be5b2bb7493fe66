import { brand } from '#lib/brand.ts'

export const patientPortalText = {
  title: 'Patient portal',
  description: 'Your care team, your plan and your next step in one place. Always free for patients.',
  badge: 'Always free for patients',
  heading: 'Your plan, your people, one place.',
  lead: `${brand.name} helps you and your case manager stay in step. You see what comes next, and you can write to a real person.`,
  signUp: 'Make your account',
  login: 'Log in',
  example: 'See an example first',
  giftsTitle: 'What you find inside',
  gifts: [
    { title: 'A first talk', body: 'Answer a few questions in your own words. One at a time, and no hurry.' },
    { title: 'Your own list', body: 'Small steps made from your answers, so you know what to do next.' },
    { title: 'Your case manager', body: 'Write to them here. You see their answer as soon as they send it.' },
    { title: 'Your goals', body: 'Set your own goals, mark what is done, and see how far you have come.' },
  ],
  stepsTitle: 'How it starts',
  steps: [
    { label: 'Make your account', description: 'Your name, e-mail and phone. It takes two minutes.' },
    { label: 'Have the first talk', description: 'Skip what you do not want to say. Come back any time.' },
    {
      label: 'Get your list',
      description: 'Your next steps are there, and your case manager can see them too.',
    },
  ],
  careTitle: 'Made to be safe',
  care: [
    'Only you and your care team can see your record. You can see who opened it.',
    'Page titles and e-mails do not say what this is about.',
    'In an emergency call 911. To talk to someone at any hour, call or text 988.',
  ],
  closingTitle: 'Ready when you are.',
  closingBody: 'You do not need a referral or a card. You need a name and two minutes.',
}
