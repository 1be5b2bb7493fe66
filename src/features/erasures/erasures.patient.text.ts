/** What patients read about having everything erased (English). */
export const erasuresPatientText = {
  heading: 'Have everything erased',
  body: 'You can ask that nothing about you is kept here: your record, your messages, your files and your account. Download your data first if you want to keep it.',
  ask: 'Ask to erase everything',
  title: 'Ask to erase everything about you?',
  hint: 'Your care team’s administrator reads this and says yes to it. Then it can’t be undone, and you can’t sign in here any more. Until then you can take it back.',
  no: 'No, keep it',
  yes: 'Yes, ask for it',
  asked: { title: 'You asked for it', body: 'You can take it back here until it is confirmed.' },
  waiting: (day: string) => `You asked for this on ${day}. You can take it back until it is confirmed.`,
  waitingByOther: (day: string) =>
    `On ${day}, your care team’s administrator noted that you want everything about you erased. If you don’t, take it back. You can until it is confirmed.`,
  running: 'This was confirmed. Everything about you is being erased.',
  takeBack: 'Take it back',
  takenBack: { title: 'Taken back', body: 'Everything stays as it is.' },
  failed: { title: 'That was not saved', body: 'Please try again in a moment.' },
}
