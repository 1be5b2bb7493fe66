import { brand } from '#lib/brand.ts'

export const homeText = {
  metaTitle: `${brand.name}: something steady to hold on to`,
  description:
    'Case management for care teams, with a patient portal that is always free. One plan that both sides see, AI drafts that people check, English and Spanish.',
  heroTitle: 'Something steady to hold on to.',
  heroLead: `Getting help is a staircase. ${brand.name} is the rail along it: case management for care teams, and a free portal for the people they help. Both sides see the next step, and nobody gets lost on the way.`,
  heroAction: 'Ask for a demo',
  heroPatient: 'I am a patient',
  heroNote: 'Free for patients. English and Spanish. Open source.',
  journeyLabel: 'An example: three steps of one person, Maya',
  journey: [
    { when: 'Mon, Mar 2', what: 'First talk with Dana' },
    { when: 'Wed, Mar 4', what: 'Housing form sent' },
    { when: 'Today', what: 'Call the clinic' },
  ],
  shownTitle: 'One list for the whole morning',
  shownLead:
    'Who waits for an answer, who asks for a time, whose next step is past or missing. Each line is answered where it stands, by mouse or by keyboard.',
  freeBadge: 'Always free for patients',
  freeTitle: 'Whoever needs help should not pay to ask for it.',
  freeBody:
    'No trial that runs out, no card, nothing to install. It works on the phone you have, and it comes back to where you were.',
  freeAction: 'Make your account',
  freeMore: 'How the portal works',
  problemsTitle: 'Two people, let down by the same software.',
  problemsLead: 'Ask on either side of the desk. The complaints rhyme.',
  problems: [
    {
      side: 'What drowns case managers',
      items: [
        {
          title: 'The session ends, and the note is gone.',
          body: 'An hour of typing counted as doing nothing. The system signed you out and kept not a word.',
        },
        {
          title: 'The quiet ones slip away.',
          body: 'Forty people, five lists and one memory. Who has not been called in three weeks? No screen will say.',
        },
        {
          title: 'The AI wrote what nobody said.',
          body: 'A page of sure-sounding sentences, and no way to see where they came from.',
        },
        {
          title: 'Fine in the boardroom, useless in a hallway.',
          body: 'Bought without asking the people who use it. It wants a big screen, a desk and a day of training.',
        },
      ],
    },
    {
      side: 'What loses patients',
      items: [
        {
          title: 'The story starts over.',
          body: 'A new worker, a new form, and the same painful questions from the first line.',
        },
        {
          title: 'Nobody can say what comes next.',
          body: 'No name, no date, no answer. Waiting feels the same as being forgotten.',
        },
        {
          title: 'A program read along.',
          body: 'Nobody asked first. After that, it is hard to say anything true.',
        },
        {
          title: 'A portal for somebody else’s phone.',
          body: 'In one language, made for a laptop. Miss one bad week, and your streak is back at zero.',
        },
      ],
    },
  ],
  differencesTitle: 'What makes it hold',
  differencesLead: 'Each of these is something to look at, not a line on a slide. Ask us to show it.',
  differences: [
    {
      title: 'Nothing you typed is lost.',
      body: 'Forms, messages and notes save themselves while you write. Signed out, offline or cut off, your words are there when you come back.',
      to: '/product/messaging',
      more: 'Messaging and scheduling',
    },
    {
      title: 'Whoever might be forgotten comes first.',
      body: 'Every patient has an owner and a next step with a date. Whoever has none, or is past it, comes up in one list with who waits for an answer.',
      to: '/product/dashboards',
      more: 'Dashboards',
    },
    {
      title: 'AI drafts. People decide.',
      body: 'What an engine writes is a suggestion, and a person answers for it. The guide is built in and needs no network. Models stay off until your team says yes, and the patient too.',
      to: '/product/ai-copilot',
      more: 'AI Copilot',
    },
    {
      title: 'The database itself says no.',
      body: 'Who may see what is decided below every screen, row by row and field by field. Each look at a record is written down, and the patient can read who looked.',
      to: '/security',
      more: 'Security and trust',
    },
    {
      title: 'Kind on the other side, too.',
      body: 'Plain words in English and Spanish, on an old phone, even without a signal. A streak pauses and never falls to zero. One press leaves the page.',
      to: '/patient-portal',
      more: 'Patient portal',
    },
    {
      title: 'You are free to leave.',
      body: 'Patients download everything about them. Teams read the source and run their own copy, with a database that is theirs.',
      to: '/pricing',
      more: 'Pricing',
    },
  ],
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
      description:
        'A checklist made from the answers, with one clear next step for each thing that is missing.',
    },
    {
      label: 'Walked together',
      description:
        'Messages go both ways the moment they are sent, and both sides see how far they have come.',
    },
  ],
  outcomesTitle: 'The change we build for',
  outcomesNote: `They show what we aim for, not what we have measured. ${brand.name} is young.`,
  outcomeGroups: { team: 'For the team', people: 'For the people in its care', everyone: 'For everyone' },
  closingTitle: 'See it with your own caseload in mind.',
  closingBody: `${brand.demoMinutes} minutes, your questions, no slides. Bring your hardest case. We answer within one business day.`,
  closingAction: 'Ask for a demo',
  closingPricing: 'See the prices',
}
