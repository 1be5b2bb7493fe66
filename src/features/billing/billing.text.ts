import { brand } from '#lib/brand.ts'

/** What staff read of Premium inside their work and on the subscription page, and what patients read there. */
export const billingText = {
  seePremium: 'See Premium',
  loading: 'Looking up your plan…',
  yourPlan: 'Your Plan',
  currentPlan: 'Current Plan',
  /** Who has Premium without buying it, by the reason. */
  held: {
    administrator: {
      title: 'Admin - Premium Access Granted',
      body: 'Administrators always have Premium. Your colleagues have it by your organization’s plan or trial, or by a subscription of their own.',
    },
    plan: {
      title: 'Part of your organization’s plan',
      body: 'Your organization pays for Premium. There is nothing for you to buy.',
    },
    'billing-off': {
      title: 'Open to everybody here',
      body: 'Whoever runs this copy opens Premium to all staff. There is nothing to buy.',
    },
  },
  administratorPays:
    'You pay for this subscription yourself, and as an administrator you would have Premium without it.',
  subscription: {
    renews: (date: string) => `Renews on ${date}`,
    ends: (date: string) => `Ends on ${date}`,
    endsBody: 'Until then everything stays open, and afterwards all that you recorded stays readable.',
    manage: 'Manage Subscription',
    again: 'Renew again',
  },
  trial: {
    title: (days: number) =>
      days === 1 ? 'Open in your trial: 1 day left' : `Open in your trial: ${days} days left`,
    body: 'Upgrade to keep it afterwards. Without it, everything you recorded stays readable, printable and exportable.',
  },
  trialOver: (date: string) => `Your organization’s trial ended on ${date}.`,
  subscriptionOver: (date: string) => `Your subscription ended on ${date}.`,
  none: {
    body: 'Everything you recorded stays readable, printable and exportable, with Premium or without.',
  },
  upgrade: 'Upgrade to Premium',
  opening: 'Opening a new tab…',
  isTest: 'Test checkout: no card is charged.',
  forOne: `$${brand.prices.premium} a month, for your account. You can stop at the end of any month.`,
  patient: {
    title: 'Everything is free for you',
    body: 'Your portal, messages, appointments and everything else cost you nothing, now and later. Premium is for the teams who work with you.',
    action: 'Go to your portal',
  },
  noTeam: {
    title: 'Your account belongs to no team yet',
    body: 'Premium is for members of a team. It opens here once you have joined one.',
    action: 'Your account',
  },
  visitor: { signIn: 'Sign in to upgrade', ask: 'Ask us first' },
  failed: {
    title: 'Your plan could not be looked up',
    body: 'Nothing was changed, and nothing was charged.',
  },
  opened: { title: 'Premium is open', body: 'Everything it holds is there for you now.' },
  failures: {
    checkout: { title: 'Error', body: 'Failed to create checkout session' },
    portal: { title: 'Error', body: 'Failed to open customer portal' },
    change: { title: 'Error', body: 'Nothing was changed. Please try again.' },
  },
  test: {
    title: 'Test checkout',
    meta: 'Test checkout',
    lead: 'This copy of Handrail charges no card. Here you can see what subscribing is like.',
    noCard: 'No card is charged',
    noCardBody:
      'Nothing is asked of you and nothing is paid. A copy that charges sends you to its payment provider instead.',
    price: `Premium, $${brand.prices.premium} a month`,
    subscribe: 'Subscribe without a card',
    cancel: 'Cancel subscription',
    back: 'Back to your plan',
    working: 'One moment…',
    closed: {
      title: 'There is nothing to buy here',
      body: 'Sign in as a member of staff to try the checkout out.',
    },
    elsewhere: {
      title: 'This copy has a payment provider',
      body: 'Subscriptions are managed there, from your plan.',
    },
  },
}
