export const patientText = {
  title: 'Patient',
  back: 'All patients',
  message: (name: string) => `Message ${name}`,
  missing: {
    title: 'There is no such patient in your caseload',
    body: 'The link may be old, or somebody else works with this patient.',
  },
  ended: {
    title: 'This page was closed',
    body: 'This patient is no longer in your caseload. What you saved is kept with the patient.',
  },
}
