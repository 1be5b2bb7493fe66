/** What is asked of who enters the portal, before a record is made or joined (English). */
export const claimsText = {
  become: {
    title: (organization: string) => `Become a patient of ${organization}?`,
    body: (organization: string) =>
      `You are not a patient there. If you say yes, ${organization} gets a page with your name and your email, and its care team can read it. If you say no, nothing happens.`,
    yes: 'Yes, become a patient',
    no: 'No, go back',
  },
  claim: {
    title: 'Is this page yours?',
    body: (organization: string, name: string) =>
      `${organization} made a page for ${name}, with your email. If it is yours, open it. If it is not, we do not ask you again.`,
    yes: 'Yes, it is mine',
    no: 'No, start a page of my own',
  },
  join: {
    title: 'Is there another page of yours?',
    body: 'Your care team made a page with your email. If it is yours, it takes the place of this one, where you have not written anything yet.',
    yes: 'Yes, open it',
    no: 'No, it is not mine',
  },
  busy: 'One moment…',
  bothHold: {
    title: 'Both pages are in use',
    body: 'You have written in this page, and your care team in the other. Nothing is lost. Your care team has been asked to put the two together.',
  },
  failed: { title: 'Error', body: 'That did not work. Nothing was changed. Please try again.' },
}
