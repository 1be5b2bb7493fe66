import { brand } from '#lib/brand.ts'

export const educationText = {
  title: 'Education and student services',
  description: `${brand.name} for student support teams: one place for a student to ask, goals in their own words, and a next step through the whole semester.`,
  heading: 'Students rarely leave over one thing.',
  lead: 'It is the bus, the rent and the chemistry class, in the same week. Three offices each see a third of it. By the time somebody sees all of it, the withdrawal form is signed.',
  shownTitle: 'Who reads along is said, not guessed',
  shownLead:
    'Each conversation says, above its words, who else may read it: on the advisor’s side and on the student’s.',
  demo: 'Ask for a demo',
  privacy: 'What we keep, and who sees it',
  picture: {
    label: 'A short exchange between a student and her advisor, with the next step that came of it.',
    student: 'I might have to drop chem. My shift moved and the bus does not run at 6.',
    advisor: 'Do not drop anything yet. Can we talk tomorrow at 2? There is a ride fund.',
    step: 'Next step',
    what: 'Ask about the ride fund',
    when: 'By Thu, Sep 24',
  },
  semesterTitle: 'One semester',
  semesterLead: 'A support office of four, three hundred students, and the weeks in which people leave.',
  semester: [
    {
      label: 'Week 1',
      description:
        'A link in the welcome letter. The first talk asks what a student would like in place: food, a ride, a place to study, people. Every question can be skipped.',
    },
    {
      label: 'Week 5',
      description:
        'First grades. A student who wrote “money” got a plain step: ask about the emergency fund. Her advisor set a day for it, so it comes back.',
    },
    {
      label: 'Week 9',
      description:
        'Quiet. The advisor sorts by lowest completion and writes to the six who have not been back. Two were about to leave.',
    },
    {
      label: 'Week 15',
      description:
        '“Passed chem” is marked done. It was her goal, not ours. Next semester begins where this one ends.',
    },
  ],
  answersTitle: 'Does this sound familiar?',
  answers: [
    {
      problem: '“We see them once, at intake, and then at withdrawal.”',
      answer:
        'In between there is a place to write, and a short list with one next step at a time. A student does not need an appointment to say that something slipped.',
    },
    {
      problem: '“They filled in the same form for us, for housing and for aid.”',
      answer:
        'The first talk and the forms keep what was answered, and pick up where a student stopped. We do not connect to your student system, so what is typed there stays there.',
    },
    {
      problem: '“A student asked who had read her file. Nobody could say.”',
      answer:
        'Opening a record leaves an entry that cannot be rewritten. The student can look it up without asking anybody.',
    },
    {
      problem: '“She told her advisor something she should have told a counselor.”',
      answer:
        'Words of danger are recognized before any other answer. The student sees 988 and 911 at once, and the advisor gets an alert and can bring in whoever is trained for it.',
    },
  ],
  seesTitle: 'Who sees what',
  seesLead: 'A small office is not the whole school.',
  sees: [
    {
      who: 'The student',
      does: 'Everything about themselves, in their download the notes that staff signed too. Also who opened it.',
    },
    { who: 'Their advisor', does: 'The students assigned to them, and no others.' },
    {
      who: 'A specialist',
      does: 'The students they were brought in for. Letters between student and advisor stay closed to them.',
    },
    {
      who: 'The office’s administrator',
      does: 'The office’s students and staff. Never a student’s private notebook.',
    },
    { who: 'Everybody else at school', does: 'Nothing. Other offices have no way in.' },
  ],
  rulesTitle: 'The rules of your field',
  rules: [
    {
      name: 'FERPA',
      asks: 'Education records may be disclosed with written consent, or under an exception such as a school official with a legitimate educational interest. Most other disclosures are written down, and an eligible student may inspect the record within 45 days.',
      here: 'Access by assignment, a log of who opened a record, and a download of everything held about the student.',
      yours:
        'Who counts as a school official, your annual notice, and the reason for each disclosure. We log who looked; we do not keep the reasons of disclosures outside.',
    },
    {
      name: 'Health records on campus',
      asks: 'A campus clinic’s treatment records can fall under FERPA or, in other settings, under HIPAA. They are treated with more care than an advising note.',
      here: 'Two organizations in one copy have a wall between them: no record of one can be reached from the other. A counseling center can be an organization of its own.',
      yours: 'Your lawyers’ reading of which rule holds for which office.',
    },
    {
      name: 'A word about a word',
      asks: 'In your field people are students, not patients.',
      here: 'Some screens still say “patient” and “case manager”. Greetings and mails use the name a person goes by.',
      yours: 'A sentence in your welcome letter, until the words can be chosen.',
    },
  ],
  partsLead: 'Where an advisor can begin.',
  parts: [
    { to: '/product/messaging', why: 'A student writes once, and the right person answers. Free.' },
    { to: '/product/assessments', why: 'Goals they set, forms they can stop and resume.' },
    { to: '/product/dashboards', why: 'Who has gone quiet, before the last day to withdraw.' },
  ],
  closingTitle: 'Before the last day to withdraw.',
  closingBody: `${brand.demoMinutes} minutes with your own calendar of hard weeks. We answer within one business day.`,
}
