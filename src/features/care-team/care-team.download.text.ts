/** What the document that holds everything about a person calls their care team. */
export const careTeamDownloadText = {
  section: 'Who was on your care team',
  fields: { name: 'Name', role: 'Role', endedAt: 'Until' },
}
