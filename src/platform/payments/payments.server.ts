/**
 * Whoever charges cards. Card data never comes here, and nothing is believed that was only sent: an event says that something
 * changed, how it stands is asked.
 */

/** How a customer's subscription stands, as the provider says when it is asked. */
export interface PaidSubscription {
  /** The provider's own id of it. */
  subscriptionRef: string | null
  isSubscribed: boolean
  /** Until when it is paid. */
  subscriptionEndsAt: string | null
  /** False once it was cancelled. */
  renews: boolean
}

export interface Payments {
  /** A customer for this member of staff; twice for the same person is the same customer. Answers with the provider's id. */
  makeCustomer(person: { email: string; organizationId: string; userId: string }): Promise<string>
  /** Where the customer pays. `last` is the subscription that they had before. One that is under way is gone on with. */
  startCheckout(customer: string, last: string | null): Promise<string>
  /** Where the customer changes their card, reads invoices and cancels. */
  openPortal(customer: string): Promise<string>
  readSubscription(customer: string): Promise<PaidSubscription>
  /** Ends whatever would be charged again at the end of what is paid; said twice is said once. Answers with how it stands then. */
  cancelSubscription(customer: string): Promise<PaidSubscription>
  /** What an event is about, if its signature is right; undefined if it is not, or the event is too old to be believed. */
  readEvent(body: string, signature: string): Promise<{ id: string; customer: string | null } | undefined>
}
