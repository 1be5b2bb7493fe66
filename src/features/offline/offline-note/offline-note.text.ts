export const offlineNoteText = {
  title: 'You are offline',
  /** `when` is a date and time such as "Tue, Mar 3, 2:30 PM". */
  since: (when: string) =>
    `This is what you saw on ${when}. What you type is kept, and goes out when the connection is back.`,
  plain: 'What you type is kept, and goes out when the connection is back.',
}
