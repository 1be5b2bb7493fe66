export const dashboardsText = {
  title: 'Dashboards and outcomes',
  description: 'Figures for teams, boards and funders.',
  lead: 'Who needs a hand today, and what has changed this year. Two questions, and the figures behind each of them can be opened.',
  points: [
    {
      title: 'For the next six minutes',
      body: 'The case manager’s screen begins with whoever is waiting longest.',
    },
    { title: 'For the board', body: 'Outcomes over time, as a picture and as a table.' },
    { title: 'For the funder', body: 'A report that says where each number comes from.' },
  ],
  note: 'This page will grow to show a dashboard you can try. Until then, ask for a demo.',
}
