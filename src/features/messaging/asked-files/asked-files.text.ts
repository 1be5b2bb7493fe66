/** How it stands with a file that was asked for in a conversation, as the patient reads it (English). */
export const askedFilesText = {
  asked: 'Your care team asks you for a file.',
  send: 'Send the file',
  received: 'Your care team has it:',
  done: 'Done',
}
