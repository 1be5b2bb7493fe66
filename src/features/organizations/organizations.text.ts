export const organizationsText = {
  name: 'Organization name',
  nameHint: 'Patients see this name in their portal and in their mail.',
  rename: 'Rename',
  save: 'Save',
  cancel: 'Cancel',
  renamed: { title: 'Success', body: 'Your organization has its new name.' },
  renameFailed: { title: 'Error', body: 'The name was not changed. Please try again.' },
  loadFailed: { title: 'Error', body: 'Failed to load dashboard data' },
  settings: {
    title: 'Your organization',
    slug: 'Address of your sign-up',
    slugHint:
      'Small letters, figures and hyphens. Links that you gave out before lead nowhere once you change it.',
    link: 'Patients sign up here',
    copy: 'Copy link',
    copied: { title: 'Link copied' },
    notCopied: { title: 'The link was not copied', body: 'Select it and copy it by hand.' },
    timeZone: 'Time zone',
    timeZoneHint: 'By its clock it is decided what is due today and what is past its day.',
    save: 'Save settings',
    saved: { title: 'Success', body: 'Your settings are saved.' },
    slugTaken: {
      title: 'Error',
      body: 'Another organization has this address. Choose another one: nothing was changed.',
    },
    failed: { title: 'Error', body: 'Your settings were not saved. Please try again.' },
    defaultTitle: 'Default case manager',
    defaultHint: 'New patients who have no case manager go to this one.',
    defaultNone: 'Nobody is the default: new patients wait until you give them to somebody.',
    plan: 'Plan',
    plans: { trial: 'Trial', starter: 'Starter', growth: 'Growth', enterprise: 'Enterprise' },
    trialUntil: (day: string, days: number) => `Until ${day}: ${days === 1 ? '1 day' : `${days} days`} left`,
    trialOver: (day: string) =>
      `Ended on ${day}. What was recorded stays readable, printable and exportable.`,
    seats: 'Seats of staff',
    seatsTaken: (taken: number, seats: number) => `${taken} of ${seats} taken`,
    tags: 'Tags',
    tagsHint: 'Labels that only staff see. Put them on patients, and narrow lists by them.',
  },
  idle: {
    title: 'Signing out by itself',
    body: 'Whoever leaves a screen open is signed out after a while. A minute before, they are asked whether they are still there. What they typed is kept, and after signing in they are back where they were.',
    who: 'This holds for patients and staff, on every device. Who belongs to several organizations is signed out by the shortest of their times.',
    label: 'After how long without anything being done',
    never: 'Never',
    minutes: (minutes: number) =>
      minutes < 60 ? `${minutes} minutes` : minutes === 60 ? '1 hour' : `${minutes / 60} hours`,
    save: 'Save',
  },
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
  engines: {
    title: 'AI assistant',
    body: 'Choose what may write for your team. What it writes about a patient is a draft until a person accepts it.',
    label: 'What may write',
    choices: {
      models: {
        name: 'The built-in guide, and a language model',
        hint: 'A language model writes drafts for staff where the patient said yes to it. Names, addresses, phone numbers and ids are left out of what is sent.',
      },
      guide: {
        name: 'The built-in guide alone',
        hint: 'It knows a reviewed library of next steps. Nothing leaves this server.',
      },
      none: {
        name: 'Nothing',
        hint: 'No drafts, no suggestions, no affirmations. Checklists and your own texts stay.',
      },
    },
    noModel: 'No language model is set up on this server. Until one is, the guide writes.',
    serverGuide: 'This server is set to ask no language model. Until that changes, the guide writes.',
    serverOff: 'The assistant is switched off on this server. Until that changes, nothing is written.',
    roles: 'Less for some',
    role: { patients: 'Patients', caseManagers: 'Case managers', administrators: 'Administrators' },
    roleHint: {
      patients: 'Affirmations, next steps, answers to needs.',
      caseManagers: 'Drafts and suggestions that they ask for.',
      administrators: 'Drafts and suggestions that they ask for.',
    },
    limits: { models: 'As chosen above', guide: 'The guide alone', none: 'Nothing' },
    safety:
      'Whatever you choose: words of danger always lead a patient to help, and the case manager is told.',
    save: 'Save choice',
    saved: { title: 'Choice saved', body: 'It counts from now on. What was written before stays.' },
    failed: { title: 'Error', body: 'Your choice was not saved. Please try again.' },
  },
  problems: {
    nameMissing: 'Give your organization a name.',
    nameLong: 'Use at most 150 letters.',
    slugShape: 'Use small letters, figures and single hyphens between them, at most 60.',
    timeZoneUnknown: 'Choose a time zone from the list.',
  },
}
