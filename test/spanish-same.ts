/** Words that are the same in English and in Spanish, each with its reason. One that no file says any more fails. */
interface SameWords {
  /** Beginning of the path under src/ where this holds; without it, everywhere. */
  within?: string
  words: readonly string[]
  reason: string
}

export const sameInSpanish: readonly SameWords[] = [
  { words: ['Error', 'no', 'No', 'Personal', 'Sector'], reason: 'Written alike in both languages.' },
  { words: ['English', 'Español'], reason: 'A language is called by its own name.' },
  {
    words: ['iPhone', 'iPad', 'Windows', 'Mac', 'Linux', 'Chromebook'],
    reason: 'Names of devices.',
  },
  {
    words: ['Premium', 'Starter', 'Growth', 'Enterprise'],
    reason: 'Names of what is sold.',
  },
  { words: ['HIPAA', 'FERPA', 'GDPR', 'WIOA'], reason: 'Names of laws.' },
  {
    within: 'screens/public/',
    words: ['Andre W.', 'Rosa D.', 'Rosa', 'Lena K.', 'Robert M.'],
    reason: 'Names of people in pictures of screens.',
  },
  {
    within: 'screens/public/',
    words: ['8:05 AM', '9:20 AM', '11:40 AM', '1:15 PM', '4:50 PM'],
    reason: 'Hours of a working day, as the screens of staff show them.',
  },
  {
    within: 'screens/public/',
    words: [
      ...['Overview', 'Tasks', 'Patients', 'Checklist', 'Activity', 'Next step', 'Safety alerts'],
      ...['Overview, “Safety alerts”', 'Overview, “Needs attention first”', 'How to reach them safely'],
      ...['Forms', 'Notes', '“Generate Report”'],
    ],
    reason: 'What the screens of staff are called, which carry English (decision 39).',
  },
]
