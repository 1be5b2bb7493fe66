import { brand } from '#lib/brand.ts'

export const securityText = {
  title: 'Security and trust',
  description: `How ${brand.name} protects a life story.`,
  lead: 'A person’s record is a life story, not a row of data. So the rule of who may read it lives in the database itself, where no screen can forget it.',
  points: [
    {
      title: 'Each role sees its part',
      body: 'Administrator, case manager, specialist and patient are separate roles of the database, down to single fields.',
    },
    {
      title: 'Every look is written down',
      body: 'Opening a record, a conversation or a file leaves an entry that nobody can change.',
    },
    {
      title: 'One organization, one wall',
      body: 'No record of one organization can be reached from another.',
    },
    {
      title: 'AI under control',
      body: 'Names, addresses and numbers are taken out before any model reads a word. It can be switched off.',
    },
    { title: 'Your data is yours', body: 'Patients can see who opened their record, and take it with them.' },
    {
      title: 'Made with the rules in mind',
      body: 'HIPAA, 42 CFR Part 2, FERPA and GDPR shaped how records, consent and deletion work.',
    },
  ],
  note: 'This page will grow to describe each control in full. If you need an answer for a review today, write to us.',
}
