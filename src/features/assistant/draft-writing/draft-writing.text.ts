/** What the guide writes in a draft for staff. Only staff read it; the letter has words of its own. */
export const draftWritingText = {
  headings: {
    safety: 'Read this first',
    needs: 'In their own words, by need',
    steps: 'Next steps to consider, by need',
    due: 'Waiting or past its date',
    open: 'On the checklist, not looked after yet',
    about: 'Where things stand',
    happened: 'What happened lately',
    said: 'What was said in this contact',
    goals: 'Goals',
    tasks: 'Open tasks',
    appointments: 'Appointments ahead',
    checklist: 'Checklist',
    nextStep: 'Next step',
    review: 'Review',
  },
  safety: (words: string) =>
    `They wrote words that can mean danger: “${words}”. Read them in full and speak with the person before anything else. 988 and 911 answer at any hour.`,
  /** In the specified words (decision 80). */
  noNeeds: 'No specific needs documented yet',
  need: (name: string, quote: string, where: string) => `${name}: “${quote}” (${where})`,
  step: (name: string, step: string) => `${name}: ${step}`,
  inNotes: 'their additional notes',
  inAnswer: (title: string) => `their answer to “${title}”`,
  history: (status: string, since: string) => `Status: ${status}. In the record since ${since}.`,
  statuses: { active: 'active', inactive: 'inactive' },
  counted: (completed: number, total: number) => `${completed} of ${total} checklist items completed`,
  noChecklist: 'There is no checklist yet.',
  onDay: (title: string, day: string) => `${title} (${day})`,
  due: (title: string, day: string) => `${title} (due ${day})`,
  noDay: (title: string) => `${title} (day still open)`,
  overdue: (title: string, day: string) => `${title} (was due ${day})`,
  target: (title: string, day: string) => `${title} (target ${day})`,
  nobodyPlanned: 'No next step has a date yet. Agree on one.',
  nextStepPast: (title: string, day: string) =>
    `Next step “${title}” was due ${day}. Settle it or set a new one.`,
  task: (title: string) => `Task: ${title}`,
  none: {
    goals: 'No goal has been set yet.',
    tasks: 'No task is open.',
    appointments: 'No appointment is agreed.',
    happened: 'Nothing was recorded in the last 30 days.',
  },
  said: '[Add what was said, in your own words]',
  review:
    'Go through this plan with the person before you sign it, and set the day when you look at it again together.',
  appointment: 'Appointment',
  appointments: { completed: 'Appointment kept', missed: 'Appointment missed' },
  taskDone: (title: string) => `Task completed: ${title}`,
  goalReached: (title: string) => `Goal reached: ${title}`,
  formIn: (title: string) => `Form handed in: ${title}`,
  needs: {
    safety: {
      name: 'Safety',
      step: 'Ask in private whether they are safe today and how it is safe to reach them. Offer the hotline 1-800-799-7233.',
    },
    no_home: {
      name: 'No place to stay',
      step: 'Call 211 together today for a bed or a room, and ask who is with them and what has to come along.',
    },
    housing: {
      name: 'Housing',
      step: 'Ask how long they can stay where they are, and call 211 together about shelter, rent help or legal aid.',
    },
    utilities: {
      name: 'Lights, water, heat',
      step: 'Call the company with them about a payment plan, and check LIHEAP and hardship funds through 211.',
    },
    food: { name: 'Food', step: 'Look up the nearest pantry with them, and start a SNAP application.' },
    pregnancy: {
      name: 'Pregnancy',
      step: 'Ask whether they have a prenatal visit, and book one with them; call WIC with them too.',
    },
    medication: {
      name: 'Medicine',
      step: 'Ask which medicine runs out when, and call the pharmacy about a refill or a lower price.',
    },
    health: {
      name: 'Health',
      step: 'Book a visit at a community health center, with an interpreter or a ride if needed.',
    },
    mental_health: {
      name: 'Someone to talk to',
      step: 'Ask whether they want a counselor, and offer a first visit. Say that 988 answers at any hour.',
    },
    substance_use: {
      name: 'Alcohol or drugs',
      step: 'Ask what kind of help they want, if any, and offer to call 1-800-662-4357 together.',
    },
    money: {
      name: 'Money',
      step: 'List with them what is due first, and check benefits and hardship funds through 211.',
    },
    legal: {
      name: 'Legal help',
      step: 'Note every date on their letters, and refer them to a free legal aid office.',
    },
    childcare: {
      name: 'Child care',
      step: 'Check child care subsidies, and look for open places near home or work.',
    },
    family: {
      name: 'Family',
      step: 'Ask whom they would like to reach or support, and what help they want with it.',
    },
    documents: {
      name: 'ID and papers',
      step: 'List which papers are missing, and order the first one with them.',
    },
    transport: {
      name: 'Rides',
      step: 'Check whether the clinic or health plan gives rides, and ask about bus passes.',
    },
    work: { name: 'Work', step: 'Offer a visit to the nearest American Job Center, and help with a resume.' },
    learning: {
      name: 'Classes',
      step: 'Ask what they want to learn, and find a free course at the library or a college.',
    },
    language: {
      name: 'Language',
      step: 'Note the language they want in the record, and book an interpreter each time.',
    },
    digital: {
      name: 'Phone and internet',
      step: 'Check Lifeline for a lower bill, and where they can get online nearby.',
    },
    loneliness: {
      name: 'Company',
      step: 'Ask what they enjoy, and name one group or place near them to try this week.',
    },
  },
}
