export const adminPatientText = {
  back: 'All patients of the organization',
  activity: 'Activity',
  assigning: 'Who works with this patient',
  caseManager: (name: string) => `Case manager: ${name}`,
  nobody: 'Nobody works with this patient yet. Assign a case manager.',
  specialist: (name: string) => `Support specialist: ${name}`,
  missing: {
    title: 'There is no such patient here',
    body: 'The link may be old, or the patient belongs to another organization.',
  },
}
