/** The mail to a patient who gets another case manager: it tells nobody else who that is, or what for. */
export const leavingEmailText = {
  hello: (name: string | null) => (name ? `Hello ${name},` : 'Hello,'),
  subject: 'You have a new update',
  body: 'Somebody new works with you from now on. Sign in to see who it is, and to write to them. What you wrote before goes along.',
}
