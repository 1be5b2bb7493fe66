import { brand } from '#lib/brand.ts'

export const socialServicesText = {
  title: 'Social services and nonprofits',
  description: `${brand.name} for social service agencies and nonprofits.`,
  lead: `Housing, food, papers, school, court. People come with five needs at once, and tell their story to ten offices. ${brand.name} lets them tell it once.`,
  points: [
    {
      title: 'One story, told once',
      body: 'A calm first conversation, saved as it goes. Nobody is asked the same question twice.',
    },
    {
      title: 'A plan people can hold',
      body: 'A checklist in plain words, in English and Spanish, on the phone they already have.',
    },
    {
      title: 'Nobody forgotten',
      body: 'Whoever has no next step, or is past it, comes up first on the case manager’s screen.',
    },
  ],
  note: 'This page will grow to follow one family through a year. Until then, see it live in a demo.',
}
