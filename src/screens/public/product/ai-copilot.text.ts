export const aiCopilotText = {
  title: 'AI Copilot',
  description: 'Drafts for notes, plans and letters that a person reviews.',
  lead: 'The copilot writes the first version of a note, a plan or a letter, and shows what it was drawn from. It becomes part of the record only when a person accepts it.',
  points: [
    {
      title: 'A draft stays a draft',
      body: 'It is marked as one until somebody reads it, changes what needs changing and signs.',
    },
    {
      title: 'Help comes before any model',
      body: 'Words of danger are recognized first, in English and Spanish. The person sees at once how to reach help.',
    },
    {
      title: 'It can be switched off',
      body: 'For one organization, for one role, or altogether. The work goes on without it.',
    },
  ],
  note: 'This page will grow to show the copilot at a real desk. Until then, ask for a demo and bring a hard case.',
}
