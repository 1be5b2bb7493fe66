import { brand } from '#lib/brand.ts'

export const aiCopilotText = {
  title: 'AI Copilot',
  description: `${brand.name}’s assistant listens, suggests a plain first step from a reviewed library, and never acts without a person. Help comes first in a crisis.`,
  heading: 'It suggests. A\u00a0person decides.',
  lead: 'An assistant in this work must be right about small things and silent about large ones. Ours answers from a library that anybody can read, shows its source, and puts a crisis line before its own words.',
  demo: 'Ask for a demo',
  security: 'How AI is governed',
  picture: {
    label: 'The box “What are your needs?” in the portal, what a patient wrote, and the first steps she got.',
    title: 'What are your needs?',
    wrote: 'I am behind on rent and I need a ride on Friday.',
    heard: ['Housing', 'A ride'],
    answerTitle: 'AI Support Response',
    steps: [
      'For the rent, call 211 today and ask for rent help. If you got a court or eviction paper, show it to free legal aid right away.',
      'For rides, call the number on your health card and ask for a ride to your visit. Ask us about a bus pass.',
    ],
    source: 'Written by the built-in guide from a fixed library of texts.',
  },
  flowTitle: 'What happens between a sentence and an answer',
  flow: [
    {
      label: 'Safety looks first',
      description:
        'Words of danger are recognized in English and Spanish by the program itself, even without a connection. 988 and 911 are on the screen before anything else.',
    },
    {
      label: 'The guide listens',
      description:
        'It finds needs in the person’s own words: rent, food, a ride, papers. “I am not hungry” is not hunger.',
    },
    {
      label: 'It picks from the library',
      description:
        'Short first steps, written for sixth-grade readers. The same words get the same answer every time.',
    },
    {
      label: 'A person takes over',
      description:
        'The words are kept where the care team can read them. The case manager goes on from there.',
    },
  ],
  todayTitle: 'What it does today',
  today: [
    {
      title: 'The first talk',
      body: 'One question at a time, from your own checklist. Skip any, stop any time, and go on from another phone. It says that it is a program and not a person.',
      where: 'Patient portal, “Getting Started”',
    },
    {
      title: 'A checklist that fits',
      body: 'One next step for each item, chosen by what the person told. Patient and case manager see the same step.',
      where: 'Checklist',
    },
    {
      title: 'First steps for a need',
      body: 'A patient writes what is wrong in their own words and gets up to three first steps. The words are kept for the care team.',
      where: 'Patient portal, “What are your needs?”',
    },
    {
      title: 'An alert that cannot be missed',
      body: 'Words of self-harm, abuse, harm to others or an emergency alert the case manager at once. It stays, and climbs, until somebody writes what was done.',
      where: 'Overview, “Safety alerts”',
    },
    {
      title: 'Drafts for staff',
      body: 'Next steps, a note, a care plan or a letter. Each line shows the records it stands on; what they do not say is marked, and has to go before a person accepts the draft.',
      where: 'A patient’s page, “Suggestions and drafts”',
    },
    {
      title: 'What a model was sent',
      body: 'Where you connect a language model, administrators read what it was asked about whom, word for word, for 90 days.',
      where: 'Administration, “Settings”',
    },
  ],
  switchTitle: 'No text leaves the server',
  switchBody:
    'The guide is part of the program. It needs no network, no key and no company that sells models. What patients write is read where it is kept. Only where an organization connects a model of its own, and the patient says yes, are words sent to it, without names, e-mails, phones and ids. Administrators switch models, or every engine, off in the settings.',
  never: [
    'It does not diagnose, treat or give therapy.',
    'It does not judge anybody’s mood or state of mind.',
    'It makes no decision about a person: not about help, nor a place, nor an end.',
    'It does not read a patient’s private notebook for staff.',
    'It does not write to anybody in your name.',
  ],
  later: [
    'Words of a language model in the portal. What patients read there comes from the guide’s reviewed library. Only a letter may be worded by a model: where the organization allows it, the patient said yes, and somebody of the team has read it.',
  ],
  whoLead: 'The guide for patients is free. Suggestions and drafts for staff are Premium.',
  uses: [
    {
      who: 'Patients',
      does: 'The first talk, the checklist, first steps for a need, a kind word a day. Free, in English and Spanish.',
    },
    {
      who: 'Case managers',
      does: 'Read what was told and suggested, ask for drafts, and see safety alerts about their own patients.',
    },
    { who: 'Specialists', does: 'Read the same for the patients assigned to them.' },
    {
      who: 'Administrators',
      does: 'See alerts across the organization, and whether somebody has answered them.',
    },
  ],
  closingTitle: 'Bring a sentence that would scare you.',
  closingBody: 'Type it into the demo, in English or Spanish, and see what comes first.',
}
