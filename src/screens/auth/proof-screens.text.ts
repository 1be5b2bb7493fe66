export const proofScreensText = {
  forgot: {
    meta: 'Forgot your password?',
    description:
      'Forgot your password? Type your email and choose a new one with a link that we mail to you. The link works for one hour, and only once.',
    title: 'Forgot your password?',
    lead: 'That happens. Tell us your email, and we will send you a link to choose a new one.',
    submit: 'Send me a link',
    busy: 'Sending...',
    patientLogin: 'Back to patient login',
    staffLogin: 'Back to administrator login',
  },
  newPassword: {
    meta: 'Choose a new password',
    title: 'Choose a new password',
    lead: (email: string) => `For ${email}. You will be logged out everywhere else.`,
    submit: 'Set my new password',
    busy: 'Setting your password...',
    loading: 'Opening your link',
    goneTitle: 'This link does not open',
    goneBody:
      'It was used already, is older than one hour, or a part of it is missing. Just ask for a new one.',
    again: 'Send me a new link',
  },
  verify: {
    meta: 'Confirm your email',
    title: 'Is this your email?',
    ask: (email: string) => `You are about to confirm ${email}.`,
    confirm: 'Yes, confirm it',
    confirming: 'Confirming...',
    loading: 'Opening your link',
    logInFirst: (email: string) => `Please log in as ${email} first. Then this page confirms your email.`,
    patientLogin: 'Patient login',
    staffLogin: 'Administrator login',
    otherPerson: (email: string, other: string) =>
      `You are logged in as ${other}, but this link is for ${email}. Sign out first, then log in as ${email}.`,
    signOut: 'Sign Out',
    doneTitle: 'Your email is confirmed',
    doneBody: (email: string) => `${email} is yours. There is nothing more to do.`,
    goOn: 'Continue',
    goneTitle: 'This link does not open',
    goneBody:
      'It was used already, is older than one day, or a part of it is missing. You can ask for a new one on your profile or account page.',
    home: 'Return to Home',
  },
}
