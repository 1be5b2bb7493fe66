/** Where a conversation went over to a colleague while staff were writing in it. Only staff read it. */
export const messagingStaffText = {
  title: 'This conversation was closed',
  body: 'Somebody else works with this patient now. What you sent is kept with the conversation.',
  back: 'All conversations',
  /** Above the first words that nobody has answered. */
  waits: (time: string, day?: string) =>
    day ? `${day} · waits for an answer, ${time}` : `Waits for an answer, ${time}`,
  /** Below words that Undo still takes back. */
  held: 'Goes out in a few seconds',
  heading: 'Your message was not sent',
  hint: 'Nobody else sees these words. Copy them if you want to hand them on.',
  about: 'Message',
  first: {
    title: (name: string) => `Write to ${name}`,
    reachSafely: (how: string) => `Reach safely: ${how}`,
    noAccount: 'They have no portal account yet',
    noAccountHint:
      'They read this only once they have joined. Invite them from their record, or reach them another way.',
  },
}
