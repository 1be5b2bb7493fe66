export const caseFilesText = {
  title: 'Case files and workflows',
  description: 'One record for each person, open only to those who may see it.',
  lead: 'Everything about a person in one place: papers, notes, tasks and messages, in the order in which they happened.',
  points: [
    {
      title: 'Papers find their person',
      body: 'Upload once; the file stays with the record, and every download is written down.',
    },
    {
      title: 'Tasks with an owner',
      body: 'Each task says what, by when, and who. What is late comes up first.',
    },
    {
      title: 'Closed unless opened',
      body: 'The database itself refuses every record that is not yours to see.',
    },
  ],
  note: 'This page will grow to show a case from the first paper to the last. Until then, ask for a demo.',
}
