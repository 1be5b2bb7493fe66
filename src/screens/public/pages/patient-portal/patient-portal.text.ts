import { brand } from '#lib/brand.ts'

export const patientPortalText = {
  title: 'Your own page: free and private',
  description:
    'See your next step, write to your case manager, ask for appointments. Free for patients, safe to use at home, in English and Spanish. No app needed.',
  badge: 'Always free for patients',
  heading: 'Your plan, your people, one place.',
  lead: `${brand.name} helps you and your case manager stay in step. You see what comes next, and you can write to a real person.`,
  signUp: 'Make your account',
  login: 'Log in',
  example: 'See an example first',
  pictureLabel: 'An example: what Maya sees on her phone',
  picture: {
    hello: 'Hello, Maya',
    nextStep: 'Your next step',
    step: 'Call the clinic',
    stepWhen: 'Today',
    sender: 'Dana, your case manager',
    message: 'Your rent form is in. Nothing for you to do until they answer.',
    appointment: 'Phone call with Dana',
    appointmentWhen: 'Tue, Mar 10, 2:30 PM',
  },
  giftsTitle: 'What you can do here',
  gifts: [
    {
      title: 'See your next step',
      body: 'You answer a few questions. You get small steps that fit your answers.',
    },
    {
      title: 'Write to a real person',
      body: 'Message your case manager. You see the answer as soon as it is sent.',
    },
    {
      title: 'Ask for an appointment',
      body: 'Pick a day and a time. Your case manager says yes or offers another time.',
    },
    { title: 'Fill in forms in peace', body: 'One question at a time. It saves as you go.' },
    { title: 'Set your own goals', body: 'In your own words. Check off what you did.' },
    { title: 'Keep a private notebook', body: 'For thoughts that are only yours.' },
  ],
  worriesTitle: 'What people worry about first',
  worries: [
    {
      question: 'Does it cost anything?',
      answer: 'No. Not now and not later. Nobody will ask you for a card.',
    },
    {
      question: 'What if someone at home must not see this?',
      answer:
        'Every patient page has a quick exit. Press it once, or press Escape twice: you are logged out and on a plain page, and Back does not lead here. Page titles and e-mails do not say what this is about. You choose how and when your care team may reach you.',
    },
    {
      question: 'Does a computer decide about me?',
      answer:
        'No. People decide. A built-in helper suggests small steps from a list that people wrote. No AI model reads your words unless you say yes, and if you say no, you lose nothing.',
    },
    {
      question: 'What if I do not want to answer?',
      answer: 'Then skip it. You can skip any question in the first talk, and you can stop and come back.',
    },
    {
      question: 'What if I have a bad week?',
      answer: 'Your place is kept. Nothing goes back to zero. When you come back, you are welcome.',
    },
    {
      question: 'Can I leave and take my things with me?',
      answer:
        'Yes. You can download all that is kept about you at any time. You can also ask, under My Profile, to have it erased.',
    },
  ],
  urgentTitle: 'If you need help right now',
  urgentBody: 'Messages here are not watched day and night.',
  urgentWays: [
    { label: 'Call 911', href: 'tel:911', about: 'if someone is in danger' },
    { label: 'Call 988', href: 'tel:988', about: 'to talk to someone at any hour' },
    { label: 'Text 988', href: 'sms:988', about: 'if you would rather write' },
  ],
  readersTitle: 'Who can read what',
  readers: [
    { what: 'Your profile, goals, plan and forms', who: 'You and your care team' },
    {
      what: 'Your messages',
      who: 'You and the people named above the conversation. The head of your care team can, too. If you get a new case manager, they can read what came before.',
    },
    { what: 'Your private notebook', who: 'Only you' },
    { what: 'The list of who opened your record', who: 'You. It is under My Profile.' },
    { what: 'Anything of yours, by other patients', who: 'Nobody' },
  ],
  stepsTitle: 'How to join',
  steps: [
    {
      label: 'Make your account',
      description: 'Your name, e-mail, phone and a password. It takes two minutes.',
    },
    { label: 'Have the first talk', description: 'Short questions, one at a time. Skip what you want.' },
    { label: 'Get your list', description: 'Your next steps are there. Your case manager sees them too.' },
  ],
  invitedTitle: 'Is your care team expecting you?',
  invited:
    'If they sent you a link, open it: your record is waiting there. If not, sign up with the e-mail they have for you, and confirm it when we ask.',
  needsTitle: 'What you need',
  needs: ['A phone, tablet or computer. One at the library is fine.', 'An e-mail address and a phone number'],
  needsNotTitle: 'What you do not need',
  needsNot: ['An app', 'A bank card', 'An insurance card', 'A letter from a doctor'],
  closingTitle: 'Ready when you are.',
  closingBody: 'A name, an e-mail and two minutes. You can look around first.',
}
