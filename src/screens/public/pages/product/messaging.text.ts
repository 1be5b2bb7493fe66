import { brand } from '#lib/brand.ts'

export const messagingText = {
  title: 'Messages and visits',
  description: `Patients and care teams write and schedule in one place in ${brand.name}: live, in English and Spanish, kept without a signal, and free for everyone.`,
  heading: 'No phone tag. No lost slips of paper.',
  lead: 'A patient writes from the bus. The case manager sees it while another call is on the line, and answers in one sentence. That is most of what keeps people in care.',
  shownTitle: 'The same conversation, from the desk',
  shownLead: 'A thread with each person, and above its words who else may read it.',
  signUp: 'Make a patient account',
  demo: 'Ask for a demo',
  picture: {
    label: 'The same conversation from two sides: on a patient’s phone and on the case manager’s desk.',
    phone: 'On Rosa’s phone',
    desk: 'On Dana’s desk',
    asked: 'They say I need a paper from you for the clinic.',
    answered: 'It is at the front desk. Ask for Luis. Do you need a ride?',
    waiting: 'Yes please, Friday.',
    waitingNote: 'Not sent yet. It goes out when you are back online.',
    inbox: [
      { name: 'Andre W.', preview: 'Can we meet at 3 instead?', state: 'Waits 2 h' },
      { name: 'Rosa D.', preview: 'You: It is at the front desk…', state: '' },
    ],
  },
  todayTitle: 'What it does',
  today: [
    {
      title: 'It arrives while you look',
      body: 'New messages show up on both sides without loading anything again, with unread counts that go away when they should.',
      where: 'Messages',
    },
    {
      title: 'Nothing typed is lost',
      body: 'A message written without a signal waits and goes out once, in order. A draft is kept for each conversation.',
      where: 'Messages',
    },
    {
      title: 'Who reads what',
      body: 'Above its words each conversation says who else may read it, such as a colleague who stands in. A specialist has one of their own and cannot read the other.',
      where: 'Messages',
    },
    {
      title: 'Unanswered, not unread',
      body: 'A conversation waits until somebody answers, or says that it needs no answer. Opening it settles nothing, and the longest wait comes first.',
      where: 'Messages',
    },
    {
      title: 'Two do not answer at once',
      body: 'Whoever of the team opens a conversation sees which colleague reads it or writes at this moment.',
      where: 'Messages',
    },
    {
      title: 'A moment to think again',
      body: 'What staff send is held for five seconds behind an Undo. Whoever closes the page has sent it all the same.',
      where: 'Messages',
    },
    {
      title: 'A paper, asked for in the thread',
      body: 'Staff ask for a file where they write. The patient sends a photo from there, and it lands among their files.',
      where: 'Messages',
    },
    {
      title: 'A notebook of one’s own',
      body: '“My private notes” are read by nobody else. If the words are about danger, help is shown there, and staff are told only if the patient presses for it.',
      where: 'My private notes',
    },
  ],
  visitsTitle: 'A visit is a yes from both',
  visitsLead: 'Who has crossed a city twice for an appointment that was moved knows why this is here.',
  visits: [
    { label: 'Asked for', description: 'A patient chooses a day and a time, and may add a note.' },
    {
      label: 'Confirmed, or moved',
      description:
        'Staff say yes or offer another time. A case manager cannot be booked twice for the same hour.',
    },
    {
      label: 'In both calendars',
      description: 'Each sees it on their own clock. A calendar file goes into any phone.',
    },
    {
      label: 'Remembered',
      description: 'A mail the day before, at a safe hour, that does not say what it is about.',
    },
  ],
  mailTitle: 'Mail that can be read over a shoulder',
  mailBody:
    'Mails say that something is waiting, not what. They go only to the address on the record, and only in ways and hours that the patient called safe. Whoever said “no mail” gets none.',
  never: [
    'It does not send text messages.',
    'It is not watched day and night, and says so on the page, beside 988 and 911.',
    'It does not let a new case manager in without closing the door behind the old one.',
    'It is never behind Premium: every plan holds it, and patients never pay.',
  ],
  later: [
    'Group conversations, and files that come along with a message. Today a file answers a task that asks for it.',
  ],
  whoLead: 'Part of every plan, and still there after a trial has ended. Free for patients.',
  uses: [
    {
      who: 'Patients',
      does: 'Write to their case manager and specialist, keep a notebook, ask for visits, cancel, accept or decline.',
    },
    { who: 'Case managers', does: 'Write with their own patients, those who wait for an answer first.' },
    { who: 'Specialists', does: 'Write with the patients assigned to them, in conversations of their own.' },
    { who: 'Administrators', does: 'Can read conversations with staff if they must, never a notebook.' },
  ],
  closingTitle: 'Write the first message.',
  closingBody: 'An account takes two minutes and costs nothing. Teams can see both sides in a demo.',
}
