import { brand } from '#lib/brand.ts'

export const healthcareText = {
  title: 'Health care and behavioral health',
  description: `${brand.name} for clinics, hospitals and behavioral health teams: a dated next step for every patient after discharge, and help first in a crisis.`,
  heading: 'The week after discharge is where people get lost.',
  lead: 'A bag of papers, a new prescription, a phone that is out of minutes. Nobody let go on purpose. There was just no next step with a name and a date on it.',
  shownTitle: 'The morning list, as it looks',
  shownLead:
    'A patient who wrote, a visit to confirm, a step that is two days past: each has one line, and the word that settles it.',
  demo: 'Ask for a demo',
  security: 'How records are kept',
  picture: {
    label: 'The list “Needs attention first” on a case manager’s overview, with three patients.',
    title: 'Needs attention first',
    rows: [
      { name: 'Robert M.', step: 'Call about the new medicine, by Nov 16', state: 'Past due' },
      { name: 'Lena K.', step: 'Say what comes next, and by when', state: 'No next step' },
      { name: 'Andre W.', step: 'Ask how the first visit went', state: 'Due today' },
    ],
  },
  dayTitle: 'One Tuesday in a clinic',
  dayLead: 'A case manager, forty-one people in her care, and six minutes between two visits.',
  day: [
    {
      when: '8:05 AM',
      title: 'Three names stand first',
      body: 'She does not go looking for who was forgotten. Who wrote, has no next step or is past it stands in one list, and the one who waits longest comes first.',
      where: 'Overview, “Needs attention first”',
    },
    {
      when: '9:20 AM',
      title: 'A man went home yesterday',
      body: 'She writes down his name, e-mail and phone. An invitation goes out. She sets his next step: a call about the new medicine, by Thursday.',
      where: 'Patients, “Create New Patient” and “Set next step”',
    },
    {
      when: '11:40 AM',
      title: 'He answers from the bus',
      body: 'On his own phone, in Spanish, one question at a time. He skips two of them. The line drops in the tunnel, and he goes on where he was.',
      where: 'Patient portal, “Getting Started”',
    },
    {
      when: '1:15 PM',
      title: 'A sentence that cannot wait',
      body: 'A patient writes that she does not want to be here anymore. She sees 988 and 911 at once, before any other answer. Her case manager finds an alert at the top of the overview, and a mail that names nobody.',
      where: 'Safety alerts',
    },
    {
      when: '4:50 PM',
      title: 'The list is short, and it is true',
      body: 'Two steps are done, one has a new date. Tomorrow begins with whoever is left, not with a search through sticky notes.',
      where: 'Overview and Checklist Status',
    },
  ],
  answersTitle: 'What slips, and what holds',
  answers: [
    {
      problem: '“The referral went out. Did anybody ever answer?”',
      answer: `${brand.name} does not send referrals to other agencies. It keeps the promise around one: a task or a next step with a day on it, which comes back by itself when the day has passed.`,
    },
    {
      problem: '“She asked us not to call the house. It was in a note from March.”',
      answer:
        'A patient can say which ways and hours are safe, and whether a message may be left. It stands before the number on every screen of their record, and every mail to them obeys it.',
    },
    {
      problem: '“The portal is in English. My patients are not.”',
      answer:
        'Everything a patient sees is in English and Spanish, in plain words, and so are their mails. Pronouns, the name they go by and the need for an interpreter are part of the record.',
    },
    {
      problem: '“I typed for twenty minutes, and then it logged out.”',
      answer:
        'What is typed is kept as it goes, the patient’s answers and your notes alike, and stands there again after signing in. A message written without a signal waits, and goes out once when the line is back.',
    },
  ],
  rulesTitle: 'The rules of your field',
  rulesLead: 'What they ask, what we do towards it, and what no software can do for you.',
  rules: [
    {
      name: 'HIPAA',
      asks: 'The Security Rule asks for one account per person, access by role, a log of who looked, and a way to know that records were not altered. The Privacy Rule gives patients a right to their record.',
      here: 'Each person has an account of their own. The database itself decides who may see what. Openings and changes of a record go into a log that can be added to but not rewritten. Patients can download what is held about them.',
      yours:
        'Your risk analysis, your policies and training, and a business associate agreement with whoever runs your copy. No agency certifies software for HIPAA, and we claim no certificate.',
    },
    {
      name: '42 CFR Part 2',
      asks: 'Records of a federally assisted program for substance use disorders may be shared only with written consent or under an exception. A notice goes along with what is shared, and the records have a strong shield in court.',
      here: 'Nothing leaves your organization by itself. There is no shared network to search, and no other organization can be given a view into yours. Inside, a case manager sees only their own patients.',
      yours:
        'Consents and the notice. Consents under Part 2 are not recorded here yet, and no notice is attached to a download. Keep that process where it is today.',
    },
    {
      name: 'Language access (Section 1557)',
      asks: 'People with limited English have a right to free, timely help in their language from health programs that take federal money.',
      here: 'Patient screens and mails are there in English and Spanish, at addresses of their own. Who needs an interpreter, and in which language, is shown on the record.',
      yours: 'Interpreters, other languages, and your notice of availability.',
    },
  ],
  partsLead: 'Start where it hurts most.',
  parts: [
    {
      to: '/product/messaging',
      why: 'Patients write between two visits, and you see it while you look. Free for them and for you.',
    },
    {
      to: '/product/ai-copilot',
      why: 'How help comes before any assistant, and what the guide will never do.',
    },
    {
      to: '/product/case-files',
      why: 'Everything about one person on one page: step, tasks, checklist, contact.',
    },
  ],
  closingTitle: 'Bring your hardest discharge.',
  closingBody: `${brand.demoMinutes} minutes, your questions, no slides. We answer within one business day.`,
  closingSecond: 'Security and trust',
}
