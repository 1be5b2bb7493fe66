const upTo99 = (count: number) => (count > 99 ? 'more than 99' : String(count))

const count = (figure: number) => figure.toLocaleString('en-US')

export const administrationText = {
  count,
  title: 'Administration Dashboard',
  supervisor: (name: string) => `Supervisor: ${name}`,
  needing: (all: number, unassigned: number) =>
    `${count(all)} without a next step or past it${unassigned > 0 ? `, or without a case manager (${count(unassigned)})` : ''}`,
  totalPatients: 'Total Patients',
  caseManagers: 'Case Managers',
  specialists: 'Support Specialists',
  caseManagersShort: 'Managers',
  specialistsShort: 'Specialists',
  patients: 'Patients',
  activity: 'Activity Tracking',
  activityShort: 'Activity',
  checklistStatus: 'Checklist Status',
  checklistStatusShort: 'Checklist',
  tasks: 'Tasks',
  formSubmissions: 'Form Submissions',
  formSubmissionsShort: 'Submissions',
  formManagement: 'Form Management',
  formManagementShort: 'Forms',
  log: 'Log',
  alike: 'May be the same',
  alikeShort: 'Same?',
  settings: 'Settings',
  /** What waits in a section. */
  waiting: {
    unassigned: (count: number) => `${upTo99(count)} without a case manager`,
    erasures: (count: number) => `${upTo99(count)} to be erased, if you confirm`,
    alike: (count: number) =>
      count === 1 ? '1 pair that may be one person' : `${upTo99(count)} pairs that may be one person`,
    requests: (count: number) => `${upTo99(count)} ${count === 1 ? 'asks' : 'ask'} to join a care team`,
  },
  panel: {
    suggestions: 'AI Case Management Suggestions',
    generating: 'Generating suggestions...',
    noSuggestions: 'No suggestions available',
    draft: 'Draft, not in the record',
    checklist: 'Checklist',
    inPlace: (done: number, total: number) => `${done} of ${total} in place`,
    noChecklist: 'No checklist yet',
    nextStep: 'Next step',
    noNextStep: 'No next step',
    by: (step: string, day: string) => `${step}, by ${day}`,
    lastActivity: 'Last activity',
    noActivity: 'No activities yet',
    open: 'Open the whole page',
  },
  byCaseManager: {
    caseManager: 'Case manager',
    activityOf: 'Patient Activity Feed',
    recent: 'Recent activity in the organization',
    checklist: 'Checklist Items Status',
    none: 'No case managers found. Please add a case manager first.',
  },
  loaded: (patients: number, caseManagers: number) => ({
    title: 'Dashboard Loaded',
    body: `Found ${count(patients)} ${patients === 1 ? 'patient' : 'patients'}, ${count(caseManagers)} case ${caseManagers === 1 ? 'manager' : 'managers'}`,
  }),
  denied: {
    title: 'Access Denied',
    body: "You don't have administrator privileges to access this page.",
    home: 'Return to Home',
  },
  failed: { title: 'Error', body: 'Failed to load dashboard data' },
}
