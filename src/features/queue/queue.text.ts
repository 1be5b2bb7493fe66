const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** The words of the desk's queue. Staff only, so English only. */
export const queueText = {
  heading: 'Needs attention first',
  nobody: 'Nobody waits for you',
  nobodyHint: 'Messages, requests, next steps, tasks and patients not heard from show up here.',
  more: 'Show more',
  groups: {
    message: 'Waiting',
    request: 'Requests',
    'past-step': 'Next steps past',
    'no-step': 'No next step',
    task: 'Tasks',
    silence: 'Quiet',
  },
  kinds: {
    message: 'Message',
    request: 'Request for a time',
    'past-step': 'Next step past its day',
    'no-step': 'No next step',
    task: 'Task',
    silence: 'Not heard from',
  },
  verbs: {
    message: 'Answer',
    request: 'Answer',
    'past-step': 'Set next',
    'no-step': 'Set',
    task: 'Complete',
    silence: 'Write',
  },
  verbOf: (verb: string, whom: string) => `${verb}: ${whom}`,
  /** The name of the record, and the one the person goes by. */
  called: (name: string, preferred: string | null) =>
    preferred && preferred !== name ? `${name} (${preferred})` : name,
  team: 'Team',
  spanish: 'Spanish',
  quoted: (words: string) => `“${words}”`,
  asksFor: (time: string) => `Asks for ${time}`,
  settled: 'Settled meanwhile',
  noStep: 'No next step',
  nextStep: 'Next step',
  stepBy: (step: string, day: string) => `${step}, by ${day}`,
  heardLast: 'Last heard from',
  silentHint:
    'Nothing was heard from them for longer than your organization allows for. A few words may be enough.',
  silentSince: (day: string) => `Not heard from since ${day}`,
  waited: {
    minute: (count: number) => counted(count, 'min', 'min'),
    hour: (count: number) => counted(count, 'h', 'h'),
    day: (count: number) => counted(count, 'day', 'days'),
  },
  daysPast: (days: number) => (days === 0 ? 'today' : `${counted(days, 'day', 'days')} past`),
  days: (days: number) => counted(days, 'day', 'days'),
  openPage: 'Open page',
  openPageOf: (whom: string) => `Open page of ${whom}`,
  keys: [
    ['j k', 'move'],
    ['Enter', 'open here'],
    ['r', 'answer'],
    ['e', 'done'],
    ['c', 'confirm'],
    ['o', 'whole page'],
    ['Esc', 'close'],
  ],
}
