export const copilotDemoText = {
  title: 'From a hard morning to a plan',
  lead: 'Maya and Dana are made up. The way it goes is not: a worry becomes a plan, and a person decides at every turn.',
  stepsLabel: 'The four steps of the example',
  pause: 'Pause',
  play: 'Play',
  steps: [
    {
      label: 'Maya writes',
      title: 'It starts in her own words.',
      body: 'No box to fit into. Words of danger are caught before anything else reads them: she would see at once how to reach 988 and 911.',
    },
    {
      label: 'The assistant drafts',
      title: 'The draft shows its work.',
      body: 'It names each need and the words it heard it in. It is marked as a draft, and it is no part of her record.',
    },
    {
      label: 'Dana decides',
      title: 'A person has the last word.',
      body: 'Dana reads the draft, changes what she would say differently, and accepts it or discards it. The record keeps who decided, and when.',
    },
    {
      label: 'A plan stands',
      title: 'Every step has a name and a day.',
      body: 'Maya reads it on her phone, in her language. Dana sees what comes next for everyone in her care.',
    },
  ],
  writing: {
    question: 'What do you need today?',
    words: 'They cut my hours, so I am short on rent this month. And my inhaler is almost empty.',
    sent: 'Maya, 8:14 AM',
  },
  draft: {
    badge: 'Draft',
    title: 'What the assistant heard',
    heard: [
      { need: 'Housing', words: 'short on rent' },
      { need: 'Medicine', words: 'my inhaler is almost empty' },
      { need: 'Work', words: 'cut my hours' },
    ],
    source: 'Drawn from what Maya wrote at 8:14 AM. By the built-in guide: no text left the server.',
  },
  decision: {
    title: 'Suggested first steps',
    accepted: 'Accepted',
    changed: 'Changed',
    leftOut: 'Left out for now',
    refill: 'Ask the pharmacy for a few days of refill.',
    rentBefore: 'Call 211 about help with rent.',
    rentAfter: 'Fill in the rent-help form together.',
    work: 'Visit the job center.',
    decided: 'Dana decided, 8:31 AM',
  },
  plan: {
    title: 'Maya’s plan',
    steps: [
      { what: 'Call the pharmacy', who: 'Maya · today' },
      { what: 'Fill in the rent-help form', who: 'Maya and Dana · Wed, Mar 4' },
      { what: 'Talk on the phone', who: 'Maya and Dana · Tue, Mar 10, 2:30 PM' },
    ],
  },
}
