export const organizationsText = {
  name: 'Organization name',
  nameHint: 'Patients see this name in their portal and in their mail.',
  rename: 'Rename',
  save: 'Save',
  cancel: 'Cancel',
  renamed: { title: 'Success', body: 'Your organization has its new name.' },
  renameFailed: { title: 'Error', body: 'The name was not changed. Please try again.' },
  loadFailed: { title: 'Error', body: 'Failed to load dashboard data' },
  secondFactor: {
    title: 'Second step for staff',
    body: 'With a second step, a stolen password alone opens no record. After the password, a code from the phone is asked for.',
    who: 'This holds for administrators, case managers and specialists. Patients choose for themselves and are never made to.',
    what: 'As soon as you switch it on, whoever has no second step is led to setting it up before their work opens. Nothing of their work is lost.',
    missing: (count: number) =>
      count === 0
        ? 'Everybody on your staff has a second step.'
        : count === 1
          ? '1 person on your staff has no second step yet.'
          : `${count} people on your staff have no second step yet.`,
    ownFirstNote: 'Set up your own second step first, so that you do not lock yourself out.',
    setUp: 'Set up my second step',
    turnOn: 'Ask staff for a second step',
    turnOff: 'Stop asking for it',
    on: 'Required',
    off: 'Not required',
    required: {
      title: 'Second step required',
      body: 'Staff without one are asked to set it up from now on.',
    },
    optional: { title: 'Second step not required', body: 'Staff choose for themselves from now on.' },
    ownFirst: { title: 'Not switched on', body: 'Set up your own second step first.' },
    failed: { title: 'Error', body: 'This was not changed. Please try again.' },
  },
  problems: {
    nameMissing: 'Give your organization a name.',
    nameLong: 'Use at most 150 letters.',
  },
}
