/** The words of the portal's first card, and of what is new (English). */
export const yourNextStepText = {
  title: 'Your next step',
  loading: 'Looking at what comes next …',
  after: (what: string) => `Then: ${what}`,
  /** After words of danger. It names neither them nor what it is about. */
  help: {
    title: 'Someone is there for you today',
    body: 'You can talk or write with a real person. It is free and private, day and night.',
    go: 'See how to reach them',
    done: 'I am all right now',
  },
  answer: {
    title: (time: string) => `Does ${time} work for you?`,
    by: (name: string) => `${name} offers this time.`,
    byTeam: 'Your care team offers this time.',
    yes: 'Yes, that works',
    no: 'No',
    other: 'Another time',
    after: (time: string) => `answer about ${time}`,
  },
  form: {
    title: (form: string) => `Finish the form “${form}”`,
    asked: (form: string) => `Fill in the form “${form}”`,
    due: (day: string) => `Please send it by ${day}.`,
    kept: 'What you wrote is kept. You can stop and come back.',
    go: 'Go on',
    after: (form: string) => `the form “${form}”`,
  },
  task: { due: (day: string) => `By ${day}`, done: 'Mark Complete', after: (task: string) => task },
  questions: {
    title: 'Tell us what you need',
    body: 'A few short questions, so that your plan fits you. You can skip any of them.',
    go: 'Get started',
    after: 'a few short questions',
  },
  step: {
    helps: (name: string) => `${name} helps you with it.`,
    teamHelps: 'Your care team helps you with it.',
    by: (day: string) => `By ${day}`,
    write: (name: string) => `Write to ${name}`,
    after: (step: string) => step,
  },
  write: {
    title: (name: string) => `Write to ${name}`,
    titleUnnamed: 'Write to your care team',
    body: 'Nothing waits for you right now. Say how it is going, or ask what you want to know.',
    go: 'Write a message',
    after: 'a word to your care team, whenever you like',
  },
  news: {
    title: 'New',
    messages: (count: number) => (count === 1 ? '1 new message' : `${count} new messages`),
    form: (form: string) => `${form} is ready for you`,
    visit: (time: string) => `Your next visit: ${time}`,
    none: 'Nothing new right now.',
  },
}
