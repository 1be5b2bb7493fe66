import { REASON_LENGTH } from '../care-team.rules.ts'

/** The words around adding a co-worker to a care team and ending it, for staff. */
export const coWorkersText = {
  add: 'Add a co-worker',
  addFor: (patient: string) => `Add a co-worker for ${patient}`,
  addHint:
    'They open this record, read and write here in their own name, from now on. A case manager also answers the messages to the case manager. The patient sees their name and since when, never why.',
  colleague: 'Co-worker',
  option: {
    case_manager: (name: string) => `${name}, case manager`,
    specialist: (name: string) => `${name}, support specialist`,
  },
  taken: {
    case_manager: 'On this care team already: case manager',
    specialist: 'On this care team already: support specialist',
    co_worker: 'On this care team already: co-worker',
  },
  nobody: 'Everybody who works here is on this care team already. There is nobody to add.',
  reason: 'Why',
  reasonHint: 'For you and administrators. The patient doesn’t see it.',
  lastDay: 'Last day',
  lastDayHint: 'Empty means until somebody ends it.',
  cancel: 'Cancel',
  save: 'Add co-worker',
  added: (name: string) => ({ title: 'Co-worker added', body: `${name} can open this record from now on.` }),
  end: 'End',
  endOf: (name: string) => `End: ${name} is a co-worker`,
  endTitle: (name: string) => `End ${name}’s work with this patient?`,
  endHint:
    'They can’t open this record any more, from this moment on. What they wrote stays. To let them in again, add them again.',
  keep: 'Keep',
  endNow: 'End now',
  ended: (name: string) => ({ title: 'Ended', body: `${name} can no longer open this record.` }),
  failures: {
    add: { title: 'Error', body: 'Nobody was added. Nothing was changed. Please try again.' },
    already: { title: 'Not added', body: 'They are on this care team already.' },
    notYours: {
      title: 'Error',
      body: 'Only the case manager and administrators add co-workers, while the case is open.',
    },
    end: { title: 'Error', body: 'They still have access: it was not ended. Please try again.' },
  },
  problems: {
    colleagueMissing: 'Choose a colleague.',
    reasonMissing: 'Say why, in a few words.',
    reasonLong: `Use at most ${REASON_LENGTH} letters.`,
    dayPast: 'Choose today or a later day.',
    dayLate: 'Choose a day within two years. You can add them again when it ends.',
    dayMissing: 'Choose a day.',
  } as Record<string, string>,
}
