import { brand } from '#lib/brand.ts'

export const contactText = {
  title: 'Contact',
  description:
    'Write, call or visit us, in English or Spanish. A person reads every message and answers it; nothing here costs anything.',
  heading: 'Talk to a person.',
  lead: 'Write or call. If you are looking for help for yourself, you can also sign up as a patient and write to a case manager there.',
  formTitle: 'Write to us',
  formLead: 'We answer by email, on business days.',
  waysTitle: 'Other ways to reach us',
  email: 'Email',
  phone: 'Phone',
  office: 'Office',
  hours: 'Monday to Friday, 9:00 AM to 5:00 PM, Mountain Time',
  urgentTitle: 'If it cannot wait',
  urgent:
    'Nobody watches this page at night. In an emergency call 911. To talk to someone at any hour, call or text 988. For help near you, call 211.',
  privacy: `Only the people who run ${brand.name} read what you send here.`,
  received: {
    title: 'Message Sent!',
    lead: "Thank you for contacting us. We'll get back to you soon.",
    progressLabel: 'What happens next',
    steps: ['Your message is here', 'A person reads it', 'We write to you'],
    hint: 'Did you forget something? Write to us:',
    action: 'About us',
    second: 'Return to Home',
  },
}
