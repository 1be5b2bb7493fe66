/** The words of the patient's dashboard (English). */
export const dashboardText = {
  title: 'Dashboard',
  welcome: (name: string) => `Welcome back, ${name}`,
  welcomeUnnamed: 'Welcome back',
  welcomeNew: (name: string) => `Welcome, ${name}`,
  welcomeNewUnnamed: 'Welcome',
  figures: 'Your figures',
  actions: 'What you can do',
  message: 'Message your case manager',
  continueForm: 'Continue a form',
  addGoal: 'Add a goal',
  schedule: 'Schedule an appointment',
  goals: { title: 'Your Goals', more: 'See all goals' },
  tasks: { title: 'Your Tasks', more: 'See all tasks' },
  coming: (count: number) => `${count} coming`,
  /** Nothing where there is no checklist yet. */
  inPlace: (count: number, all: number) => (all > 0 ? `${count} of ${all} in place` : undefined),
  checklist: 'Your checklist',
  activity: 'Recent Activity',
  resources: {
    title: 'Helpful Resources',
    crisis: {
      label: '988 Suicide & Crisis Lifeline',
      about: 'Call or text 988, day and night. Free and private.',
    },
    local: {
      label: '211: help near you',
      about: 'Food, housing, bills and more. Call 211 or look on their page.',
    },
    opensOutside: '(opens another site)',
  },
}
