export const patientText = {
  back: 'All patients of the organization',
  assigning: 'Who works with this patient',
  nobody: 'Nobody works with this patient yet. Assign a case manager.',
  missing: {
    title: 'There is no such patient here',
    body: 'The link may be old, or the patient belongs to another organization.',
  },
}
