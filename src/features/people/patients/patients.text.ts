/** The words about a patient's own record and figures (English). */
export const patientsText = {
  failures: {
    open: {
      title: 'Error loading patient data',
      body: 'We could not open your portal. Nothing was lost. Please try again.',
    },
    record: { title: 'Error', body: 'Failed to load profile data.' },
    figures: { title: 'Error loading data', body: 'Your figures could not be loaded. Nothing was lost.' },
  },
  figures: {
    activeGoals: 'Active Goals',
    upcomingAppointments: 'Upcoming Appointments',
    unreadMessages: 'Unread Messages',
    overallProgress: 'Overall Progress',
    percent: (percent: number) => `${percent}%`,
  },
  record: {
    heading: 'Personal Information',
    name: 'Full Name',
    preferredName: 'Name you go by',
    pronouns: 'Pronouns',
    interpreter: 'Interpreter',
    email: 'Email',
    phone: 'Phone Number',
    notes: 'Additional Notes',
    notesHint: 'Your own words. Your care team can read them.',
    caseManager: 'Case manager',
    noCaseManager: 'You do not have a case manager yet. Your care team will choose one.',
    specialist: 'Specialist',
    notGiven: 'Not given',
    toChange: 'To change any of this, send your care team a message.',
  },
}
