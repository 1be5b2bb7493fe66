/** Name → a feature's procedures. One line each. */
import { activitiesProcedures } from '#features/activities/activities.server.ts'
import { assistantProcedures } from '#features/assistant/assistant.server.ts'
import { authProcedures } from '#features/auth/auth.server.ts'
import { caseloadProcedures } from '#features/caseload/caseload.server.ts'
import { checklistProcedures } from '#features/checklist/checklist.server.ts'
import { formsProcedures } from '#features/forms/forms.server.ts'
import { goalsProcedures } from '#features/goals/goals.server.ts'
import { messagingProcedures } from '#features/messaging/messaging.server.ts'
import { notificationsProcedures } from '#features/notifications/notifications-mailbox.server.ts'
import { onboardingProcedures } from '#features/onboarding/onboarding.server.ts'
import { organizationsProcedures } from '#features/organizations/organizations.server.ts'
import { patientsProcedures } from '#features/people/patients/patients.server.ts'
import { patientsStaffProcedures } from '#features/people/patients/patients-staff.server.ts'
import { staffProcedures } from '#features/people/staff/staff.server.ts'
import { safetyProcedures } from '#features/safety/safety.server.ts'
import { tasksProcedures } from '#features/tasks/tasks.server.ts'

export const router = {
  auth: authProcedures,
  tasks: tasksProcedures,
  caseload: caseloadProcedures,
  organizations: organizationsProcedures,
  patientsStaff: patientsStaffProcedures,
  staff: staffProcedures,
  safety: safetyProcedures,
  messaging: messagingProcedures,
  activities: activitiesProcedures,
  assistant: assistantProcedures,
  checklist: checklistProcedures,
  forms: formsProcedures,
  goals: goalsProcedures,
  onboarding: onboardingProcedures,
  patients: patientsProcedures,
  notifications: notificationsProcedures,
}
