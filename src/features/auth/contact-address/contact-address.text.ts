/** The words of changing where one is written to (English). */
export const contactAddressText = {
  change: 'Change email',
  title: 'Where should we write to you?',
  hint: 'We send a code to the new email. Until you type it here, everything goes where it went before.',
  email: 'New email',
  send: 'Send me a code',
  sending: 'Sending…',
  changed: { title: 'Email changed', body: 'From now on we write to your new email.' },
  failed: { title: 'Error', body: 'Your email was not changed. Please try again.' },
}
