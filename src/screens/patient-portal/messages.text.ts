export const messagesText = {
  /** Says nothing to whoever looks over a shoulder. */
  pageTitle: 'Messages',
  title: 'Messages',
  lead: 'Write to the people who help you. Your answers come here.',
}
