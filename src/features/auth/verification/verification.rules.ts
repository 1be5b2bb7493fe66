// An address is proven by opening a mail that was sent there: with a code of six digits while signing up, with a link
// everywhere else. A code works for ten minutes and may be guessed at five times; after that another one is asked for. How
// long a proof lives is kept by the database (auth-proof.functions.sql); here is what forms and requests need.

/** How many digits a code has. */
export const CODE_DIGITS = 6

/** How long a person waits before the mail can be asked for again, in seconds. */
export const RESEND_AFTER_SECONDS = 30

/** The code in what was typed or pasted: mails and people put spaces and dashes between the digits. */
export function readCode(typed: string): string {
  return typed.replace(/[\s-]/g, '')
}
