export const administrationText = {
  title: 'Administration Dashboard',
  supervisor: (name: string) => `Supervisor: ${name}`,
  totalPatients: 'Total Patients',
  caseManagers: 'Case Managers',
  specialists: 'Support Specialists',
  caseManagersShort: 'Managers',
  specialistsShort: 'Specialists',
  patients: 'Patients',
  settings: 'Settings',
  loaded: (patients: number, caseManagers: number) => ({
    title: 'Dashboard Loaded',
    body: `Found ${patients} ${patients === 1 ? 'patient' : 'patients'}, ${caseManagers} case ${caseManagers === 1 ? 'manager' : 'managers'}`,
  }),
  denied: {
    title: 'Access Denied',
    body: "You don't have administrator privileges to access this page.",
    home: 'Return to Home',
  },
  failed: { title: 'Error', body: 'Failed to load dashboard data' },
}
