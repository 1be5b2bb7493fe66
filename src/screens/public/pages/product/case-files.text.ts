import { brand } from '#lib/brand.ts'

export const caseFilesText = {
  title: 'Case files and workflows',
  description: `One page for each person in ${brand.name}: the next step, tasks with a day, checklist, safe contact and history, open only to those who may see it.`,
  heading: 'Everything about a person, on one page.',
  lead: 'Not five tabs, three logins and a shared drive. You open a person and see what comes next, what was promised, how to reach them safely, and what happened since you last looked.',
  shownTitle: 'What to know before you dial',
  shownLead:
    'How to reach somebody safely comes before the number. Beside it stand the next step and the last contact.',
  demo: 'Ask for a demo',
  pricing: 'See the prices',
  picture: {
    label:
      'A patient’s page: how she likes to be called, her next step, two tasks, and how to reach her safely.',
    name: 'Rosa',
    full: 'Full name: Rosario Delgado',
    badges: ['Active', 'she/her', 'Reads Spanish', 'Interpreter: Spanish'],
    step: 'Next step',
    stepWhat: 'Go with her to the clinic',
    stepWhen: 'By Fri, Nov 20',
    tasks: 'Tasks',
    taskRows: [
      { title: 'Bring two pay slips', state: 'Completed' },
      { title: 'Sign the lease form', state: 'Due Nov 19' },
    ],
    safe: 'How to reach them safely',
    safeLines: ['Texts are fine', 'Do not leave a message', 'Between 9 AM and 3 PM their time'],
  },
  todayTitle: 'What is on the page',
  today: [
    {
      title: 'A next step with a day',
      body: 'One line: what comes next, and by when. When the day has passed, the person comes up in your list by themselves.',
      where: 'Next step',
    },
    {
      title: 'Tasks that answer back',
      body: 'Give a task with a priority and a day. The patient sees it in the portal and marks it complete, and you are told.',
      where: 'Tasks',
    },
    {
      title: 'A checklist in plain words',
      body: 'Eight parts of life, each open item with one next step. Tick it together, and keep a note that both of you can read.',
      where: 'Checklist',
    },
    {
      title: 'Safe contact, first',
      body: 'Which ways and hours are fine, and whether a message may be left, in the patient’s own choice.',
      where: 'How to reach them safely',
    },
    {
      title: 'The name they go by',
      body: 'Preferred name, pronouns, language and interpreter are in the heading, where nobody can miss them.',
      where: 'Patient’s page',
    },
    {
      title: 'History as it happens',
      body: 'Messages, forms, finished tasks and checklist items arrive in the activity while you look. Nothing has to be reloaded.',
      where: 'Activity',
    },
    {
      title: 'A note and what comes next',
      body: 'One act: what happened, the next step and its visit. A signed note stays as it was, and what is added later says so.',
      where: 'Notes',
    },
    {
      title: 'One person, one record',
      body: 'Who is like somebody already here is shown before a second record is made. Two records become one, with an Undo for 30 days.',
      where: '“Create New Patient” and Administration',
    },
  ],
  moveTitle: 'When a person changes hands',
  moveLead: 'Staff leave. The record should not.',
  move: [
    {
      label: 'An administrator assigns',
      description: 'One person, or a whole caseload in one reviewed step, to one colleague or several.',
    },
    {
      label: 'The new manager has everything',
      description: 'Next step, tasks, checklist, and the messages with their history.',
    },
    { label: 'The first one has nothing', description: 'Access ends at once, in pages that are open too.' },
    {
      label: 'The move is written down',
      description: 'Who changed it, and when, in a log that cannot be rewritten.',
    },
  ],
  never: [
    'It opens no record to another organization.',
    'It shows staff nobody on whose care team they are not.',
    'It keeps nothing from the patient that the patient wrote: their notes stay theirs.',
    'It does not send referrals to other agencies.',
  ],
  later: [
    'Signing an uploaded document on the screen. A form can ask for a signature; a page that was signed on paper is uploaded as a picture or a PDF.',
  ],
  whoLead:
    'The page itself comes with every plan. Uploading files is Premium for staff; reading them never is, and patients send theirs for free.',
  uses: [
    {
      who: 'Case managers',
      does: 'Their own caseload: create, set the next step, give tasks, tick the checklist, write.',
    },
    {
      who: 'Specialists',
      does: 'The patients assigned to them: read, write, set the next step, goals and tasks.',
    },
    {
      who: 'Administrators',
      does: 'Every patient of the organization: create, import from a file, change, assign, merge, and erase on request.',
    },
    { who: 'Patients', does: 'Their own record in their own portal, and who opened it.' },
  ],
  closingTitle: 'Open one person. See all of it.',
  closingBody: `${brand.demoMinutes} minutes on a copy with sample people. Bring the case that never fits the form.`,
}
