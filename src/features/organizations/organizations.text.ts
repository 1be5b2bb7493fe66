export const organizationsText = {
  name: 'Organization name',
  nameHint: 'Patients see this name in their portal and in their mail.',
  rename: 'Rename',
  save: 'Save',
  cancel: 'Cancel',
  renamed: { title: 'Success', body: 'Your organization has its new name.' },
  renameFailed: { title: 'Error', body: 'The name was not changed. Please try again.' },
  loadFailed: { title: 'Error', body: 'Failed to load dashboard data' },
  problems: {
    nameMissing: 'Give your organization a name.',
    nameLong: 'Use at most 150 letters.',
  },
}
