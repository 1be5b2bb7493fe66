/** What a merge asks of the patient, in the portal. It never says who the other account is. */
export const mergesPatientText = {
  same_person: {
    title: 'Do you have two accounts here?',
    body: 'Your care team found two records that may both be yours: this one, and one with another account. If both are yours, say yes here, then sign in with the other account and say yes there too. Your team then makes them one.',
    safe: 'If you are not sure, say no. Nobody sees your notebook either way.',
    yes: 'Yes, both are mine',
    no: 'No, only this one',
  },
  private_words: {
    title: 'Your other record had words only you can read',
    body: 'Your two records became one a while ago. A notebook or check-ins that were never shared stayed closed. If they are yours, you can bring them here. Only you will see them.',
    safe: 'If you never kept another record, say no. You can still bring them here later, in My Profile.',
    yes: 'Bring them here',
    no: 'No, leave them closed',
  },
  answered: { title: 'Thank you', body: 'Your care team sees your answer.' },
  brought: { title: 'They are here now', body: 'You find them in your notebook and your check-ins.' },
  left: {
    title: 'They stay closed',
    body: 'Nobody else can read them. If you change your mind, you find them in My Profile.',
  },
  closed: {
    title: 'Words from your other record',
    body: (day: string) =>
      `On ${day} you left closed what only you can read: a notebook, or check-ins that were never shared. You can still bring them here.`,
  },
  failure: { title: 'That was not saved', body: 'Please try again in a moment.' },
}
