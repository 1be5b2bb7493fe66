import { brand } from '#lib/brand.ts'

export const aboutText = {
  title: 'About us',
  description: `Why ${brand.name} exists, and for whom.`,
  lead: 'A handrail does not climb the stairs for you. It is there when you reach for it. That is the help we build.',
  points: [
    {
      title: 'Two people decide every screen',
      body: 'Someone with a cracked phone and a bad week. And someone with forty people in their care and six minutes before the next visit.',
    },
    {
      title: 'Plain words, two languages',
      body: 'Everything patients read is in English and Spanish, in words a sixth-grader can follow.',
    },
    { title: 'Free for patients, for good', body: 'Whoever needs help should not pay to ask for it.' },
    {
      title: 'Open to look into',
      body: `${brand.name} is open source. Anyone can read how it works, and run their own copy.`,
    },
  ],
  note: 'Questions, ideas, or a story we should hear? Write to us.',
}
