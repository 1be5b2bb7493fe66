export const inquiriesEmailText = {
  subject: {
    demo: 'Someone asked for a demo',
    contact: 'A message came in from the contact page',
  },
  languages: { en: 'English', es: 'Spanish' },
  language: (name: string) => `Written on the page in ${name}.`,
  answer: (email: string) => `Answer to: ${email}`,
  fields: {
    name: 'Name',
    organizationName: 'Organization',
    sector: 'Sector',
    teamSize: 'Team size',
    programs: 'Programs',
    phone: 'Phone',
    notes: 'Notes',
    message: 'Message',
  },
  more: 'Everything that came in: npm run inquiries',
}
