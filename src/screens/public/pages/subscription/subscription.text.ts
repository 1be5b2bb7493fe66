import { brand } from '#lib/brand.ts'

export const subscriptionText = {
  title: 'Subscribe: Basic and Premium',
  description: `Basic is free: messages, appointments and the patient portal. Premium is $${brand.prices.premium} per month and adds AI Copilot, case files, assessments and dashboards.`,
  heading: 'Start free. Add what saves your team time.',
  lead: 'Messages, appointments and the patient portal cost nothing. Premium opens the tools that take work off your staff. For patients, nothing changes either way.',
  plans: [
    {
      name: 'Basic',
      price: `$${brand.prices.basic}`,
      unit: 'per month',
      features: ['Messaging & Scheduling', 'Basic patient portal', 'Standard support'],
    },
    {
      name: 'Premium',
      price: `$${brand.prices.premium}`,
      unit: 'per month, for one member of staff',
      features: [
        'AI Copilot',
        'Advanced Case Files & Workflows',
        'Comprehensive Assessments & Goals',
        'Real-time Dashboards & Outcomes',
        'Priority Support',
        'Unlimited case management',
      ],
    },
  ],
  waysTitle: 'Who has Premium, and how to get it',
  ways: [
    {
      title: 'New teams have it already.',
      body: `For the first ${brand.trialDays} days everything is open, for up to ${brand.trialSeats} users, without a card.`,
    },
    {
      title: 'Administrators always have it.',
      body: 'Sign in and look at the top of the page: the Premium badge says that it is open for you.',
    },
    {
      title: 'You can add it for yourself.',
      body: `$${brand.prices.premium} a month opens Premium for one member of staff. Or your organization’s plan holds it for everybody: Growth and Enterprise do.`,
    },
    {
      title: 'Nothing is taken away.',
      body: 'Without Premium, all that you recorded stays readable, printable and exportable, and patients notice no difference.',
    },
  ],
  compare: 'Compare the plans for teams',
}
