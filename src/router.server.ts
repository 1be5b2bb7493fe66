/** Name → a feature's procedures. One line each. */
import { activitiesProcedures } from '#features/activities/activities.server.ts'
import { appointmentsProcedures } from '#features/appointments/appointments.server.ts'
import { assistantProcedures } from '#features/assistant/assistant.server.ts'
import { assistantDraftsProcedures } from '#features/assistant/assistant-drafts.server.ts'
import { auditProcedures } from '#features/audit/audit.server.ts'
import { authProcedures } from '#features/auth/auth.server.ts'
import { authFactorProcedures } from '#features/auth/auth-factor.server.ts'
import { authPasskeysProcedures } from '#features/auth/auth-passkeys.server.ts'
import { authProofProcedures } from '#features/auth/auth-proof.server.ts'
import { authSessionsProcedures } from '#features/auth/auth-sessions.server.ts'
import { billingProcedures } from '#features/billing/billing.server.ts'
import { caseloadProcedures } from '#features/caseload/caseload.server.ts'
import { checklistProcedures } from '#features/checklist/checklist.server.ts'
import { checklistStaffProcedures } from '#features/checklist/checklist-staff.server.ts'
import { coverProcedures } from '#features/cover/cover.server.ts'
import { formsProcedures } from '#features/forms/forms.server.ts'
import { formsStaffProcedures } from '#features/forms/forms-staff.server.ts'
import { goalsProcedures } from '#features/goals/goals.server.ts'
import { inquiriesProcedures } from '#features/inquiries/inquiries.server.ts'
import { messagingProcedures } from '#features/messaging/messaging.server.ts'
import { momentumProcedures } from '#features/momentum/momentum.server.ts'
import { notesProcedures } from '#features/notes/notes.server.ts'
import { notificationsProcedures } from '#features/notifications/notifications-mailbox.server.ts'
import { onboardingProcedures } from '#features/onboarding/onboarding.server.ts'
import { organizationsProcedures } from '#features/organizations/organizations.server.ts'
import { patientsProcedures } from '#features/people/patients/patients.server.ts'
import { patientsChoicesProcedures } from '#features/people/patients/patients-choices.server.ts'
import { patientsClosingProcedures } from '#features/people/patients/patients-closing.server.ts'
import { patientsStaffProcedures } from '#features/people/patients/patients-staff.server.ts'
import { staffProcedures } from '#features/people/staff/staff.server.ts'
import { safetyProcedures } from '#features/safety/safety.server.ts'
import { tasksProcedures } from '#features/tasks/tasks.server.ts'
import { tasksOfStaffProcedures } from '#features/tasks/tasks-of-staff.server.ts'

export const router = {
  auth: authProcedures,
  authProof: authProofProcedures,
  authFactor: authFactorProcedures,
  authPasskeys: authPasskeysProcedures,
  authSessions: authSessionsProcedures,
  tasks: tasksProcedures,
  tasksOfStaff: tasksOfStaffProcedures,
  billing: billingProcedures,
  caseload: caseloadProcedures,
  cover: coverProcedures,
  organizations: organizationsProcedures,
  patientsStaff: patientsStaffProcedures,
  patientsClosing: patientsClosingProcedures,
  staff: staffProcedures,
  safety: safetyProcedures,
  messaging: messagingProcedures,
  activities: activitiesProcedures,
  appointments: appointmentsProcedures,
  assistant: assistantProcedures,
  assistantDrafts: assistantDraftsProcedures,
  checklist: checklistProcedures,
  checklistStaff: checklistStaffProcedures,
  forms: formsProcedures,
  formsStaff: formsStaffProcedures,
  goals: goalsProcedures,
  notes: notesProcedures,
  onboarding: onboardingProcedures,
  patients: patientsProcedures,
  patientsChoices: patientsChoicesProcedures,
  momentum: momentumProcedures,
  audit: auditProcedures,
  notifications: notificationsProcedures,
  inquiries: inquiriesProcedures,
}
