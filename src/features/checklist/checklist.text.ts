/** The words of a checklist: categories, ticks, next steps and notes (English). */
export const checklistText = {
  description: 'What you have in place, and one next step for the rest. Go at your own pace.',
  empty: 'No checklist yet',
  emptyHint: 'When you finish Getting Started, your checklist will show up here.',
  progressLabel: 'Checklist progress',
  completedOf: (completed: number, total: number) => `${completed} of ${total} completed`,
  nextStep: 'Next step',
  states: { in_place: 'In place', wants_help: 'Wants help', not_now: 'Not now', not_asked: 'Not asked yet' },
  /** The same in the first person, where the patient chooses. */
  ownStates: { in_place: 'I have this', wants_help: 'I want help', not_now: 'Not now' },
  stateOf: (title: string) => `How it stands: ${title}`,
  byYou: 'you',
  stated: (who: string, date: string) => `${who}, ${date}`,
  suggested: 'as we understood the answer',
  said: (state: string) => ({ title: 'Saved', body: state }),
  undo: 'Undo',
  ticked: { title: 'Success', body: 'Item marked as completed' },
  unticked: { title: 'Success', body: 'Item marked as incomplete' },
  failures: {
    load: { title: 'Error', body: 'Failed to load checklist' },
    update: { title: 'Error', body: 'Failed to update goal.' },
  },
}
