import { brand } from '#lib/brand.ts'

export const educationText = {
  title: 'Education and student services',
  description: `${brand.name} for student support and success teams.`,
  lead: `Students rarely leave over one thing. It is the bus, the rent and the class, in the same week. ${brand.name} helps support staff see it early and answer together.`,
  points: [
    {
      title: 'One place to ask',
      body: 'A student writes once. The message reaches the person who can help.',
    },
    {
      title: 'Goals of their own',
      body: 'Students set their goals beside the ones they agree on with their advisor.',
    },
    { title: 'Quiet by design', body: 'Records stay between the student and those who support them.' },
  ],
  note: 'This page will grow to show one semester with a support team. Until then, ask for a demo.',
}
