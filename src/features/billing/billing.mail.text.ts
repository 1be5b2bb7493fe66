/** The mail to somebody who may not work here any more, for now or for good, and is charged no further. Staff read English. */
export const billingEmailText = {
  ended: {
    subject: 'Your Premium subscription ends',
    body: (date: string) =>
      `Your access to your organization was ended or paused, so we cancelled your Premium subscription: nothing more is charged. What you paid for runs until ${date}.\n\nIf you get your access back, you can renew on the subscription page.`,
  },
}
