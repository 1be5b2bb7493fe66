/** The record of what left for a language model. Only administrators read it. */
export const modelCallsText = {
  title: 'What a language model was sent',
  body: 'Word for word, and what came back. Names and numbers are taken out before anything leaves. It is kept for 90 days.',
  thisMonth: (times: number) => (times === 1 ? 'Asked once this month.' : `Asked ${times} times this month.`),
  none: 'Nothing was sent in the last 90 days.',
  kinds: {
    suggestions: 'Next steps by need',
    note: 'Contact note',
    care_plan: 'Care plan',
    letter: 'Letter',
  },
  about: (kind: string, patient: string) => `${kind}, about ${patient}`,
  askedBy: (name: string | null) => (name ? `Asked for by ${name}` : 'Asked for by somebody who is gone'),
  outcomes: {
    answered: 'Answered',
    busy: 'Refused: too busy',
    unpaid: 'Refused: unpaid',
    failed: 'No usable answer',
  },
  unfinished: 'No answer is known',
  tokens: (sent: number | null, received: number | null) =>
    sent === null && received === null ? '' : `${sent ?? '?'} tokens sent, ${received ?? '?'} received`,
  seconds: (ms: number) => `${(ms / 1000).toFixed(1)} s`,
  sent: 'What was sent',
  received: 'What came back',
  nothingBack: 'Nothing came back.',
  more: 'Show older ones',
  failed: 'What was sent did not load',
}
