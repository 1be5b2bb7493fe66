/** The mail to whoever is to cover, who reads English. It names colleagues, never a patient: mail is read over shoulders too. */
export const coverEmailText = {
  given: {
    subject: 'You cover for a colleague',
    colleague: 'a colleague',
    body: (caseManager: string, isOnePatient: boolean, from: string, until: string) =>
      `${isOnePatient ? `One of ${caseManager}’s patients is` : `${caseManager}’s patients are`} in your care from ${from} until and including ${until}. You find them on your overview and in your list of patients, marked with the name of their case manager.\n\nYou read and write in your own name. Access begins and ends by itself. If this can’t be, tell ${caseManager} or an administrator.`,
  },
}
