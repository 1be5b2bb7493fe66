/** Mails about appointments to staff, who read English. Which patient it is, the screen says: mail is read over shoulders too. */
export const appointmentsStaffEmailText = {
  subject: 'An appointment changed',
  requestSubject: 'An appointment request waits for you',
  requested: (time: string) => `One of your patients would like to meet: ${time}.`,
  confirmed: (time: string) => `One of your patients said yes to this time: ${time}.`,
  declined: (time: string) => `One of your patients said no to this time: ${time}.`,
  cancelled: (time: string) => `One of your patients cancelled: ${time}.`,
}
