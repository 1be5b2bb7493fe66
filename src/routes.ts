import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { entryPages, publicPages } from './routes.public.ts'

const pages = (table: Record<string, string>) =>
  Object.entries(table).map(([path, file]) => route(path, file))

/** One screen at two addresses: at the desk, and in administration. */
const submissionPrint = (...parts: string[]) =>
  parts.map(part =>
    route(`${part}/submissions/:submissionId/print`, 'screens/patient-record/submission-print.tsx', {
      id: `${part}-submission-print`,
    }),
  )

const progressReport = (...parts: string[]) =>
  parts.map(part =>
    route(`${part}/reports/:reportId`, 'screens/reports/progress-report.tsx', {
      id: `${part}-progress-report`,
    }),
  )

/** Which screen an address shows. Spanish addresses are the same below `/es`. */
export default [
  index('screens/public/pages/home/home.tsx'),
  ...pages(publicPages),

  // Everything below asks the server for data, and brings what it takes to do so.
  layout('screens/frame/data-layout.tsx', [
    ...pages(entryPages),
    route('invitation/:token', 'screens/auth/invitation.tsx'),
    route('found/:token', 'screens/auth/founding.tsx'),
    route('new-password/:token', 'screens/auth/new-password.tsx'),
    route('verify-email/:token', 'screens/auth/verify-email.tsx'),

    layout('screens/patient-portal/portal-layout.tsx', [
      route('patient-portal/getting-started', 'screens/patient-portal/getting-started.tsx'),
      route('patient-portal/dashboard', 'screens/patient-portal/dashboard.tsx'),
      route('patient-portal/forms-and-tasks', 'screens/patient-portal/forms-and-tasks.tsx'),
      route('patient-portal/forms-and-tasks/:formId', 'screens/patient-portal/form.tsx'),
      route('patient-portal/messages', 'screens/patient-portal/messages.tsx'),
      route('patient-portal/profile', 'screens/patient-portal/profile.tsx'),
    ]),

    layout('screens/desk/desk-layout.tsx', [
      route('case-manager', 'screens/desk/overview.tsx'),
      route('case-manager/patients', 'screens/desk/patients.tsx'),
      route('case-manager/patients/:patientId', 'screens/desk/patient.tsx'),
      route('case-manager/appointments', 'screens/desk/appointments.tsx'),
      route('case-manager/messages', 'screens/desk/messages.tsx'),
      route('case-manager/files', 'screens/desk/files.tsx'),
      route('case-manager/checklist-status', 'screens/desk/checklist-status.tsx'),
      route('case-manager/activity', 'screens/desk/activity.tsx'),
    ]),
    ...submissionPrint('case-manager', 'admin'),
    ...progressReport('case-manager', 'admin'),

    route('subscription/test-checkout', 'screens/account/test-checkout.tsx'),
    route('account', 'screens/account/account.tsx'),
    route('admin', 'screens/administration/administration.tsx'),
    route('admin/forms/:formId', 'screens/administration/form.tsx'),
    route('mailbox', 'screens/mailbox/mailbox.tsx'),
  ]),

  route('*', 'screens/frame/not-found.tsx'),
] satisfies RouteConfig
