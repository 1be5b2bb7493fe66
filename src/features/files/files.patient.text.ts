/** The words of files that a patient was shown (English). */
import type { Refusal } from './files.rules.ts'

export const filesPatientText = {
  heading: 'Files for you',
  description: 'Papers that your care team put here for you to keep, and what you sent them.',
  list: 'Files for you, the newest first',
  added: (day: string) => `Put here ${day}`,
  find: 'Find a file by its name',
  more: 'Show more files',
  noneFound: 'No file has these words in its name.',
  loadFailed: 'Your files could not be loaded. Nothing was lost.',
  asked: {
    choose: 'Send a file',
    another: 'Send another file',
    of: (title: string) => `Send a file: ${title}`,
    hint: 'A photo, a PDF or a document. 25 MB at most.',
    sending: (name: string) => `Sending ${name}`,
    waiting: 'No connection. It goes on by itself when you are back online.',
    cancel: 'Cancel',
    sent: (name: string) => `${name} is with your care team. When all is sent, mark the task complete.`,
    failed: 'The file was not sent. Nothing was lost. Please try again.',
    refused: {
      empty: 'This file is empty. Choose another one.',
      tooLarge: 'This file is larger than 25 MB. Take a smaller photo, or send it in parts.',
      unknownKind: 'This kind of file can’t be sent. Take a photo of it, or save it as a PDF.',
      couldRun: 'This kind of file can’t be sent. Take a photo of it, or save it as a PDF.',
      mixed: 'This file is damaged. Save it again, or take a photo.',
      macros: 'This document has macros in it. Save it as a PDF and send that.',
      bomb: 'This file can’t be opened safely. Save it as a PDF and send that.',
      infected: 'A virus was found in this file. It was not kept.',
    } satisfies Record<Refusal, string>,
  },
}
