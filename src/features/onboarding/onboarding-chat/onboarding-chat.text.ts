/** What the chat says besides the conversation itself (English). */
export const onboardingChatText = {
  answeredElsewhere: {
    title: 'This question has an answer already',
    body: 'It was answered on another device. Nothing was lost: what you typed is still in the box.',
  },
  isThatRight: 'We understood it like this. Is that right? One tap is enough.',
  settled: 'Saved. You can change it at any time.',
  finished: 'You have finished Getting Started',
  finishedHint: 'Your checklist and your next steps are on your dashboard.',
  toDashboard: 'Go to your dashboard',
  said: (name: string) => `${name}:`,
}
