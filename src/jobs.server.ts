/** Job → handler. One line each; where two features have a share in a job, they meet here. */
import {
  mailPatientOfTransition,
  mailStaffOfTransition,
  remindOfAppointment,
} from '#features/appointments/appointments.jobs.server.ts'
import { forgetDraft, writeWaitingDraft } from '#features/assistant/drafts/drafts.jobs.server.ts'
import { forgetModelCall } from '#features/assistant/model-calls/model-calls.jobs.server.ts'
import { recordRun } from '#features/assistant/runs/runs.server.ts'
import { askForSeals, sealLog } from '#features/audit/seals/seals.jobs.server.ts'
import { mailProof } from '#features/auth/verification/verification.jobs.server.ts'
import { followSubscription } from '#features/billing/billing.jobs.server.ts'
import { markEndedMemberships } from '#features/care-team/care-team.jobs.server.ts'
import { fillCatalogue, personaliseChecklist } from '#features/checklist/checklist.jobs.server.ts'
import { beginCover, tellColleague } from '#features/cover/cover.jobs.server.ts'
import { completeErasureList, eraseAgain, erasePerson } from '#features/erasures/erasures.jobs.server.ts'
import { askForFileSweeps, remindOfExpiry, sweepFiles } from '#features/files/files.jobs.server.ts'
import { fillForms } from '#features/forms/forms.jobs.server.ts'
import { carryOnImport, forgetImport } from '#features/imports/imports.jobs.server.ts'
import { checkMended } from '#features/imports/mending/mending.jobs.server.ts'
import { mailInquiry } from '#features/inquiries/inquiries.jobs.server.ts'
import { compareRecords } from '#features/likeness/likeness.jobs.server.ts'
import { followingMerges, gatherForMerge } from '#features/merges/merges.jobs.server.ts'
import { mailUnread } from '#features/messaging/messaging.jobs.server.ts'
import type { Notices } from '#features/notifications/notices/notices.rules.ts'
import { noticesThrough } from '#features/notifications/notifications.jobs.server.ts'
import { mailCompletedOnboarding } from '#features/onboarding/onboarding.jobs.server.ts'
import { mailInvitation } from '#features/organizations/organizations.jobs.server.ts'
import { forgetReport, makeReport } from '#features/reports/reports.jobs.server.ts'
import { climbSafetyAlert, mailSafetyAlert } from '#features/safety/safety.jobs.server.ts'
import { tellPatient } from '#features/staff/leaving/leaving.jobs.server.ts'
import { alertCompletedTask } from '#features/tasks/tasks.jobs.server.ts'
import type { Job, JobHandler, JobTools } from '#platform/jobs/jobs.server.ts'

type Telling = (job: Job, tools: JobTools, notices: Notices) => Promise<void>

/** A handler that lets somebody know. */
const telling =
  (handler: Telling): JobHandler =>
  (job, tools) =>
    handler(job, tools, noticesThrough(tools))

const handlers: Record<string, JobHandler> = {
  'appointments.remind': telling(remindOfAppointment),
  'appointments.tell-patient': telling(mailPatientOfTransition),
  'appointments.tell-staff': telling(mailStaffOfTransition),
  'assistant.forget-draft': forgetDraft,
  'assistant.forget-model-call': forgetModelCall,
  'assistant.write-draft': writeWaitingDraft,
  'audit.seal': sealLog,
  'auth.mail-proof': telling(mailProof),
  'billing.follow': telling(followSubscription),
  'care-team.mark-ended': markEndedMemberships,
  'checklist.personalise': (job, tools) => personaliseChecklist(job, tools, recordRun),
  'cover.begin': beginCover,
  'cover.tell-colleague': telling(tellColleague),
  'imports.carry-on': carryOnImport,
  'imports.check-mended': checkMended,
  'imports.forget': forgetImport,
  'files.remind-of-expiry': telling(remindOfExpiry),
  'files.sweep': sweepFiles,
  'erasures.erase': erasePerson,
  'likeness.compare': compareRecords,
  'merges.gather': gatherForMerge,
  'messaging.mail-unread': telling(mailUnread),
  'onboarding.mail-completed': telling(mailCompletedOnboarding),
  'inquiries.mail-operator': telling(mailInquiry),
  'organizations.fill-defaults': async (_, { session }) => {
    await session.batch(...fillCatalogue(), ...fillForms())
    session.notify({ topic: 'checklist' }, { topic: 'forms' })
  },
  'organizations.mail-invitation': telling(mailInvitation),
  'safety.climb': telling(climbSafetyAlert),
  'reports.forget': forgetReport,
  'reports.make': makeReport,
  'safety.mail-alert': telling(mailSafetyAlert),
  'staff.tell-patient': telling(tellPatient),
  'tasks.alert-completed': telling(alertCompletedTask),
}

export const jobHandlers: Record<string, JobHandler> = Object.fromEntries(
  Object.entries(handlers).map(([job, handler]) => [job, followingMerges(handler)]),
)

/** What a server does before it answers anybody: whoever was erased does not come back with an older copy of the database. */
export const beforeServing = eraseAgain

/** What every server asks for by itself each hour. */
export const everyHour = (...[databasePool, outside]: Parameters<typeof completeErasureList>) => [
  () => askForSeals(databasePool),
  () => askForFileSweeps(databasePool),
  () => completeErasureList(databasePool, outside),
]
