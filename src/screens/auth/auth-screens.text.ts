export const authScreensText = {
  signUp: {
    meta: 'Make an account',
    description:
      'Make your free account in a minute: your name, email, phone and a password are all it takes. It stays free, and you can leave any time.',
    badge: 'Always Free for Patients',
    title: 'Make your account',
    lead: 'Your next steps, your goals and your care team in one place.',
    submit: 'Sign Up',
    busy: 'Creating account...',
    other: 'Already have an account?',
    otherLink: 'Log in',
  },
  logIn: {
    meta: 'Sign in',
    description:
      'Log in to read your messages, see your next step and your appointments, or go on with a form where you left off. Free, in English and Spanish.',
    badge: 'Patient Portal',
    title: 'Welcome Back',
    lead: 'Log in with your email and password.',
    submit: 'Log In',
    busy: 'Logging in...',
    other: 'New here?',
    otherLink: 'Sign up',
  },
  administrator: {
    meta: 'Administrator Login',
    description:
      'The way in for administrators, case managers and specialists: log in, or sign up to start an organization with a free trial and no credit card.',
    title: 'Administrator Login',
    lead: 'For administrators, case managers and specialists.',
    tabs: 'Login or sign up',
    login: 'Login',
    signUp: 'Sign Up',
    submitLogin: 'Sign In',
    busyLogin: 'Signing in...',
    submitSignUp: 'Create Account',
    busySignUp: 'Creating account...',
    signUpNote: 'A new account starts its own organization, on a free trial.',
    patientNote: 'Are you a patient?',
    patientLink: 'Patient Login',
  },
  founding: {
    meta: 'Found your organization',
    title: 'Found your organization',
    lead: 'This one-time link makes you its first administrator.',
    submit: 'Create Account',
    busy: 'Creating account...',
    goneTitle: 'This link does not open',
    goneBody:
      'It was used already, a newer one took its place, or a part of it is missing. Who runs this copy finds the newest link in its terminal. If you have an account, log in.',
    logIn: 'Log in',
    loading: 'Looking at the link',
  },
  invitation: {
    meta: 'Your invitation',
    titles: {
      patient: 'Your portal is ready',
      case_manager: 'Join as a case manager',
      specialist: 'Join as a specialist',
      administrator: 'Join as an administrator',
    },
    lead: (name: string, organization: string, invitedBy: string | null) =>
      invitedBy
        ? `Hello ${name}. ${invitedBy} of ${organization} invited you.`
        : `Hello ${name}. ${organization} invited you.`,
    forAddress: (email: string) => `This invitation is for ${email}.`,
    newPassword: 'Choose a password. You will use it with this email to log in.',
    knownAccount: 'You have an account already. Log in to accept.',
    signedInAs: (email: string) => `You are logged in as ${email}.`,
    otherPerson: (email: string, invited: string) =>
      `You are logged in as ${email}, but this invitation is for ${invited}. Sign out first to accept it.`,
    accept: 'Accept the invitation',
    accepting: 'Accepting...',
    signUp: 'Make my account',
    signingUp: 'Creating account...',
    logIn: 'Log in and accept',
    loggingIn: 'Logging in...',
    signOut: 'Sign Out',
    over: {
      used: {
        title: 'This invitation was used',
        body: 'Somebody said yes to it already. If that was you, just log in: everything is there.',
      },
      declined: {
        title: 'This invitation was declined',
        body: 'Somebody said no to it. If you changed your mind, ask whoever invited you to send a new one.',
      },
      withdrawn: {
        title: 'This invitation was taken back',
        body: 'Whoever sent it took it back, or sent it to another address. If you think that is a mistake, ask them.',
      },
      expired: {
        title: 'This invitation is too old',
        body: 'It was good for 14 days. Ask whoever invited you to send it again: this same link works then.',
      },
      unknown: {
        title: 'This invitation does not open',
        body: 'A part of the link is missing, or what it was for is gone. Open it from the mail again, or ask whoever invited you.',
      },
    },
    account: 'Go to my account',
    home: 'Return to Home',
    loading: 'Opening your invitation',
  },
}
