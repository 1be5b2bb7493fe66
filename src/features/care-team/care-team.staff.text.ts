/** The words about a patient's care team, for staff. */
export const careTeamStaffText = {
  heading: 'Care team',
  list: 'Who is on the care team',
  roles: {
    case_manager: 'Case manager',
    specialist: 'Support specialist',
    co_worker: 'Co-worker',
    cover: 'Covers for a colleague',
    administrator: 'Administrator',
  },
  /** What a co-worker is beside that. */
  kinds: { case_manager: 'case manager', specialist: 'support specialist' },
  covers: (caseManager: string) => `Covers for ${caseManager}`,
  you: (name: string) => `${name} (you)`,
  since: (when: string) => `since ${when}`,
  sinceBefore: (when: string) => `since before ${when}`,
  from: (when: string) => `from ${when}`,
  until: (when: string) => `until ${when}`,
  notYet: 'Not begun',
  reason: (reason: string) => `Why: ${reason}`,
  nobody: 'Nobody works with this patient yet.',
  noCaseManager: 'No case manager yet.',
  end: 'End',
  endCover: (name: string, caseManager: string) => `End: ${name} covers for ${caseManager}`,
  onDay: {
    heading: 'Who could open this record on another day',
    hint: 'A day of the patient’s own calendar.',
    clock: (zone: string) => `The patient’s clock: ${zone}.`,
    day: 'Day',
    show: 'Show',
    answer: (day: string) => `Who could open this record on ${day}`,
    nobody: 'Nobody could open this record on that day.',
    unknown: (since: string) => `Care teams have been kept since ${since}`,
    unknownHint: 'Who could open this record before that is not known.',
    partly: (since: string) => `Care teams have been kept since ${since}. What was before that is not known.`,
    begins: (since: string) => `The record begins on ${since}.`,
    problems: { dayMissing: 'Choose a day.', dayToCome: 'Choose today or an earlier day.' } as Record<
      string,
      string
    >,
  },
  conversation: {
    open: 'Who else reads this conversation',
    nobody: 'Nobody else on the care team reads it.',
    administrators: 'The patient does, and administrators can.',
  },
}
