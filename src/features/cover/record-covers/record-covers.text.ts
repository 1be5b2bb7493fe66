/** What a patient reads about who covers for their case manager (English). */
export const recordCoversText = {
  heading: 'Who else may see your record now',
  line: (colleague: string, caseManager: string, day: string) =>
    `${colleague} covers for ${caseManager} until ${day}.`,
  hint: 'They help you while your case manager is away. After that day, they can no longer see your record.',
}
