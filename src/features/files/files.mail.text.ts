import type { FileKind } from './files.rules.ts'

/** The mail about a file to staff, who read English. It names nobody: mail is read over shoulders too. */
export const filesEmailText = {
  expires: {
    subject: 'A file expires soon',
    what: {
      consent: 'A consent',
      id: 'An ID',
      letter: 'A letter',
      result: 'A result',
      other: 'A file',
    } satisfies Record<FileKind, string>,
    body: (what: string, day: string) =>
      `${what} of one of your patients expires on ${day}.\n\nA good moment to ask for a new one.`,
  },
}
