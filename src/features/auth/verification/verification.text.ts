export const verificationText = {
  code: {
    title: 'Look in your mail',
    sent: (email: string) => `We sent a mail to ${email}. If it holds a code, type the 6 digits here.`,
    label: 'Code from the mail',
    hint: 'It works for 10 minutes.',
    submit: 'Continue',
    busy: 'Checking the code...',
    noMail: 'No mail? Look in your spam folder, or send it again.',
    back: 'Change what I typed',
  },
  resend: 'Send the mail again',
  resendIn: (seconds: number) => `Send again in ${seconds} s`,
  resending: 'Sending...',
  evaluation: 'This is an evaluation copy: its mails are on one page.',
  mailbox: 'Open the mailbox',
  forgotLink: 'Forgot your password?',
  forgotten: {
    title: 'Look in your mail',
    sent: (email: string) =>
      `If ${email} has an account, a mail with a link is on its way. The link works for one hour.`,
    noMail:
      'No mail? Look in your spam folder, or check that this is the email you signed up with. If you asked us not to send you mail, call your care team.',
  },
  card: {
    title: 'Your email',
    verified: 'Confirmed',
    unverified: 'Not confirmed yet',
    proven: 'If you forget your password, we send a link to this email.',
    why: 'Confirm your email, so that you can get back in if you forget your password.',
    send: 'Send me a link',
    sent: (email: string) => `We sent a link to ${email}. Open it here, where you are logged in.`,
  },
  changed: { title: 'Your new password is set', body: 'You can log in with it now.' },
  failures: {
    forgotten: 'The mail was not sent',
    newPassword: 'Password not changed',
    verification: 'Email not confirmed',
  },
  otherAccount: 'This link is for another account.',
}
