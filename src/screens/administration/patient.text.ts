export const patientText = {
  back: 'All patients of the organization',
  missing: {
    title: 'There is no such patient here',
    body: 'The link may be old, or the patient belongs to another organization.',
  },
}
