/** What the portal says to a patient whose case is closed. It never says why. */
export const casesPatientText = {
  title: (day: string) => `Your case has been closed since ${day}`,
  body: 'Everything here stays yours to read and to download. There are no new appointments or forms.',
  ask: (name: string) => `If you need help again, or have a question, write to ${name}.`,
  askTeam: 'If you need help again, or have a question, write to your care team.',
  write: 'Write a message',
  download: 'Download your data',
  noNewFormTitle: 'Nothing to fill in',
  noNewForm: 'Your case is closed, so there is no new form to fill in. You can still read what you sent.',
}
