const quoted = (words: string, subject: string | undefined) => (subject ? `${words}: ${subject}` : words)

export const activitiesText = {
  heading: 'Recent Activity',
  list: 'What happened lately, the newest first',
  empty: 'No activities yet',
  emptyHint: 'Messages, completed steps and forms will show up here.',
  unknownPatient: 'Unknown Patient',
  /** What happened, by kind. `subject` is the title of the item, task, goal or form. */
  words: {
    onboarding_started: () => 'Started onboarding',
    onboarding_completed: () => 'Completed onboarding',
    checklist_item_completed: (subject: string | undefined) => quoted('Completed', subject),
    message_sent: () => 'Sent a message',
    appointment_scheduled: () => 'Asked for an appointment',
    profile_updated: () => 'Updated their profile',
    form_submitted: (subject: string | undefined) => quoted('Submitted a form', subject),
    task_completed: (subject: string | undefined) => quoted('Completed a task', subject),
    goal_added: (subject: string | undefined) => quoted('Added a goal', subject),
    goal_completed: (subject: string | undefined) => quoted('Completed a goal', subject),
    case_manager_changed: (subject: string | undefined) => quoted('New case manager', subject),
  },
  /** The same, said to the patient. */
  yours: {
    onboarding_started: () => 'You started the welcome questions',
    onboarding_completed: () => 'You finished the welcome questions',
    checklist_item_completed: (subject: string | undefined) => quoted('Done', subject),
    message_sent: () => 'You sent a message',
    appointment_scheduled: () => 'You asked for an appointment',
    profile_updated: () => 'You updated your profile',
    form_submitted: (subject: string | undefined) => quoted('You sent a form', subject),
    task_completed: (subject: string | undefined) => quoted('You finished a task', subject),
    goal_added: (subject: string | undefined) => quoted('You added a goal', subject),
    goal_completed: (subject: string | undefined) => quoted('You reached a goal', subject),
    case_manager_changed: (subject: string | undefined) => quoted('Your case manager from now on', subject),
  },
  /** What the care team did. */
  team: {
    checklist_item_completed: (subject: string | undefined) =>
      quoted('Checked off by the care team', subject),
    task_completed: (subject: string | undefined) => quoted('Task marked as done by the care team', subject),
    goal_added: (subject: string | undefined) => quoted('Goal added by the care team', subject),
    goal_completed: (subject: string | undefined) =>
      quoted('Goal marked as reached by the care team', subject),
  },
  /** The same, said to the patient. */
  yourTeam: {
    checklist_item_completed: (subject: string | undefined) => quoted('Your care team checked off', subject),
    task_completed: (subject: string | undefined) => quoted('Your care team marked a task as done', subject),
    goal_added: (subject: string | undefined) => quoted('Your care team added a goal', subject),
    goal_completed: (subject: string | undefined) =>
      quoted('Your care team marked a goal as reached', subject),
  },
  received: 'Received a message from the care team',
  receivedByYou: 'You got a message from your care team',
  offered: 'Was offered an appointment',
  offeredToYou: 'You were offered an appointment',
  preview: (words: string) => `“${words}”`,
}
