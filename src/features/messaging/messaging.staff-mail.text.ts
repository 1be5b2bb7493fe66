/** The mail about unread messages to staff, who read English. It names nobody: mail is read over shoulders too. */
export const messagingStaffEmailText = {
  unread: {
    subject: 'A message is waiting for you',
    body: 'One of your patients wrote to you at least ten minutes ago. You find it in your messages, with everything else that is unread. We tell you at most once an hour for each conversation.',
  },
}
