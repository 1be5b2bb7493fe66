/** The mail about unread messages to a patient. It says that there is something, and nothing of what it says. */
export const messagingEmailText = {
  unread: {
    subject: 'You have a new message',
    body: 'Hello,\n\nA message is waiting for you. Sign in to read it when it suits you.',
  },
}
