export const portalLayoutText = {
  tabs: 'Your portal',
  gettingStarted: 'Getting Started',
  dashboard: 'Dashboard',
  formsAndTasks: 'Forms & Tasks',
  messages: 'Messages',
  profile: 'My Profile',
}
