import { nameHour } from '#lib/hours.ts'

/** The words around safety alerts on the screens of the care team. */
export const safetyStaffText = {
  heading: 'Safety alerts',
  group: 'Safety',
  hint: 'Reach out yourself and follow your safety protocol. Words can be misread: please look.',
  kinds: {
    emergency: 'A possible emergency',
    self_harm: 'Possible self-harm',
    abuse: 'Being hurt or not safe',
    harm_to_others: 'Possible harm to someone else',
  },
  sources: {
    message: 'in a message',
    onboarding: 'in the welcome conversation',
    needs: 'in their own words about needs',
    notebook: 'told from their private notebook',
    form: 'in a form',
    goal: 'in what they wrote about a goal',
    profile: 'in the notes of their profile',
    check_in: 'in a check-in',
    appointment: 'in a note on an appointment',
    contact: 'in how they want to be reached',
    record: 'in what they wrote into their own record',
  },
  frame: (count: number) =>
    count === 0
      ? 'Safety alerts: none open'
      : count === 1
        ? 'Safety alerts: 1 person needs somebody'
        : `Safety alerts: ${count} people need somebody`,
  none: 'No safety alerts are open. If a patient writes words of danger, it shows here at once.',
  failedToLoad: { title: 'The alerts can’t be shown', body: 'Please try again.' },
  waiting: 'Waiting since',
  seenBy: (name: string) => `${name} has read it.`,
  /** Where it stands: who has read it, and who is told next unless somebody settles it. */
  nobodyRead: (next?: string) => (next ? `Nobody has read it: ${next}` : 'Nobody has read it yet'),
  readBy: (name: string | null, next?: string) =>
    [`Read by ${name ?? 'a colleague'}, not settled`, ...(next ? [next] : [])].join(': '),
  /** Who is told next, in so many minutes; the administrators where nobody is named. */
  next: (names: readonly string[], minutes: number) => {
    const [first, ...others] = names
    const who = first
      ? [first, ...(others.length > 0 ? [`${others.length} more`] : [])].join(' and ')
      : 'Administrators'
    return `${who} ${names.length === 1 ? 'is' : 'are'} told ${minutes > 0 ? `in ${minutes} min` : 'now'}`
  },
  withTeam: 'With their care team. It comes to administrators after half an hour without an answer.',
  count: (count: number) => (count === 1 ? '' : `${count} alerts`),
  read: 'Read and answer',
  readFor: (name: string) => `Read and answer: the alert about ${name}`,
  back: 'All alerts',
  reading: (name: string) => `Safety alert: ${name}`,
  recorded: 'That you read this is kept. You see the words that raised the alert, and nothing else.',
  words: 'What they wrote',
  earlier: (count: number) => (count === 1 ? '1 earlier alert' : `${count} earlier alerts`),
  answer: 'Answer in Messages',
  answerHint: 'The alert stays open until you say here what was done.',
  noWords: 'The words were not kept with this alert. Please look where they wrote.',
  reach: 'How to reach them safely',
  noPhone: 'No phone number',
  mayCall: (may: boolean) => (may ? 'Calls are fine' : 'Do not call'),
  mayText: (may: boolean) => (may ? 'Texts are fine' : 'Do not text'),
  mayLeaveMessage: (may: boolean) => (may ? 'You may leave a message' : 'Do not leave a message'),
  noEmail: 'No email',
  hours: (from: number, until: number) => `Between ${nameHour(from)} and ${nameHour(until)} their time`,
  outcome: 'What did you do?',
  outcomeHint:
    'One sentence, such as “Called her, she is safe with her sister until I visit at 3.” It stays on the record.',
  problems: {
    outcomeMissing: 'Please write what was done, in one sentence.',
    outcomeLong: 'Please keep it under 1,000 letters.',
  },
  settle: 'Settle the alert',
  settleKeys: 'Ctrl and Enter settle the alert',
  settled: { title: 'Alert settled', body: 'What you did is kept on the record.' },
  settleFailed: { title: 'Not settled yet', body: 'The alert is still open. Please try again.' },
  over: 'This alert has been settled.',
  sound: 'Play a sound on this device when an alert comes in',
  history: 'Settled safety alerts',
  openNow: 'A safety alert is open',
  thisMonth: (day: string) => `In danger this month, settled ${day}`,
  settledLine: (name: string, when: string) => `Settled by ${name}, ${when}`,
  /** At the words themselves, and in a list of them. */
  settledWords: (name: string | null, when: string, done = '') =>
    `Safety alert settled by ${name ?? 'a former colleague'}, ${when}${done && `: ${done}`}`,
  formerColleague: 'a former colleague',
  noOutcome: 'Marked as seen; no sentence was asked for then.',
}
