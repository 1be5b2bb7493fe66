/** What a patient reads around the guide's words: the needs box and the affirmation of the day (English). */
export const assistantPatientText = {
  needsBox: {
    title: 'What are your needs?',
    description: 'Write it in your own words. You will see first steps right away.',
    label: 'What do you need right now?',
    placeholder: 'For example: I am behind on rent and I need a ride to my doctor.',
    submit: 'Submit',
    submitting: 'Finding first steps...',
    responseTitle: 'AI Support Response',
    savedToNotes: 'Your words are added to your notes, where your care team can read them.',
    failure: 'Error',
    failureHint: 'Your words are still here. Please try again.',
  },
  affirmation: {
    title: 'Daily affirmation',
    hint: 'A new one every day.',
  },
  guideNote:
    'Written by the built-in guide from a fixed library of texts. It is not medical or legal advice.',
}
