import { brand } from '#lib/brand.ts'

export const pricingText = {
  title: 'Pricing: free for patients',
  description:
    'The patient portal is always free. Care teams pay by the month for each member of the staff: Starter, Growth or Enterprise, with a free trial and no card.',
  heading: 'Free for patients. Fair for teams.',
  lead: 'Patients never pay. A team pays for each member of its staff, by the month, and can stop at the end of any of them.',
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
  freeNote: `Nobody hands out a certificate for HIPAA. ${brand.name} is designed for its rules, and a team keeps them by how it works.`,
  plansTitle: 'Plans for care teams',
  popular: 'Most Popular',
  unit: 'per user per month',
  plans: [
    {
      name: 'Starter',
      price: `$${brand.prices.starter}`,
      isPriced: true,
      body: `For small teams, up to ${brand.starterSeats} users.`,
      features: [
        'Caseload, tasks and goals',
        'Forms that save themselves',
        'Messaging and appointments',
        'A checklist for each patient from their first talk',
        'Your people, brought along from a file',
        'Audit log and access by role',
      ],
      action: 'Start with Starter',
    },
    {
      name: 'Growth',
      price: `$${brand.prices.growth}`,
      isPriced: true,
      body: 'For teams that report to boards and funders.',
      features: [
        'Everything in Starter',
        'AI Copilot: drafts that a person reviews',
        'Checklists and suggestions for staff',
        'Case files',
        'Dashboards and outcome reports',
      ],
      action: 'Try Growth',
    },
    {
      name: 'Enterprise',
      price: 'Custom',
      isPriced: false,
      body: 'For several sites, or for your own servers.',
      features: [
        'Everything in Growth',
        'On your servers, with your storage and mail',
        'Your own AI model, or none at all',
        'Many organizations, each behind its own wall',
        'Help with the move and with training',
      ],
      action: 'Talk to us',
    },
  ],
  plansNote: 'Prices in US dollars. A user is a member of the staff. Patients are not counted.',
  questionsTitle: 'Questions people ask',
  questions: [
    {
      question: 'Will patients ever have to pay?',
      answer:
        'No. The portal, messages, appointments and the first talk are free for patients, whatever plan their team has, and whether it has one or not.',
    },
    {
      question: 'How does the free trial work?',
      answer: `You get Growth for ${brand.trialDays} days, with up to ${brand.trialSeats} users. No credit card is needed.`,
    },
    {
      question: 'What happens when the trial ends?',
      answer:
        'The Premium tools close, and you keep Basic at no charge, with the users you have. Everything you recorded stays readable, printable and exportable, and nothing changes for your patients.',
    },
    {
      question: 'Who counts as a user?',
      answer:
        'Administrators, case managers and specialists. Patients never count, so a longer caseload does not cost more.',
    },
    {
      question: 'What is Premium, and do we need it?',
      answer: `Premium opens four things: uploading case files, AI drafts and suggestions, checklists that staff have made for a patient, and reports with their charts. It is part of the trial, of Growth and of Enterprise. Without them, a member of staff can add it for their own account, for $${brand.prices.premium} per month.`,
    },
    {
      question: 'Can we change plans, leave, or run it ourselves?',
      answer: `Yes, all three. Write to us, and your plan changes from one month to the next. ${brand.name} is open source: run your own copy at no charge, with a database that is yours, and pay for help only if you want some.`,
    },
  ],
  trialTitle: `Try Growth free for ${brand.trialDays} days.`,
  trialBody: `Up to ${brand.trialSeats} users, no credit card, and what you enter stays yours.`,
  trialAction: 'Start the free trial',
  trialSecond: 'Ask for a demo first',
}
