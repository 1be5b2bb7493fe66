/** The words of a patient's record, whichever hat reads it. */
export const patientRecordText = {
  interpreter: (language: string) => `Interpreter: ${language}`,
  speaks: { en: 'Reads English', es: 'Reads Spanish' },
  contact: 'Contact',
  noEmail: 'No email on file',
  noPhone: 'No phone on file',
  account: { yes: 'Has a portal account', no: 'Has no portal account yet' },
  onboarding: {
    heading: 'Getting started',
    none: 'Not started yet',
    running: (percent: number) => `${percent} % of the welcome conversation`,
    done: 'Welcome conversation completed',
    label: 'Welcome conversation',
  },
  notes: 'Additional notes',
  notesHint: 'The patient reads every word here.',
  activity: 'Patient Activity Feed',
}
