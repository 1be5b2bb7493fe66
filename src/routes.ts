import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { entryPages, publicPages } from './routes.public.ts'

const pages = (table: Record<string, string>) =>
  Object.entries(table).map(([path, file]) => route(path, file))

/** Which screen an address shows. Spanish addresses are the same below `/es`. */
export default [
  index('screens/public/home/home.tsx'),
  ...pages(publicPages),

  // Everything below asks the server for data, and brings what it takes to do so.
  layout('screens/frame/data-layout.tsx', [
    ...pages(entryPages),
    route('invitation/:token', 'screens/auth/invitation.tsx'),
    route('found/:token', 'screens/auth/founding.tsx'),
    route('new-password/:token', 'screens/auth/new-password.tsx'),
    route('verify-email/:token', 'screens/auth/verify-email.tsx'),

    layout('screens/patient/patient-layout.tsx', [
      route('patient-portal/getting-started', 'screens/patient/getting-started.tsx'),
      route('patient-portal/dashboard', 'screens/patient/dashboard.tsx'),
      route('patient-portal/forms-and-tasks', 'screens/patient/forms-and-tasks.tsx'),
      route('patient-portal/forms-and-tasks/:formId', 'screens/patient/form.tsx'),
      route('patient-portal/messages', 'screens/patient/messages.tsx'),
      route('patient-portal/profile', 'screens/patient/profile.tsx'),
    ]),

    layout('screens/case-manager/case-manager-layout.tsx', [
      route('case-manager', 'screens/case-manager/overview.tsx'),
      route('case-manager/patients', 'screens/case-manager/patients.tsx'),
      route('case-manager/patients/:patientId', 'screens/case-manager/patient.tsx'),
      route('case-manager/appointments', 'screens/case-manager/appointments.tsx'),
      route('case-manager/messages', 'screens/case-manager/messages.tsx'),
      route('case-manager/files', 'screens/case-manager/files.tsx'),
      route('case-manager/checklist-status', 'screens/case-manager/checklist-status.tsx'),
      route('case-manager/activity', 'screens/case-manager/activity.tsx'),
    ]),
    route('case-manager/submissions/:submissionId/print', 'screens/case-manager/submission-print.tsx'),

    route('account', 'screens/account/account.tsx'),
    route('admin', 'screens/admin/admin.tsx'),
    route('admin/submissions/:submissionId/print', 'screens/admin/submission-print.tsx'),
    route('mailbox', 'screens/mailbox/mailbox.tsx'),
  ]),

  route('*', 'screens/frame/not-found.tsx'),
] satisfies RouteConfig
