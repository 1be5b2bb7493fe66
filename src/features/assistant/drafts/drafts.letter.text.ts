/** A letter to a patient, as the guide drafts it (English). */
export const draftsLetterText = {
  greeting: (called: string) => `Dear ${called},`,
  opening: 'I am writing so that you have what we agreed on in one place.',
  nextStep: 'Your next step:',
  appointments: 'When we meet:',
  tasks: 'What is still open for you:',
  goals: 'What you are working toward:',
  byDay: (title: string, day: string) => `${title}, by ${day}`,
  nothing: 'There is nothing that you need to do right now.',
  closing:
    'If something has changed, or you would like to talk about any of this, please call or write to me.',
  regards: 'Kind regards,',
}
