/** The words about a patient's own record and figures (English). */
export const patientsText = {
  failures: {
    open: {
      title: 'Error loading patient data',
      body: 'We could not open your portal. Nothing was lost. Please try again.',
    },
    merged: {
      title: 'Your two records are one now',
      body: 'What was here is with your other account. Sign in with that one to find it.',
    },
    record: { title: 'Error', body: 'Failed to load profile data.' },
    save: { title: 'Error', body: 'Failed to save profile.' },
    figures: { title: 'Error loading data', body: 'Your figures could not be loaded. Nothing was lost.' },
  },
  figures: {
    activeGoals: 'Active Goals',
    upcomingAppointments: 'Upcoming Appointments',
    unreadMessages: 'Unread Messages',
    overallProgress: 'Overall Progress',
    percent: (percent: number) => `${percent}%`,
    notStarted: 'Not started',
  },
  saved: { title: 'Profile updated', body: 'Your profile was saved.' },
}
