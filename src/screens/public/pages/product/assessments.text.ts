import { brand } from '#lib/brand.ts'

export const assessmentsText = {
  title: 'Assessments and goals',
  description: `Short forms that wait for whoever needs a break, and goals in the person’s own words. In ${brand.name} nothing is scored behind anybody’s back.`,
  heading: 'Ask less. Hear more.',
  lead: 'Every question costs a person something. So a form here shows one at a time, keeps what was typed, and waits. And a goal counts for more when it is in the words of whoever has to reach it.',
  demo: 'Ask for a demo',
  signUp: 'I am a patient',
  picture: {
    label: 'A form in the portal, at the third of six questions, and below it a goal that was reached.',
    form: 'What you want help with first',
    position: 'Question 3 of 6',
    question: 'How soon do you need this?',
    options: ['Today or tomorrow', 'This week', 'This month', 'There is no rush'],
    saved: 'Saved',
    goals: 'My Personal Goals',
    goal: 'Read to my son on video every Sunday',
    goalState: 'Completed',
  },
  formsTitle: 'Forms that can be put down',
  forms: [
    {
      title: 'One question a step',
      body: 'Large enough for a cracked screen. Previous and Next, by thumb or by keyboard.',
      where: 'Forms & Tasks',
    },
    {
      title: 'Kept as you type',
      body: 'Every ten seconds, at each step, and when the page is put away. “Saved” says so.',
      where: 'Form fill-in',
    },
    {
      title: 'Three to begin with',
      body: 'How to reach me, my health and daily life, and what I want help with first. Almost every question may stay empty.',
      where: 'Forms & Tasks',
    },
    {
      title: 'In two languages',
      body: 'Each question is in English and Spanish; the person reads theirs.',
      where: 'Forms & Tasks',
    },
    {
      title: 'Your own questions',
      body: 'Build a form line by line, both languages side by side: sections, days, choices, signatures, and questions that hang on an answer. The preview is the portal itself.',
      where: 'Administration, “Forms”',
    },
    {
      title: 'Answers that reach the record',
      body: 'What is a fact of the record, such as how to reach somebody, goes there once its person says so. Answers are read, printed and downloaded as CSV.',
      where: 'Forms',
    },
  ],
  goalsTitle: 'Three kinds of goals, never mixed up',
  goalsLead:
    'Who wrote a goal changes what it means. So the profile keeps them apart, each with its own count.',
  goals: [
    {
      who: 'My personal goals',
      does: 'The patient writes them, adds notes, completes and reopens them. Only the patient can delete them.',
    },
    {
      who: 'From the case manager',
      does: 'What both agreed on. The patient can mark it done and add notes.',
    },
    {
      who: 'From the checklist',
      does: 'Items that fit what the patient told. They can be ticked and noted, not deleted.',
    },
  ],
  kindTitle: 'No score on anybody’s forehead',
  kindBody:
    'Completion is a figure about steps, not about a person. It is shown with a word and an icon, never by color alone, and it ranks nobody. A missed day of check-ins pauses; nothing falls to zero.',
  never: [
    'It does not diagnose or screen. No licensed questionnaire is built in, and no answer is turned into a score.',
    'It does not rank people, and it hands out no places.',
    'The first talk does not ask again what already has an answer.',
    'It does not show a half-written answer as a final one.',
  ],
  later: [
    'Reports over answers and goals. Today’s progress report counts checklist items, next steps and waiting times. Forms and goals themselves stay on every plan.',
  ],
  whoLead: 'Patients fill in forms and keep goals for free, whatever plan a team has.',
  uses: [
    {
      who: 'Patients',
      does: 'Fill in, stop, go on and submit forms; write, complete and delete their own goals.',
    },
    {
      who: 'Case managers',
      does: 'Read the forms that were sent in, see the checklist of each patient, tick items together, and are told of finished tasks.',
    },
    { who: 'Specialists', does: 'See the same for the patients assigned to them.' },
    {
      who: 'Administrators',
      does: 'Build the forms, keep the checklist and its items, and see both for every patient of the organization.',
    },
  ],
  closingTitle: 'Which of your questions would you drop?',
  closingBody: 'Bring your intake form. We look at it one question at a time.',
}
