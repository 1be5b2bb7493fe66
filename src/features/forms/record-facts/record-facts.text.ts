/** The words of putting answers into the record (English). */
export const recordFactsText = {
  title: 'Put this into your record too?',
  hint: 'Your care team then sees it in your record, and uses it. Your form is sent either way.',
  now: (words: string) => `Now: ${words}`,
  nothing: 'Nothing yet',
  yes: 'Yes, and send the form',
  no: 'No, only send the form',
  facts: {
    preferredName: 'Name you go by',
    pronouns: 'Pronouns',
    interpreterLanguage: 'Interpreter',
    birthDate: 'Birth date',
    phone: 'Phone Number',
    contact: 'How to reach you safely',
  },
  refused: 'This could not be put into your record. Your form is not sent yet, and nothing was lost.',
  changed: 'Your record was changed meanwhile. Look once more at what it says now.',
}
