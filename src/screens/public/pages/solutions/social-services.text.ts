import { brand } from '#lib/brand.ts'

export const socialServicesText = {
  title: 'Social services and nonprofits',
  description: `${brand.name} for social service agencies and nonprofits: a family tells its story once, holds one plain list, and nobody drops off the caseload.`,
  heading: 'Five needs, ten offices, one story told ten times.',
  lead: 'Rent, food, a lost ID, a school that keeps calling, a court date. People come with all of it at once. Every form asks again, and every time it costs something to answer.',
  demo: 'Ask for a demo',
  example: 'See an example portal',
  picture: {
    label: 'A family’s checklist in the portal: four of eight parts of life, each with one next step.',
    title: 'Your checklist',
    note: '3 of 8',
    rows: [
      { name: 'Have a safe place to sleep', step: 'Done last Thursday', isDone: true },
      { name: 'Have enough to eat', step: 'Done on Monday', isDone: true },
      {
        name: 'Have your ID and papers',
        step: 'Next step: take your birth record to the DMV',
        isDone: false,
      },
      {
        name: 'Keep up with rent, lights and water',
        step: 'Next step: call 211 and ask for rent funds',
        isDone: false,
      },
    ],
  },
  weekTitle: 'One week, seen from the kitchen table',
  weekLead: 'Delia has two children, a phone with a cracked screen, and a motel room until Friday.',
  week: [
    {
      label: 'Monday',
      description:
        'She signs up on her phone. No app, no card. The first talk asks one thing at a time, and “skip” is an answer.',
    },
    {
      label: 'Tuesday',
      description:
        'Her list is there: one plain next step for each part of her life. She ticks the one that is settled.',
    },
    {
      label: 'Wednesday',
      description:
        'She writes: “The motel is only paid until Friday.” Her case manager sees it while he has another call on the line.',
    },
    {
      label: 'Thursday',
      description:
        'A task comes back to her with a date: bring two pay slips by noon. She does it and taps Mark Complete. He is told.',
    },
    {
      label: 'Friday',
      description:
        'A room for the weekend. On his screen, her next step is “Call the housing office Monday”. It will not slip.',
    },
  ],
  answersTitle: 'What wears a team down',
  answers: [
    {
      problem: 'The intake that hurts',
      answer:
        'Long forms with questions nobody needs make people leave before they are helped. Here the first talk is short, each question can be skipped, and an answer that was given is not asked for again.',
    },
    {
      problem: '“Where am I on the list?”',
      answer:
        'We cannot see a housing list either, and we will not pretend to. But a person can see what was done, what comes next and by when, and can ask a human being who answers in the same place.',
    },
    {
      problem: 'The person nobody has called since June',
      answer:
        'Every active patient has a next step with a date, or stands in the list because there is none, as does whoever has been quiet for as many days as you say. It is the first thing on the case manager’s screen, not a report at the end of the quarter.',
    },
    {
      problem: 'Someone leaves, and forty stories leave with them',
      answer:
        'An administrator hands one patient over, or a whole caseload in one reviewed step, to one colleague or to several. The messages go along with their history, and the first one’s access ends at once.',
    },
  ],
  safeTitle: 'Made for a home that is not safe',
  safeLead:
    'A phone may be shared. Somebody may be reading along. So the portal was drawn with that in mind.',
  safe: [
    {
      title: 'Quick exit',
      body: 'One press, or Escape twice, leaves for a neutral page and ends the session on that device.',
    },
    {
      title: 'Nothing to read over a shoulder',
      body: 'Page titles and mails do not say what this is about.',
    },
    {
      title: 'Safe ways to reach you',
      body: 'A person says which ways and hours are safe. Every mail obeys it.',
    },
    {
      title: 'A notebook nobody else reads',
      body: 'Private notes are closed to staff, to administrators and to every assistant.',
    },
  ],
  rulesTitle: 'The rules of your field',
  rulesLead: 'What funders and the law ask, and where we stop.',
  rules: [
    {
      name: 'HMIS and HUD',
      asks: 'Projects with HUD homeless funds record each client in their community’s HMIS, by the HMIS Data Standards, and report from there.',
      here: `${brand.name} is not an HMIS. It does not read or write one and computes no HUD measures. It holds the daily work that an HMIS was not made for.`,
      yours: 'Entry into your HMIS, its privacy notice, and its data quality.',
    },
    {
      name: 'Victim services (VAWA)',
      asks: 'Providers who serve survivors may not put identifying details into HMIS, and may not share them without the survivor’s written, time-limited consent.',
      here: 'No record leaves your organization through the product. Whoever looks at a record is written down, and the survivor can see it.',
      yours:
        'Releases of information, and a word with your funder on whether this fits as a place for your records.',
    },
    {
      name: 'Grants and reports',
      asks: 'Funders ask who was served, what changed, and how you know.',
      here: 'Steps, tasks, goals and checklist items carry dates and who completed them. Progress reports count them for a caseload, a tag or the whole organization, with charts, as JSON and CSV.',
      yours: 'The figures you report today, from the system you report them from.',
    },
  ],
  partsLead: 'What a small team can start with on a Monday.',
  parts: [
    {
      to: '/product/case-files',
      why: 'One page for each person, and a next step that comes back by itself.',
    },
    {
      to: '/product/messaging',
      why: 'One place for the questions that now come by text, voice mail and sticky note.',
    },
    {
      to: '/product/assessments',
      why: 'Forms that wait for whoever needs a break, and goals in the person’s own words.',
    },
  ],
  closingTitle: 'Let them tell it once.',
  closingBody: `${brand.demoMinutes} minutes with your own intake form in hand. We answer within one business day.`,
}
