export const profileText = {
  title: 'My Profile',
  lead: 'What your care team knows about you, and how to reach you.',
  language: 'Language',
  languages: { en: 'English', es: 'Español' },
  goals: 'Your Goals & Progress',
  overall: 'Overall Progress',
  account: 'Your account',
  signOut: 'Sign Out',
}
