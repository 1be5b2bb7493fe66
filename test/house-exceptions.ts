/**
 * The one list of exceptions to the five rules. It only shrinks: each line says why it is there, and a line that no
 * longer excuses anything fails `npm run check`.
 */
export type HouseException = {
  /** Which rule it excuses; the names are those that `npm run check` prints. */
  rule: string
  /** What is excused: a file, a table, a package, a policy (`file: name`), or an import written `from → to`. */
  what: string
  reason: string
}

/** Where a retired word (house/retired-words.ts) has another meaning, which is right there. */
const otherMeanings = (word: string, reason: string, files: string[]): HouseException[] =>
  files.map(file => ({ rule: 'retired-word', what: `${file}: ${word}`, reason }))

export const houseExceptions: HouseException[] = [
  ...otherMeanings(
    'turn',
    'What one side of a dialogue says before the other does is called a turn in the field.',
    [
      'sample/write-care.ts',
      'src/features/onboarding/onboarding.rules.test.ts',
      'src/features/onboarding/onboarding.rules.ts',
      'src/features/onboarding/onboarding.server.ts',
    ],
  ),
  ...otherMeanings(
    'turn',
    'The column of a table (migrations/0078-alerts.sql), and what the release before reads in a job: a step is written there.',
    [
      'src/features/safety/safety.functions.sql',
      'src/features/safety/safety.jobs.db.test.ts',
      'src/features/safety/safety.jobs.server.ts',
      'src/features/safety/safety.samples.ts',
      'src/platform/database/database.functions.sql',
    ],
  ),
  ...otherMeanings('door', 'The release before asks app.portal_door what app.portal_entry answers.', [
    'src/features/patients/claims/claims.access.sql',
    'src/features/patients/claims/claims.functions.sql',
  ]),
  ...otherMeanings('door', 'The picture of this page is a row of doors, and its words are about them.', [
    'src/screens/public/pages/solutions/workforce-pictures.tsx',
    'src/screens/public/pages/solutions/workforce.text.es.ts',
    'src/screens/public/pages/solutions/workforce.text.ts',
    'src/screens/public/pages/solutions/workforce.tsx',
  ]),
  ...otherMeanings('bell', 'The icon is a bell: so the library of icons names it.', ['src/ui/icons.ts']),
  {
    rule: 'open-policy',
    what: 'src/features/auth/auth.access.sql: signing in looks accounts up',
    reason: 'Accounts belong to no organization; this login serves sign-in alone and may touch nothing else.',
  },
  {
    rule: 'open-policy',
    what: 'src/features/auth/auth.access.sql: signing in keeps sessions',
    reason: 'Accounts belong to no organization; this login serves sign-in alone and may touch nothing else.',
  },
  {
    rule: 'open-policy',
    what: 'src/features/auth/auth.access.sql: signing in keeps passwords',
    reason: 'Accounts belong to no organization; this login serves sign-in alone and may touch nothing else.',
  },
  {
    rule: 'open-policy',
    what: 'src/features/auth/auth.access.sql: signing in keeps codes',
    reason: 'Accounts belong to no organization; this login serves sign-in alone and may touch nothing else.',
  },
  {
    rule: 'open-policy',
    what: 'src/features/auth/auth.access.sql: signing in keeps second factors',
    reason: 'Accounts belong to no organization; this login serves sign-in alone and may touch nothing else.',
  },
  {
    rule: 'open-policy',
    what: 'src/features/auth/auth.access.sql: signing in keeps passkeys of people',
    reason: 'Accounts belong to no organization; this login serves sign-in alone and may touch nothing else.',
  },
  {
    rule: 'one-writer',
    what: 'patients',
    reason:
      "A patient's record is one row: whether the case is open (cases) and what the patient chose about themselves (preferences) are columns of it.",
  },
  {
    rule: 'one-writer',
    what: 'check_ins',
    reason:
      'A merge says anew whose a row is, in every table (decision 83); what the row says is its feature’s alone.',
  },
  {
    rule: 'one-writer',
    what: 'conversations',
    reason:
      'A merge says anew whose a row is, in every table (decision 83); what the row says is its feature’s alone.',
  },
  {
    rule: 'one-writer',
    what: 'messages',
    reason:
      'A merge says anew whose a row is, in every table (decision 83); what the row says is its feature’s alone.',
  },
  {
    rule: 'unused-dependency',
    what: '@fontsource/(fraunces|public-sans)',
    reason:
      'Read as files, by the drawing of the pictures that pages are shared with (platform/pages/pictures.server.ts).',
  },
  {
    rule: 'open-policy',
    what: 'src/platform/database/database.access.sql: the queue forwards the work of every organization',
    reason:
      'The forwarder carries ids from the outbox to the queue for all organizations and reads nothing else.',
  },
  {
    rule: 'sleep',
    what: 'e2e/dashboard-weight.e2e.ts',
    reason: 'Counts what a page asks in the time in which nobody does anything.',
  },
  {
    rule: 'sleep',
    what: 'e2e/layout-shift.e2e.ts',
    reason: 'Looks whether anything still moves in the time in which nobody does anything.',
  },
  {
    rule: 'sleep',
    what: 'e2e/offline.e2e.ts',
    reason: 'Asks again until what is kept stands still between two looks.',
  },
  {
    rule: 'sleep',
    what: 'e2e/messages.e2e.ts',
    reason: 'Keeps a line back for as long as the page has been open, whatever the machine.',
  },
  {
    rule: 'sleep',
    what: 'src/platform/database/connections.db.test.ts',
    reason: 'Does nothing for longer than the database lets a transaction do nothing.',
  },
  {
    rule: 'sleep',
    what: 'src/platform/scanner/scanner.clamd.test.ts',
    reason: 'Between two looks whether the scanner listens.',
  },
  {
    rule: 'sleep',
    what: 'src/features/auth/idle/idle.test.tsx',
    reason: 'The clock stands still: a real timer is what comes after the timers of the page.',
  },
  {
    rule: 'sleep',
    what: 'src/screens/patient-portal/messages.test.tsx',
    reason: 'Looks whether something is sent that must not be: nothing follows where it is not.',
  },
  {
    rule: 'hurry',
    what: 'e2e/home-and-example.e2e.ts',
    reason: 'Tried again with what it follows from: one try shall not take all the time there is.',
  },
  {
    rule: 'hurry',
    what: 'e2e/site.e2e.ts',
    reason: 'Tried again with what it follows from: one try shall not take all the time there is.',
  },
  {
    rule: 'hurry',
    what: 'e2e/organization-settings.e2e.ts',
    reason: 'Tried again with what it follows from: one try shall not take all the time there is.',
  },
]

/** The exceptions that `rule` knows. */
export function findExceptions(rule: string): HouseException[] {
  return houseExceptions.filter(exception => exception.rule === rule)
}
