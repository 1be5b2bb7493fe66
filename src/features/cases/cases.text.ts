/** The words of closing a case and opening it again. Only staff read them. */
interface Settled {
  appointments?: readonly unknown[]
  forms?: readonly unknown[]
}

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)

export const casesText = {
  reasons: {
    goals_met: 'Goals met',
    moved_away: 'Moved away',
    referred: 'Referred elsewhere',
    declined: 'Declined services',
    lost_contact: 'Lost contact',
    deceased: 'Deceased',
    asked_again: 'Asked for help again',
    found_again: 'In contact again',
    moved_back: 'Moved back',
    by_mistake: 'Closed by mistake',
    other: 'Other',
  },
  close: 'Close case',
  closeTitle: (name: string) => `Close the case of ${name}?`,
  closeHint:
    'They keep their portal: they can read, download and write to you. They can’t book or begin anything new, and reminders stop. They are not told the reason.',
  closeSave: 'Close case',
  reopen: 'Reopen case',
  reopenTitle: (name: string) => `Reopen the case of ${name}?`,
  reopenHint: 'Everything is as it was left. What was cancelled or taken back with the closing stays so.',
  reopenSave: 'Reopen case',
  cancel: 'Cancel',
  reason: 'Reason',
  choose: 'Choose a reason',
  words: 'In your own words',
  wordsHint: 'For staff only.',
  closedOn: 'Closed on',
  reopenedOn: 'Reopened on',
  nextStepHeading: 'What comes next',
  nextStepHint: 'Without a next step, the patient stands under “Needs attention first” until there is one.',
  nextStep: 'Next step',
  nextStepDue: 'By when',
  open: {
    heading: 'Still open',
    nothing: 'Nothing is open in this case.',
    tasks: (count: number) => counted(count, 'open task', 'open tasks'),
    tasksChoice: 'What happens to open tasks',
    tasksChoices: {
      keep: 'Leave them on the patient’s own list',
      remove: 'Take them off the patient’s list',
    },
    tasksHint: 'None is marked as done. The titles stay in the case history.',
    appointments: (count: number) => counted(count, 'appointment or request', 'appointments and requests'),
    cancelled: 'Will be cancelled. The patient is told by the usual mail, where mail is safe for them.',
    cancelledSilently: 'Will be cancelled. No mail goes out.',
    forms: (count: number) => counted(count, 'form asked for', 'forms asked for'),
    takenBack: 'Will be asked for no longer. What the patient began stays theirs.',
    nextStep: 'Next step',
    ends: 'Ends here, and stays in the case history.',
    and: (first: string, more: number) => `${first} and ${more} more`,
  },
  standing: (day: string, reason: string | undefined) => `Closed on ${day}${reason ? ` · ${reason}` : ''}`,
  history: {
    heading: 'Case history',
    closed: (day: string) => `Closed on ${day}`,
    reopened: (day: string) => `Reopened on ${day}`,
    by: (name: string, when: string) => `By ${name}, ${when}`,
    former: 'a former member of staff',
    tasksKept: 'Open tasks, left with the patient',
    tasksRemoved: 'Open tasks, taken off the list',
    appointments: 'Cancelled',
    forms: 'Forms taken back',
    nextStep: 'Next step until then',
    stepBegun: (step: string, day: string) => `Next step: ${step}, by ${day}`,
  },
  statusHint: 'Closing or reopening asks for a reason and a day next.',
  closed: {
    title: 'Case closed',
    body: ({ appointments = [], forms = [] }: Settled) =>
      [
        'Reminders have stopped.',
        appointments.length > 0 &&
          `Cancelled: ${counted(appointments.length, 'appointment', 'appointments')}.`,
        forms.length > 0 && `Taken back: ${counted(forms.length, 'form', 'forms')}.`,
      ]
        .filter(Boolean)
        .join(' '),
  },
  reopened: { title: 'Case reopened', body: 'The patient is active again.' },
  closedMeanwhile: { title: 'This case is closed already', body: 'Somebody closed it a moment ago.' },
  reopenedMeanwhile: { title: 'This case is open already', body: 'Somebody reopened it a moment ago.' },
  closeFailed: { title: 'The case was not closed', body: 'Nothing was changed. Please try again.' },
  reopenFailed: { title: 'The case was not reopened', body: 'Nothing was changed. Please try again.' },
  problems: {
    reasonMissing: 'Choose a reason.',
    wordsMissing: 'Say the reason in a few words.',
    wordsLong: 'Use at most 500 letters.',
    dateMissing: 'Enter the day.',
    dateAhead: 'This day is still to come.',
    dateTooEarly: 'This day lies before the case was last closed or reopened.',
    stepMissing: 'Say what comes next, or leave both fields empty.',
    stepLong: 'Use at most 300 letters.',
    stepDateMissing: 'Choose a day for the next step.',
    stepDatePast: 'Choose today or a later day.',
  },
}
