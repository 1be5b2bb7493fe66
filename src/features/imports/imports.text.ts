/** The words about tables that an administrator brings along. */
import { likenessText } from '#features/likeness/likeness.text.ts'
import { patientFactsText } from '#features/patients/patient-facts/patient-facts.text.ts'
import { staffText } from '#features/staff/staff.text.ts'
import { tasksText } from '#features/tasks/tasks.text.ts'

const count = (number: number) => number.toLocaleString('en-US')
const rows = (number: number) => `${count(number)} ${number === 1 ? 'row' : 'rows'}`

const facts: Record<string, string> = {
  name: 'Name',
  givenName: 'Given name',
  familyName: 'Family name',
  preferredName: 'Preferred name',
  pronouns: 'Pronouns',
  birthDate: 'Birth date',
  email: 'E-mail',
  phone: 'Phone',
  language: 'Language',
  interpreterLanguage: 'Interpreter',
  caseManager: 'Case manager',
  title: 'Title',
  description: 'Description',
  priority: 'Priority',
  dueOn: 'Due date',
  assignee: 'Assigned to',
  row: 'Row',
}

const problems: Record<string, string> = {
  ...staffText.problems,
  ...tasksText.problems,
  ...patientFactsText.problems,
  birthDateUnreadable: 'This is no day that has been.',
  dateUnreadable: 'This is no day.',
  languageUnknown: 'Write English or Spanish.',
  priorityUnknown: 'Write low, medium, high or urgent.',
  extraCells: 'There are more cells than headings. A comma inside a cell needs quotes around the cell.',
  beingChecked: 'Being checked again.',
  caseManagerUnknown: 'No case manager here has this e-mail address or name, or two have this name.',
  emailTwice: 'An earlier row has the same address.',
  emailTaken: 'A case manager with this address is here already.',
  assigneeUnknown:
    'Nobody here has this e-mail address, name or case number. A patient needs an account and an open case.',
  assigneeUnclear: 'More than one person here has this name. Write the e-mail address instead.',
}

/** `fact:problem` as a sentence; `cell` is what stands there. */
function sentence(said: string, cell = ''): string {
  const [fact = '', key = ''] = said.split(':')
  return `${facts[fact] ?? fact}${cell && ` “${cell}”`}: ${problems[key] ?? key}`
}

const because = (reasons: readonly string[]) =>
  reasons.map(reason => (likenessText.reasons as Record<string, string>)[reason] ?? reason).join(', ')

interface Outcome {
  added: number
  filled: number
  leftOut: number
  staysOut: number
  undecided: number
  toMend: number
}

const staying = (undecided: number, toMend: number) =>
  [undecided > 0 && `${count(undecided)} undecided`, toMend > 0 && `${count(toMend)} to mend`]
    .filter(Boolean)
    .join(', ')

/** What a file of each kind holds. */
const nouns = {
  patients: (number: number) => `${count(number)} ${number === 1 ? 'patient' : 'patients'}`,
  case_managers: (number: number) => `${count(number)} ${number === 1 ? 'case manager' : 'case managers'}`,
  tasks: (number: number) => `${count(number)} ${number === 1 ? 'task' : 'tasks'}`,
}

