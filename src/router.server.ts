/** Name → a feature's procedures. One line each. */
import { authProcedures } from '#features/auth/auth.server.ts'
import { caseloadProcedures } from '#features/caseload/caseload.server.ts'
import { organizationsProcedures } from '#features/organizations/organizations.server.ts'
import { patientsStaffProcedures } from '#features/people/patients/patients-staff.server.ts'
import { staffProcedures } from '#features/people/staff/staff.server.ts'
import { safetyProcedures } from '#features/safety/safety.server.ts'
import { tasksProcedures } from '#features/tasks/tasks.server.ts'
import { activitiesProcedures } from '#features/activities/activities.server.ts'
import { messagingProcedures } from '#features/messaging/messaging.server.ts'

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
}
