import { brand } from '#lib/brand.ts'

export const workforceText = {
  title: 'Workforce and reentry',
  description: `${brand.name} for workforce and reentry programs: small dated steps from release or layoff to a first shift, and progress that never falls to zero.`,
  heading: 'An ID, a ride, a phone number, a first shift.',
  lead: 'The way to steady work is a row of small doors, and each is locked by the one before it. No ID, no bank. No bank, no direct deposit. What helps is knowing which door is next.',
  demo: 'Ask for a demo',
  portal: 'How the portal works',
  doors: ['ID and papers', 'A phone that works', 'A ride', 'A résumé', 'An interview', 'The first shift'],
  doorsLabel: 'Six doors on the way to work. Two are open, and the third is next.',
  monthTitle: 'The first thirty days',
  monthLead: 'Marcus came home on a Thursday with forty dollars and a list of things he must not miss.',
  month: [
    {
      when: 'Day 1',
      title: 'Someone writes back',
      body: 'He makes an account at the library. The first talk takes ten minutes and asks nothing about what he did. He can skip what he likes.',
      where: 'Patient portal, “Getting Started”',
    },
    {
      when: 'Day 3',
      title: 'Six doors, in order',
      body: 'His checklist has eight parts of life and one plain next step for each open item. His case manager sets two tasks with a day on them: birth record, then state ID.',
      where: 'Checklist and Tasks',
    },
    {
      when: 'Day 9',
      title: 'A bad week',
      body: 'No bus money, a cousin’s couch, no check-in for six days. Nothing turned red. His streak is paused, not lost, and the page says it is good to see him.',
      where: 'Patient portal, “Dashboard”',
    },
    {
      when: 'Day 16',
      title: 'The question that used to cost a morning',
      body: '“Can I get a letter for the employer?” He asks between two trains. The answer is there when he gets off.',
      where: 'Messages',
    },
    {
      when: 'Day 30',
      title: 'The first shift',
      body: 'He marks his own goal done: “Four weeks of work in a row” is next. It is his goal, in his words, and only he can delete it.',
      where: 'My Profile, “Your Goals & Progress”',
    },
  ],
  kindTitle: 'Progress that does not punish',
  kindBody:
    'A counter that falls to zero tells a person, on their worst day, that all of it was for nothing. So ours does not do that. A missed day is a pause. Coming back is welcomed. Nobody is ranked, and no reminder carries blame.',
  kindLabel: 'Fourteen days of check-ins. Three missed days are a pause, and the count goes on after them.',
  kindDays: 'Days you checked in',
  kindPause: 'A pause. The count waited for you.',
  answersTitle: 'What holds people up',
  answers: [
    {
      problem: 'Everything is due at the same time',
      answer:
        'Supervision, court, classes, treatment, work search. Each task carries a day and a priority, so what cannot wait can be seen. Visits can be asked for and answered in the same place.',
    },
    {
      problem: 'New phone, new number, third one this year',
      answer:
        'The portal is a web address, not an app on a lost phone. The person signs in on another one and is where they were. What was kept offline is there only on a device they called their own.',
    },
    {
      problem: '“I did everything on the list. Nobody saw it.”',
      answer:
        'When a task is marked complete, the case manager is told, and the day is kept. Both see the same list.',
    },
    {
      problem: 'Ninety people on one caseload',
      answer:
        'Search by name, sort by who needs attention or by lowest completion. Who waits, who is past due and who has no next step each have a view, so a quiet person is not a forgotten one.',
    },
  ],
  rulesTitle: 'The rules of your field',
  rules: [
    {
      name: 'WIOA',
      asks: 'Six measures: work in the second and the fourth quarter after exit, median earnings, credentials, measurable skill gains, and how well employers are served.',
      here: `${brand.name} computes none of them; wage records are not here. It holds what comes before: tasks, goals and steps, with the day each was done.`,
      yours: 'Entry into your state’s system, documents that prove a gain, and follow-up after exit.',
    },
    {
      name: 'Supervision and courts',
      asks: 'Programs are often asked for attendance or progress by a probation or parole officer, or by a court.',
      here: 'There is no view for an officer or a court, and nothing is reported to either by itself. A person can download their own record and decide whom to show it to.',
      yours: 'Written consent before you share, and what you agreed on with the people you serve.',
    },
    {
      name: '42 CFR Part 2',
      asks: 'If your program offers treatment for substance use and has federal help, its records have stronger protection, also against use in court.',
      here: 'Records stay inside your organization, and a case manager sees only their own caseload.',
      yours: 'Consents and notices: they are not recorded here yet.',
    },
  ],
  partsLead: 'For programs that count in first shifts.',
  parts: [
    { to: '/product/assessments', why: 'Goals in the person’s own words, beside the ones you agree on.' },
    { to: '/product/messaging', why: 'Short questions, answered between two buses. Free.' },
    { to: '/product/dashboards', why: 'Who needs a hand today, and how far each checklist is.' },
  ],
  closingTitle: 'Which door is next?',
  closingBody: `Show us your program’s first thirty days. In ${brand.demoMinutes} minutes we show you how they would look here.`,
}