export const importsText = {
  back: { patients: 'All patients', case_managers: 'All case managers', tasks: 'All tasks' },
  lead: {
    patients:
      'Bring your list along as a CSV file. You see what is in it before anything is written, and nobody gets a mail. Invite people afterwards, when you are ready.',
    case_managers:
      'Bring your list along as a CSV file. Each person takes a seat of your plan. Nobody gets a mail; invite them afterwards, when you are ready.',
    tasks:
      'Bring your list along as a CSV file. A task is for a patient with an account, for somebody of the staff, or for all staff where nobody is named.',
  },
  way: {
    label: 'The steps of an import',
    file: 'File',
    columns: 'Columns',
    check: 'Check',
    import: 'Import',
  },
  choose: 'Choose a file',
  chooseHint: 'CSV, up to 200,000 rows and 50 MB. In Excel: File, Save as, CSV UTF-8.',
  tooLarge: 'This file is larger than 50 MB. Split it into several files.',
  uploading: 'Uploading',
  percent: (value: number) => `${value} percent`,
  uploadFailed: 'The file did not get through. Nothing was written. Choose it again.',
  steps: { reading: 'Reading the file', checking: 'Checking', writing: 'Writing', undoing: 'Taking it back' },
  progress: (done: number, total: number) => `${count(done)} of ${rows(total)}`,
  leave: 'You can leave this page. The work goes on, and you find it here.',
  columns: 'Which column is what',
  columnsHint: 'We read this from your headings. Correct what is not right; columns you leave out stay out.',
  columnsFile: 'In the file',
  columnsFact: 'Becomes',
  columnsTitle: 'Columns',
  notTaken: 'left out',
  column: (heading: string, at: number) => heading || `Column ${at + 1}`,
  example: (value: string) => (value ? `For example: ${value}` : 'Empty in the first rows'),
  leftOut: 'Leave out',
  facts,
  dateOrder: 'How days are written',
  dateOrders: { mdy: 'Month first: 3/12/1984', dmy: 'Day first: 12/3/1984', ymd: 'Year first: 1984-03-12' },
  missing: {
    name: 'Choose which column is the name.',
    email: 'Choose which column is the e-mail address.',
    title: 'Choose which column is the title.',
  },
  twice: (fact: string) => `Two columns are “${fact}”. Leave one of them out.`,
  check: 'Check the rows',
  recheck: 'Back to the columns',
  figures: {
    label: 'The rows of this file',
    rows: 'Rows',
    ready: 'Ready',
    toMend: 'To mend',
    alike: 'Likely here already',
  },
  nothingWritten: 'Nothing is written yet.',
  mending: {
    title: 'To mend',
    rows,
    line: (line: number) => `line ${count(line)}`,
    lines: (lines: readonly number[], all: number) =>
      `Lines ${lines.map(count).join(', ')}${all > lines.length ? ` and ${count(all - lines.length)} more` : ''}`,
    noName: 'No name',
    /** What a cell that is mended is called, for who can't see where it stands. */
    cell: (fact: string, line: number) => `${facts[fact] ?? fact}, line ${count(line)}`,
    cellsAll: (fact: string, number: number) => `${facts[fact] ?? fact}, in all ${rows(number)}`,
    cellHint: 'Type what is right: the row is checked again at once.',
    /** `said` is a name, a word, or a day in words. */
    use: (said: string, number: number) => `Use ${said}${number > 1 ? ` for all ${count(number)}` : ''}`,
    see: (number: number) => (number === 1 ? 'See the row' : `See all ${count(number)}`),
    hide: 'Hide',
    onlyFirst: 'These are the first 200. All of them are in the file to mend.',
    heading: 'What is the matter',
    cells: 'In the file',
    csvName: 'rows-to-mend',
    download: 'Download the file to mend',
    downloadHint:
      'A CSV with the columns of your file and, in front of them, what is the matter with each row. Mend it there and import it again.',
    mistakes: (line: number, said: readonly string[]) =>
      `Line ${count(line)}. ${said.map(problem => sentence(problem)).join(' ')}`,
    undecided(
      line: number,
      name: string | null,
      caseNumber: string | null,
      other: number | null,
      reasons: readonly string[],
    ) {
      const who =
        name === null
          ? `Line ${count(other ?? 0)} of this file`
          : `${name} (${likenessText.found.case(caseNumber ?? '')})`
      return `Line ${count(line)}. Nobody decided whether this is the same person: ${who} has ${because(reasons)}.`
    },
  },
  /** `fact:problem` as a sentence, with what stands in the file. */
  problem: sentence,
  alike: {
    title: 'Likely here',
    hint: 'Who is not decided about stays out. “Same person” fills only what is empty in the record; how to reach somebody safely is never taken from a file.',
    onlyFirst: 'These are the first 200. What you choose for all others counts for the rest.',
    like: (reasons: readonly string[]) => `${because(reasons)} as`,
    earlier: (line: number) => `line ${count(line)}`,
    record: (name: string, caseNumber: string, isClosed: boolean) =>
      `${name}, ${likenessText.found.case(caseNumber)}${isClosed ? ', closed' : ''}`,
    decideAll: 'All others',
    decideOne: (name: string) => `What happens with ${name}`,
    byRule: (decision: string) => `As for all others: ${decision}`,
    decisions: { fill: 'Same person', create: 'Somebody else', skip: 'Leave out' },
  },
  languages: { en: 'English', es: 'Spanish' },
  compare: {
    label: (name: string) => `What would stand after it for ${name}`,
    fact: 'Fact',
    inFile: 'In the file',
    inRecord: 'In the record',
    after: 'After',
    empty: 'empty',
    outcomes: {
      same: 'same',
      stays: 'stays',
      account: 'stays. The person says their own address.',
      former: 'stays empty. It was taken away from the record.',
    },
  },
  seats: (missing: number, free: number) =>
    `Your plan has ${count(free)} free ${free === 1 ? 'seat' : 'seats'}, and this file needs ${count(free + missing)}. Take ${count(missing)} out of the file, or change your plan.`,
  write: (number: number) => `Import ${rows(number)}`,
  /** What the button does, and what it does not: “393 patients will be added, 19 stay out: 15 undecided, 4 to mend.” */
  outcome(
    kind: keyof typeof nouns,
    { added, filled, leftOut, staysOut, undecided, toMend }: Outcome,
  ): string {
    const parts = [
      added + filled === 0 && 'Nothing is imported',
      added > 0 && `${nouns[kind](added)} will be added`,
      filled > 0 &&
        `${count(filled)} ${filled === 1 ? 'record' : 'records'} filled where ${filled === 1 ? 'it was' : 'they were'} empty`,
      leftOut > 0 && `${count(leftOut)} left out as you decided`,
      staysOut > 0 &&
        `${count(staysOut)} ${staysOut === 1 ? 'stays' : 'stay'} out: ${staying(undecided, toMend)}`,
    ].filter(Boolean)
    return `${parts.join(', ')}.`
  },
  allOrNothing:
    'All of it is written, or nothing. The whole import can be taken back for 30 days. Nobody gets a mail; inviting is a step of its own.',
  discard: 'Let go of this file',
  done: {
    patients: (created: number, filled: number) =>
      `${nouns.patients(created)} created${filled > 0 ? `, ${count(filled)} completed` : ''}`,
    case_managers: (created: number) => `${nouns.case_managers(created)} created`,
    tasks: (created: number) => `${nouns.tasks(created)} created`,
  },
  doneHint: 'Nobody was told. For 30 days the whole import can be taken back.',
  stayedOut: ({ staysOut, undecided, toMend }: Outcome) =>
    `${rows(staysOut)} stayed out: ${staying(undecided, toMend)}. You can download ${staysOut === 1 ? 'it' : 'them'} for one day.`,
  undo: 'Take this import back',
  undoTitle: 'Take this import back?',
  undoHint:
    'What it created is deleted, and what it added is empty again. Whatever somebody has changed since stays, and is listed.',
  undoYes: 'Take it back',
  cancel: 'Cancel',
  undone: 'The import was taken back.',
  kept: (number: number) => `${count(number)} stayed, because somebody has changed them since:`,
  keptMore: 'and more',
  anew: 'Import another file',
  earlier: 'Earlier imports',
  none: 'Nothing was imported yet.',
  from: (fileName: string, day: string) => `${fileName}, ${day}`,
  states: {
    uploading: 'Uploading',
    reading: 'Reading',
    mapping: 'Waits for its columns',
    checking: 'Checking',
    checked: 'Waits for you',
    writing: 'Writing',
    done: 'Done',
    undoing: 'Being taken back',
    undone: 'Taken back',
    failed: 'Nothing was written',
    discarded: 'Let go of',
  },
  discarded: 'This file is gone. Files are kept for one day; nothing of it was written.',
  gone: { title: 'This import is not here', body: 'It may belong to another organization.' },
  /** Why an import ended. */
  failure(reason: string, line: number | null): string {
    const at = line === null ? '' : ` Look at line ${count(line)}.`
    return `${failures[reason] ?? failures.unexpected}${at}`
  },
  toasts: {
    failed: { title: 'Error', body: 'That did not work. Nothing was written. Please try again.' },
    moved: { title: 'Error', body: 'Somebody else has moved this import on. Look at it again.' },
    undecided: { title: 'Error', body: 'Decide about those who may be here already.' },
    noSeatFree: { title: 'Error', body: 'Your plan has too few free seats by now.' },
    tooMany: { title: 'Error', body: 'You have begun many imports. Try again in an hour.' },
  },
}

