export const profileText = {
  title: 'My Profile',
  lead: 'What your care team knows about you, and how to reach you.',
  account: 'Sign-in and devices',
  accountBody: 'Change your password, add a second step, and see where you are signed in.',
  openAccount: 'Open your account',
  signOut: 'Sign Out',
}
