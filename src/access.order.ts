/**
 * The order in which the migrate step applies access and functions files (`<path>.functions.sql`, then
 * `<path>.access.sql`, where they exist). A feature's line comes after those whose tables its policies read.
 */
export const accessOrder = [
  'platform/db',
  'features/auth/auth',
  'features/auth/auth-proof',
  'features/organizations/organizations',
  'features/people/people',
  'features/people/people-claims',
  'features/people/patients/patients',
  'features/people/staff/staff',
  'features/caseload/caseload',
  'features/cover/cover',
  'features/messaging/messaging',
  'features/tasks/tasks',
  'features/goals/goals',
  'features/notes/notes',
  'features/forms/forms',
  'features/checklist/checklist',
  'features/onboarding/onboarding',
  'features/appointments/appointments',
  'features/people/patients/patients-closing',
  'features/files/files',
  'features/assistant/assistant',
  'features/safety/safety',
  'features/momentum/momentum',
  'features/activities/activities',
  'features/billing/billing',
  'features/inquiries/inquiries',
  'features/notifications/notifications',
  'features/audit/audit',
] as const
