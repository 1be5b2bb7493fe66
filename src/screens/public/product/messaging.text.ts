export const messagingText = {
  title: 'Messages and visits',
  description: 'Patients and care teams talk and schedule in one place, at no cost.',
  lead: 'A patient writes; the case manager sees it at once and answers. No phone tag, no lost slips of paper, no cost.',
  points: [
    {
      title: 'It arrives while you look',
      body: 'New messages appear on both sides without loading anything again.',
    },
    {
      title: 'A visit is a yes from both',
      body: 'A patient asks for a time. The case manager confirms it or offers another one.',
    },
    {
      title: 'A notebook of one’s own',
      body: 'Patients can write private notes that no staff member can read.',
    },
  ],
  note: 'This page will grow to show a conversation from both sides. You can already try it: patients sign up in two minutes.',
}
