export const portalLayoutText = {
  tabs: 'Your portal',
  gettingStarted: 'Getting Started',
  gettingStartedShort: 'Start',
  dashboard: 'Dashboard',
  formsAndTasks: 'Forms & Tasks',
  formsAndTasksShort: 'Tasks',
  toDo: (count: number) => `${count} to do`,
  messages: 'Messages',
  profile: 'My Profile',
  profileShort: 'Profile',
  clock: (zone: string) => `Times here are in ${zone}, not this device’s.`,
  changeClock: 'Change time zone',
}
