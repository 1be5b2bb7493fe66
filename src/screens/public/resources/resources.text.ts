export const resourcesText = {
  title: 'Resources',
  description: 'Plain guides for people finding their way, and help you can reach today.',
  lead: 'Short guides in plain words, for patients, families and the people beside them.',
  points: [
    {
      title: 'Help at any hour',
      body: 'Call or text 988 to talk to someone about a crisis, or about feeling very low. It is free, in English and Spanish.',
    },
    { title: 'Help near you', body: 'Call 211 for food, housing, bills and more in your area.' },
    { title: 'In danger right now', body: 'Call 911.' },
  ],
  note: 'Four guides are being written for this page: the first visit, telling your story once, goals that hold, and reading a letter from an agency.',
}
