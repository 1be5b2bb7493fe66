export const resourcesText = {
  title: 'Resources',
  description:
    'Four plain guides: your first visit with a case manager, what stays private, choosing the next step, and what happens when you call 988 or 211.',
  heading: 'Plain guides for hard weeks.',
  lead: 'Four short guides for people who are looking for help, for their families, and for the teams beside them. Read one in five minutes. Print it, share it, read it out loud.',
  helpTitle: 'If you need someone right now',
  help: [
    {
      title: '988',
      body: 'Call or text, day or night, to talk about a crisis or about feeling very low. Free. For Spanish, press 2.',
      action: 'Call 988',
      href: 'tel:988',
    },
    {
      title: '211',
      body: 'Call for food, a place to stay, bills and rides near you. Free.',
      action: 'Call 211',
      href: 'tel:211',
    },
    { title: '911', body: 'Call if someone is in danger right now.', action: 'Call 911', href: 'tel:911' },
  ],
  guidesTitle: 'The guides',
  guides: [
    {
      slug: 'first-visit',
      title: 'Before your first visit with a case manager',
      summary: 'What to bring, what you may be asked, and what you can ask. It is a talk, not a test.',
      minutes: 4,
    },
    {
      slug: 'what-stays-private',
      title: 'What stays private, and what does not',
      summary: 'Who can see what you tell a care team, and the few times when they must tell someone.',
      minutes: 4,
    },
    {
      slug: 'choosing-the-next-step',
      title: 'When everything needs doing at once',
      summary: 'Rent, food, work, court: four questions that find the one step to begin with.',
      minutes: 4,
    },
    {
      slug: 'help-in-a-crisis',
      title: 'Help in a crisis: when you call 988 or 211',
      summary: 'Who picks up, what they ask, and words to read out loud if none come.',
      minutes: 4,
    },
  ],
  learnMore: 'Learn More',
  kicker: 'Guide',
  minutes: (minutes: number) => `${minutes} minutes to read`,
  otherGuides: 'Read next',
  allGuides: 'All guides',
  portalTitle: 'A place to keep your next step',
  portalBody: 'The patient portal is free. You can write to your care team there and see what comes next.',
  signUp: 'Make your account',
  example: 'See an example portal',
}
