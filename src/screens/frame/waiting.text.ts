export const waitingText = {
  note: 'This part is being built. What you have saved stays where it is.',
  goOn: 'Go on from here',
  authPatientLogin: { title: 'Welcome Back', body: 'Patients log in here with their e-mail and password.' },
  authPatientSignup: {
    title: 'Make your account',
    body: 'Your name, e-mail, phone and a password: that is all it takes, and it is always free.',
  },
  authAdministratorLogin: {
    title: 'Administrator Login',
    body: 'Administrators and staff sign in here, and new organizations begin here.',
  },
  authInvitation: { title: 'Your invitation', body: 'The link that you were sent opens your account here.' },
  authFounding: {
    title: 'Found your organization',
    body: 'The one-time link from the server makes the first administrator here.',
  },
  patientGettingStarted: {
    title: 'Getting started',
    body: 'A calm first talk, one question at a time, that ends with your own list of next steps.',
  },
  patientDashboard: { title: 'Your day', body: 'Your goals, your tasks and your next visit, at a glance.' },
  patientFormsAndTasks: {
    title: 'Forms and tasks',
    body: 'What your care team asked for, and what you have finished.',
  },
  patientMessages: { title: 'Messages', body: 'Write to your case manager and read what they answered.' },
  patientProfile: { title: 'My profile', body: 'Your name, how to reach you, and your goals.' },
  caseManagerOverview: {
    title: 'Your caseload',
    body: 'Who is waiting longest, and what happened since yesterday.',
  },
  caseManagerPatients: { title: 'Patients', body: 'Everyone in your care, to search and to open.' },
  caseManagerPatient: { title: 'Patient', body: 'One person’s checklist, tasks, messages and activity.' },
  caseManagerMessages: { title: 'Messages', body: 'Your conversations, the newest first.' },
  caseManagerFiles: { title: 'Files', body: 'Papers of your patients, uploaded and listed by date.' },
  caseManagerChecklistStatus: {
    title: 'Checklist status',
    body: 'Each checklist item, and where every patient stands with it.',
  },
  caseManagerActivity: { title: 'Activity', body: 'What your patients did, as it happens.' },
  adminAdmin: {
    title: 'Administration Dashboard',
    body: 'Patients, case managers, specialists, tasks and forms of your organization.',
  },
  mailboxMailbox: { title: 'Mailbox', body: 'Every mail that this evaluation copy would have sent.' },
}
