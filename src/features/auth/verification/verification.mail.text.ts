/** Mails that prove an address. Their subjects say nothing to whoever looks over a shoulder. */
export const verificationMailText = {
  code: {
    subject: 'Your code',
    body: (code: string) =>
      `Here is your code:\n\n${code}\n\nType it into the page where you asked for it. It works for 10 minutes.\n\nNobody will ever ask you for this code. Please do not give it to anyone.`,
  },
  known: {
    subject: 'You have an account already',
    body: 'Someone, most likely you, just tried to sign up with this email. There is an account with it already, so we did not make another one.\n\nYou can log in. If you do not remember your password, choose "Forgot your password?" on that page.',
  },
  addressChanged: {
    subject: 'Your email was changed',
    body: 'Someone, most likely you, changed where we write to you. From now on our emails go to another address.\n\nWas it not you? Then please log in, change it back, and choose a new password.',
  },
  newPassword: {
    subject: 'Your new password',
    body: 'You asked to choose a new password. The link below works for one hour, and only once.\n\nDid you not ask for it? Then you can leave this email. Your password stays as it is.',
  },
  verification: {
    subject: 'Please confirm your email',
    body: 'Please confirm that this is your email. The link below works for one day. You may have to log in first.',
  },
}
