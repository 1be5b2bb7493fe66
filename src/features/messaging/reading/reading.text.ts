/** The words around conversations that an administrator reads without taking part. */
export const readingText = {
  heading: 'Conversations',
  hint: 'You can read these, not write in them. Each time you open one, the patient can see that you did. Private notes of the patient are never shown here.',
  empty: 'No conversation yet',
  emptyHint: 'What the patient and the care team write to each other will show up here.',
  with: {
    case_manager: (name: string) => `With ${name}, case manager`,
    specialist: (name: string) => `With ${name}, support specialist`,
    private: (name: string) => name,
  },
  nobody: 'nobody at the moment',
  read: 'Read',
  readOf: (conversation: string) => `Read: ${conversation}`,
  close: 'Close',
  closeOf: (conversation: string) => `Close: ${conversation}`,
  thread: (conversation: string) => `Messages: ${conversation}`,
  noMessages: 'Nobody has written here yet.',
}
