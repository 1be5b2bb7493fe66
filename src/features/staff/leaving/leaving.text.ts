const patients = (count: number) => (count === 1 ? '1 patient' : `${count} patients`)

/** What administrators read where staff leave, for a while or for good. */
export const leavingText = {
  more: (name: string) => `More about ${name}`,
  cancel: 'Cancel',
  suspended: 'Access taken away',
  failed: { title: 'Error', body: 'Nothing was changed. Please try again.' },
  ownAccess: {
    title: 'That is you',
    body: 'Nobody ends their own access here. To stop working here, leave in your account.',
  },
  suspend: {
    action: 'Take access away',
    title: (name: string) => `Take away ${name}’s access?`,
    body: 'They are signed out everywhere at once, and their work opens no more until you give access back.',
    patients: (count: number) =>
      `${patients(count)} stay with them. Set a cover as well, so that somebody answers, or hand the caseload over.`,
    submit: 'Take access away',
    done: (name: string) => ({ title: 'Success', body: `${name} has no access any more.` }),
  },
  giveBack: {
    action: 'Give access back',
    done: (name: string) => ({ title: 'Success', body: `${name} can sign in to their work again.` }),
  },
  remove: {
    action: 'Remove',
    title: (name: string) => `Remove ${name}?`,
    body: 'They are signed out everywhere and see no record of this organization any more, from this moment on. What they wrote stays, with their name. Their covers end, and their open staff tasks are open to everybody.',
    first: (name: string, count: number) =>
      `${name} still has ${patients(count)}. Hand them over first, so that nobody is left without a case manager.`,
    successor: 'Who follows?',
    successorHint: 'Their patients get this specialist at once.',
    nobody: 'Nobody yet',
    submit: 'Remove',
    done: (name: string) => ({ title: 'Success', body: `${name} works here no more.` }),
    handOverFirst: {
      title: 'Hand the patients over first',
      body: 'Somebody gave them a patient just now. Nothing was changed.',
    },
  },
  handOver: {
    action: 'Hand over the caseload',
    title: (name: string) => `Hand over the caseload of ${name}`,
    hint: 'Look through what is under way, and say who goes on with it. It happens in one step; messages and appointments go along, and every patient is told who comes.',
    defaultGoes: 'New patients without a case manager go to the one who gets everybody.',
    receiver: 'Everybody goes to',
    receiverHint: 'You can choose somebody else for single patients below.',
    receiverMissing: 'Please choose who gets everybody.',
    noReceivers: 'There is no other case manager yet. Add one first.',
    nobody: 'This caseload is empty.',
    list: 'The patients and what is under way',
    goesTo: (name: string) => `${name} goes to`,
    everybodys: 'As everybody',
    closed: 'Case closed',
    noStep: 'No next step',
    step: (step: string, day: string) => `Next: ${step}, by ${day}`,
    tasks: (count: number) => (count === 1 ? '1 open task' : `${count} open tasks`),
    appointments: (count: number, first: string) =>
      count === 1 ? `1 appointment: ${first}` : `${count} appointments, the first: ${first}`,
    waiting: (since: string) => `Waits for an answer since ${since}`,
    more: 'Show more',
    logged: 'The log keeps that you did this, and when.',
    submit: (count: number) => `Hand over ${patients(count)}`,
    done: (given: readonly { name: string; patients: number }[]) => ({
      title: 'The caseload is handed over',
      body: given.length
        ? `${given.map(each => `${each.name}: ${patients(each.patients)}`).join('. ')}. They are told who comes.`
        : 'Nobody was left to hand over.',
    }),
    noReceiver: {
      title: 'That did not work',
      body: 'One of those whom you chose can not take over any more. Nothing was moved. Choose somebody else.',
    },
  },
}