const failures: Record<string, string> = {
  empty: 'This file is empty.',
  onlyHeadings: 'There is nothing below the headings of this file.',
  workbook: 'This is an Excel workbook. Save it as CSV (File, Save as, CSV UTF-8), and choose that file.',
  picture: 'This is a picture, not a table. Choose a CSV file.',
  document: 'This is a PDF, not a table. Choose a CSV file.',
  noText: 'This is no text. Choose a CSV file.',
  openQuote:
    'A cell begins with a quote that never ends. Close it or take it away, and choose the file again.',
  tooManyColumns: 'A row has more than 100 cells. Delete the columns that are not needed.',
  rowTooLong: 'A row is longer than 20,000 letters.',
  nullByte:
    'There is a sign that no text has (a zero byte). Save the file as CSV UTF-8, and choose it again.',
  tooManyRows: 'This file has more than 200,000 rows. Split it into several files.',
  partMissing: 'A piece of the file did not arrive. Choose it again.',
  rowsGone: 'The server stopped, and the file is gone. Nothing was written. Choose it again.',
  changedSince:
    'Somebody changed what this file names since it was checked. Nothing was written. Check it again.',
  noSeatFree: 'Your plan has too few free seats by now. Nothing was written.',
  unexpected: 'Something went wrong on our side. Nothing was written. Please try again.',
}
