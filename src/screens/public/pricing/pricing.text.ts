import { brand } from '#lib/brand.ts'

export const pricingText = {
  title: 'Pricing',
  description: 'The patient portal is always free. Care teams choose Starter, Growth or Enterprise.',
  heading: 'Free for patients. Fair for teams.',
  lead: 'Patients never pay. Teams pay by the person who works with it, and can leave at the end of any month.',
  freeTitle: 'Patient Portal',
  freePrice: 'Free, always',
  freeBody: 'For everyone who is looking for help, and everyone who is getting it.',
  freeFeatures: [
    'Secure messaging with providers',
    'Appointment scheduling',
    'View health records and goals',
    'Track progress',
    'Mobile-friendly access',
    'HIPAA-compliant and secure',
  ],
  freeAction: 'Go to the patient portal',
  plansTitle: 'Plans for care teams',
  popular: 'Most Popular',
  unit: 'per user per month',
  plans: [
    {
      name: 'Starter',
      price: `$${brand.prices.starter}`,
      isPriced: true,
      body: `For small teams of up to ${brand.starterSeats} users.`,
      features: ['Caseload, tasks and forms', 'Messaging and scheduling', 'Checklist for every patient'],
      action: 'Start with Starter',
    },
    {
      name: 'Growth',
      price: `$${brand.prices.growth}`,
      isPriced: true,
      body: 'For teams that report to boards and funders.',
      features: ['All of Starter', 'AI Copilot with human review', 'Case files and dashboards'],
      action: 'Try Growth',
    },
    {
      name: 'Enterprise',
      price: 'Custom',
      isPriced: false,
      body: 'For several sites, or for your own servers.',
      features: ['All of Growth', 'Your own storage and mail', 'Help with the move'],
      action: 'Talk to us',
    },
  ],
  questionsTitle: 'Questions people ask',
  questions: [
    {
      question: 'Will patients ever have to pay?',
      answer: 'No. The portal, messages and the first talk are free for patients, whatever plan a team has.',
    },
    {
      question: 'How does the trial work?',
      answer: `You get Growth for ${brand.trialDays} days with up to ${brand.trialSeats} users. No credit card is needed.`,
    },
    {
      question: 'What happens when the trial ends?',
      answer:
        'The premium tools close. Everything you recorded stays readable, printable and yours to export.',
    },
    {
      question: 'Who counts as a user?',
      answer: 'Administrators, case managers and specialists. Patients do not count.',
    },
    {
      question: 'Can we change plans?',
      answer: 'Yes, up or down, from one month to the next. Nothing that you recorded is lost.',
    },
    {
      question: 'Can we run it ourselves?',
      answer: `Yes. ${brand.name} is open source. You can run your own copy, and pay for help only if you want some.`,
    },
  ],
  trialTitle: `Try Growth for ${brand.trialDays} days.`,
  trialBody: `Up to ${brand.trialSeats} users, no credit card, and what you enter stays yours.`,
  trialAction: 'Start with a demo',
}
