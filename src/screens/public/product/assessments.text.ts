import { brand } from '#lib/brand.ts'

export const assessmentsText = {
  title: 'Assessments and goals',
  description: 'See where someone stands and where they want to go.',
  lead: `A goal is worth more when the person wrote it. ${brand.name} keeps a patient’s own goals beside those of the case manager, and shows how far each has come.`,
  points: [
    {
      title: 'One question at a time',
      body: 'Forms show a single question, keep what was typed, and wait for whoever needs a break.',
    },
    {
      title: 'Three kinds of goals',
      body: 'Personal ones, those of the case manager, and steps of the checklist. Always told apart.',
    },
    { title: 'Kind progress', body: 'Done is celebrated. Not yet is just not yet.' },
  ],
  note: 'This page will grow to show how a goal is set and reached. Until then, ask for a demo.',
}
