export const portalLayoutText = {
  tabs: 'Your portal',
  gettingStarted: 'Getting Started',
  gettingStartedShort: 'Start',
  dashboard: 'Dashboard',
  formsAndTasks: 'Forms & Tasks',
  formsAndTasksShort: 'Tasks',
  messages: 'Messages',
  profile: 'My Profile',
  profileShort: 'Profile',
  clock: (zone: string) =>
    `Days and hours here are in the time zone of your profile: ${zone}. This device shows another time.`,
  changeClock: 'Change time zone',
}
