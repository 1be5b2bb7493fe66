import type { FileKind } from './files.rules.ts'

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
    body: (what: string, name: string | null, day: string) =>
      `${what} of ${name ?? 'one of your patients'} expires on ${day}.\n\nA good moment to ask for a new one.`,
  },
}
