/** Asking for a file in a conversation, and how it stands. Staff only, so English only. */
export const askedFilesStaffText = {
  ask: 'Ask for a file',
  title: (name: string) => `Ask ${name} for a file`,
  hint: 'They read your words here and among their tasks, and send the file from there. It lands in their files.',
  hintSpanish: 'They read Spanish: your words go to them as you write them.',
  what: 'What should they send?',
  missing: 'Say what they should send.',
  send: 'Ask for it',
  cancel: 'Cancel',
  asked: 'File asked for, not here yet',
  received: 'File received:',
  done: 'Marked as done without a file',
}
