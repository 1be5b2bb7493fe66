/** Mails about appointments. To patients they name a time and nothing else: not with whom, not what for. */
export const appointmentsEmailText = {
  hello: (name: string | null) => (name ? `Hello ${name},` : 'Hello,'),
  transition: {
    subject: 'You have a new update',
    offered: (time: string) => `There is a time for you: ${time}. Sign in to say yes or no.`,
    confirmed: (time: string) => `Your time is set: ${time}. Sign in if you want it in your calendar.`,
    moved: (time: string) => `There is a new time for you: ${time}. Sign in to say yes or no.`,
    declined: (time: string) => `The time you asked for does not work: ${time}. Sign in to pick another one.`,
    cancelled: (time: string) => `This time is cancelled: ${time}. Sign in to pick another one.`,
    requested: (time: string) =>
      `Somebody new works with you. They will look at this time and let you know: ${time}.`,
  },
  reminder: {
    subject: 'A reminder',
    body: (time: string) =>
      `This is coming up: ${time}. If you cannot make it, that is okay. Sign in to change it.`,
  },
}
