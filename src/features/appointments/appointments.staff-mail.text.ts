/** Mails about appointments to staff, who read English. Which patient it is, the screen says. */
const who = (name: string | null) => name ?? 'One of your patients'

export const appointmentsStaffEmailText = {
  subject: 'An appointment changed',
  requestSubject: 'An appointment request waits for you',
  requested: (name: string | null, time: string) => `${who(name)} would like to meet: ${time}.`,
  confirmed: (name: string | null, time: string) => `${who(name)} said yes to this time: ${time}.`,
  declined: (name: string | null, time: string) => `${who(name)} said no to this time: ${time}.`,
  cancelled: (name: string | null, time: string) => `${who(name)} cancelled: ${time}.`,
}
