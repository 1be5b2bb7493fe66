export const accountText = {
  title: 'Sign-in and sessions',
  lead: 'How you get in, where you are signed in, and where you belong.',
  requiredTitle: 'Your organization asks staff for a second step',
  setUpTitle: 'Set up your second step',
  required: 'Set it up below. It takes about two minutes. Then you go on to the page you wanted.',
  requiredDone: 'You are all set. You can go on to the page you wanted.',
  goOn: 'Go on',
  signedOutTitle: 'Sign in to see this page',
  signedOut: 'Here you change how you sign in, and see where you are signed in.',
  patientLogin: 'Patient Login',
  staffLogin: 'Admin Login',
  failed: 'We could not open your account',
}
