/** The words around changing many patients at once. Only administrators read them. */
import type { ReasonToLeaveOut } from './many-patients.contract.ts'

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
const patients = (count: number) => counted(count, 'patient', 'patients')

export const manyPatientsText = {
  choose: (name: string) => `Choose ${name}`,
  chooseShown: 'Choose everybody shown',
  bar: 'With those who are chosen',
  chosen: (count: number) => `${patients(count)} chosen`,
  allChosen: (count: number, most: number) =>
    count > most
      ? `More than ${patients(most)} match. Narrow the list before changing all of them.`
      : `All ${patients(count)} that match are chosen`,
  counting: 'Counting …',
  chooseAll: 'Choose all that match',
  keys: 'Keys: x chooses a row, Shift with an arrow or a click chooses all between.',
  letGo: 'Clear',
  acts: { move: 'Assign', tag: 'Add tag', untag: 'Take tag off', close: 'Close cases' },
  titles: {
    move: 'Assign to a case manager',
    tag: 'Add a tag',
    untag: 'Take a tag off',
    close: 'Close the cases',
  },
  hints: {
    move: 'Who works with them now loses access at once. Messages go along, and patients whose case is open are told.',
    tag: 'Only staff see tags.',
    untag: 'Only staff see tags.',
    close:
      'They keep their portal: they can read, download and write. Appointments are cancelled, reminders stop, and they are not told the reason.',
  },
  caseManager: 'Case manager',
  nobody: 'Nobody',
  tag: 'Tag',
  noTags: 'There are no tags yet. Add the first one on the page of a patient.',
  review: 'Review',
  reviewing: 'Looking through them …',
  back: 'Back',
  cancel: 'Cancel',
  nothingToDo: 'There is nothing to change: nobody of them is left.',
  tooMany: (most: number) => `More than ${patients(most)} match. Narrow the list first.`,
  happens: {
    move: (count: number, name: string) => `${patients(count)} ${count === 1 ? 'goes' : 'go'} to ${name}.`,
    unassign: (count: number) => `${patients(count)} will be without a case manager.`,
    tag: (count: number, name: string) =>
      `${patients(count)} ${count === 1 ? 'gets' : 'get'} the tag “${name}”.`,
    untag: (count: number, name: string) => `The tag “${name}” is taken off ${patients(count)}.`,
    close: (count: number) => `${counted(count, 'case is', 'cases are')} closed.`,
  },
  cameFrom: (count: number, name: string | null) =>
    `${count.toLocaleString('en-US')} from ${name ?? 'nobody'}`,
  settles: {
    tasks: (count: number) => counted(count, 'open task', 'open tasks'),
    appointments: (count: number) => counted(count, 'appointment or request', 'appointments and requests'),
    nextSteps: (count: number) => counted(count, 'next step', 'next steps'),
  },
  settled: (what: string) => `Open today: ${what}.`,
  noUndo: 'This can’t be undone for all of them at once; each case can be reopened.',
  mayUndo: 'You can undo this right after.',
  whom: (count: number, shown: number) =>
    shown < count ? `Show the first ${shown} of them` : 'Show who they are',
  leftOut: 'Left out',
  reasons: {
    move: { already: 'with them already' },
    tag: { already: 'have it already', tooManyTags: 'have 20 tags, which is the most' },
    untag: { already: 'do not have it' },
    close: { already: 'closed already', laterChange: 'closed or reopened on a later day' },
  } satisfies Record<string, Partial<Record<ReasonToLeaveOut, string>>>,
  leftOutLine: (count: number, reason: string) => `${patients(count)}: ${reason}`,
  goOn: {
    move: (count: number) => `Assign ${patients(count)}`,
    tag: (count: number) => `Add to ${patients(count)}`,
    untag: (count: number) => `Take off ${patients(count)}`,
    close: (count: number) => `Close ${counted(count, 'case', 'cases')}`,
  },
  running: 'Under way',
  progress: (done: number, all: number) => `${done.toLocaleString('en-US')} of ${patients(all)}`,
  stop: 'Stop here',
  stopped: (done: number, all: number) =>
    `Stopped. ${done.toLocaleString('en-US')} of ${patients(all)} are done; the others are as they were.`,
  failed: (done: number, all: number) =>
    `It did not go on. ${done.toLocaleString('en-US')} of ${patients(all)} are done; the others are as they were.`,
  noReceiver: 'This case manager has no access any more. Choose somebody else.',
  rest: 'Go on with the rest',
  done: (count: number) => `Done: ${patients(count)} changed.`,
  undone: (count: number) =>
    `Undone for ${patients(count)}. Whoever was changed again meanwhile stays as they are.`,
  undo: 'Undo',
  closeDialog: 'Close',
}
