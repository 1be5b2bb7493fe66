/** What a patient reads about who can open their record (English). */
export const careTeamText = {
  heading: 'Who can open your record',
  description:
    'Only the people on this list can open it. Each time they do, you see it in “Who opened your record”.',
  list: 'Who can open your record now',
  roles: {
    case_manager: 'Your case manager',
    specialist: 'Your support specialist',
    co_worker: 'Also on your care team',
    cover: 'Covers for a colleague',
    administrator: 'Administrator',
  },
  covers: (caseManager: string) => `Covers for ${caseManager}`,
  since: (when: string) => `since ${when}`,
  sinceBefore: (when: string) => `since before ${when}`,
  until: (when: string) => `until ${when}`,
  nobody: 'Nobody is on your care team yet. When somebody joins you, you will see their name here.',
  administrators: 'Administrators',
  administratorsHint: 'They keep things running here. They can open every record.',
  onDay: {
    heading: 'On another day',
    hint: 'Pick a day to see who could open your record then.',
    clock: (zone: string) => `Days are on the clock of your profile: ${zone}.`,
    day: 'Day',
    show: 'Show',
    answer: (day: string) => `Who could open your record on ${day}`,
    nobody: 'Nobody could open your record on that day.',
    unknown: (since: string) => `We have kept this list since ${since}`,
    unknownHint: 'Nobody wrote down who could open your record before that day.',
    partly: (since: string) => `We have kept this list since ${since}. What was before that is not known.`,
    begins: (since: string) => `Your record here begins on ${since}.`,
    problems: { dayMissing: 'Choose a day.', dayToCome: 'Choose today or a day before today.' } as Record<
      string,
      string
    >,
  },
  conversation: {
    open: 'Who else reads this conversation',
    nobody: 'Nobody else on your care team reads it.',
    administrators:
      'Administrators can read it too. Each time they do, you see it in your profile, in “Who opened your record”.',
  },
}
