import { brand } from '#lib/brand.ts'

export const dashboardsText = {
  title: 'Dashboards and outcomes',
  description: `${brand.name} begins with one question: who needs a hand today? Live figures over your own caseload, and progress reports with their charts.`,
  heading: 'Who needs a hand today?',
  lead: 'Most dashboards answer what a board asked last quarter. This one answers what a case manager asks at eight in the morning, from what was written down a second ago.',
  shownTitle: 'Item by item, for everybody',
  shownLead: 'Open an item to see how each patient stands with it.',
  demo: 'Ask for a demo',
  pricing: 'See the prices',
  picture: {
    label:
      'Patient progress, on the overview: three patients, the lowest completion first, each with a bar, a figure and a word.',
    title: 'Patient progress',
    note: 'The lowest completion first',
    rows: [
      { name: 'Andre W.', percent: 18, counted: '2 of 11', word: 'Needs a hand' },
      { name: 'Lena K.', percent: 55, counted: '6 of 11', word: 'Under way' },
      { name: 'Rosa D.', percent: 91, counted: '10 of 11', word: 'On track' },
    ],
  },
  todayTitle: 'Six places to look',
  todayLead: 'Each is there today, live, and counts only what you may see.',
  today: [
    {
      title: 'Needs attention first',
      body: 'Danger, unanswered messages, times to confirm, next steps past or missing, tasks, and who has gone quiet. The longest wait of each stands on top.',
      where: 'Overview',
    },
    {
      title: 'Your four figures',
      body: 'Patients, active cases, case files and unread messages, counted at this moment.',
      where: 'Overview',
    },
    {
      title: 'The caseload',
      body: 'Search by name; sort by attention, by completion, by newest. With forty people or with four thousand, it is the same list.',
      where: 'Patients',
    },
    {
      title: 'Patient progress',
      body: 'How far each person is, the lowest first: a bar, a figure and a word, never a color alone. Checklist Status shows the same item by item.',
      where: 'Overview and Checklist Status',
    },
    {
      title: 'Progress reports',
      body: 'Of a caseload, of a tag or of the whole organization: charts with their tables, to print, or to download as JSON and CSV.',
      where: '“Generate Report”',
    },
    {
      title: 'Labels of your own',
      body: 'Put tags on people, one or many at once, and narrow the caseload by them. Patients do not see them on their screens, and get them with their download.',
      where: 'Patients',
    },
  ],
  patientTitle: 'The patient has a dashboard, too',
  patientBody:
    'Active goals, upcoming visits, unread messages and overall progress: four figures about one’s own life, counted from the record and not made up. Nobody is compared with anybody.',
  patientLink: 'How the portal works',
  honestTitle: 'A number you can stand behind',
  honestLead: 'Before you put a figure in a grant report, ask four things of it. We ask them of ours.',
  honest: [
    { label: 'Of whom?', description: 'Which people are counted, and which are not.' },
    {
      label: 'Since when?',
      description: 'From which day to which day, and by what date each event is placed.',
    },
    { label: 'Written by whom?', description: 'Who recorded it. An outcome without an author is a rumor.' },
    { label: 'What is missing?', description: 'How many have no value. A blank is not a zero.' },
  ],
  never: [
    'It does not rank staff or patients.',
    'It does not predict what a person will do.',
    'It computes no HUD, WIOA or HEDIS measures.',
    'It does not show a figure that nobody can trace.',
  ],
  later: [
    'A report about one patient alone, or between two days of your choosing. A progress report is about a caseload, a tag or the whole organization, as it is today.',
  ],
  whoLead:
    'The overview and Checklist Status come with every plan. Making progress reports is Premium; reading them is not.',
  uses: [
    { who: 'Case managers', does: 'Their own caseload, as it is now, and reports about it.' },
    { who: 'Specialists', does: 'The patients assigned to them.' },
    {
      who: 'Administrators',
      does: 'How many patients, case managers and specialists there are, who has whom, and reports about all of them.',
    },
    { who: 'Patients', does: 'Four figures about themselves, free.' },
  ],
  closingTitle: 'Start with today.',
  closingBody: `${brand.demoMinutes} minutes. Bring the figure your funder asks for, and we tell you whether it can be had here yet.`,
}
