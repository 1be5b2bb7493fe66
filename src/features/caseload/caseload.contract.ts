/** The caseload: opening it, who is in it, who needs attention first, and each patient's next step. */
import { z } from 'zod'
import { patientCover } from '#features/cover/cover.contract.ts'
import {
  patientFilters,
  patientStatusFilter,
} from '#features/patients/patient-records/patient-records.contract.ts'
import { pageEndOf } from '#lib/page-end.ts'
import { cutSearch } from '#lib/person-search.ts'
import { procedure, seenFields } from '#platform/api/api.contract.ts'
import { caseloadSorts, caseloadWhoses, isOverEverywhere, MOST_STEPS_AT_ONCE } from './caseload.rules.ts'

const hat = z.enum(['case_manager', 'specialist'])

export const caseloadOverview = z.object({
  hat,
  name: z.string(),
  /** Figures of one's own caseload alone … */
  totalPatients: z.number(),
  activePatients: z.number(),
  /** … beside it, the patients of colleagues for whom one covers now. */
  coveredPatients: z.number(),
  caseFiles: z.number(),
  /** In every conversation one can open now, covered ones too: they stand in the same inbox. */
  unreadMessages: z.number(),
  /**
   * Conversations of that inbox that wait for an answer: not those that were put off, nor those of people in danger, who count
   * with their alert alone.
   */
  waitingConversations: z.number(),
  /** Active patients with no next step, or past it (decision 43); covered ones too, for nobody is forgotten. */
  needingAttention: z.number(),
})
export type CaseloadOverview = z.infer<typeof caseloadOverview>

const caseloadSort = z.enum(caseloadSorts)
export type CaseloadSort = z.infer<typeof caseloadSort>

const caseloadOnly = z.enum(['all', 'waiting', 'attention', 'past-step', 'no-step'])
export type CaseloadOnly = z.infer<typeof caseloadOnly>

/** Why one sees a patient: as their own case manager or specialist, as a co-worker, or because one covers. */
const caseloadWhose = z.enum(caseloadWhoses)
export type CaseloadWhose = z.infer<typeof caseloadWhose>

export const caseloadPatient = z.object({
  id: z.uuid(),
  name: z.string(),
  preferredName: z.string().nullable(),
  caseNumber: z.string(),
  status: z.enum(['active', 'inactive']),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** Unless they said no to calls: then that takes the number's place. */
  mayCall: z.boolean(),
  createdAt: z.string(),
  nextStep: z.string().nullable(),
  /** A date without a zone, YYYY-MM-DD. */
  nextStepDueOn: z.string().nullable(),
  /** Since when nothing was said to come next; null where something was, or where nobody kept it. */
  withoutStepSince: z.string().nullable(),
  /** The language they read, and the one that needs an interpreter. */
  language: z.enum(['en', 'es']),
  interpreterLanguage: z.string().nullable(),
  checklistCompleted: z.number(),
  checklistTotal: z.number(),
  lastActivityAt: z.string().nullable(),
  /** The last message answered, note signed or visit kept; not what the patient does by themselves. */
  lastContactAt: z.string().nullable(),
  /** For what they wait, and since when; null where they wait for nothing. An alert stands before an answer that is owed. */
  waits: z.object({ for: z.enum(['alert', 'message', 'request']), since: z.string() }).nullable(),
  cover: patientCover,
  /** The names of the others on the care team now. */
  team: z.array(z.string()),
})
export type CaseloadPatient = z.infer<typeof caseloadPatient>

export const caseloadPage = z.object({
  patients: z.array(caseloadPatient),
  /** Where the next page begins; null after the last one. */
  next: z.string().nullable(),
})
export type CaseloadPage = z.infer<typeof caseloadPage>

export const caseloadQuestion = z.object({
  /** Words of names in any order, the beginning of an e-mail address, or the last digits of a phone number. */
  search: z.string().overwrite(cutSearch).max(100).default(''),
  sort: caseloadSort.default('newest'),
  /** Only active patients who wait for an answer; or with no next step, or past it, or either. */
  only: caseloadOnly.default('all'),
  whose: caseloadWhose.default('all'),
  status: patientStatusFilter.default('all'),
  filters: patientFilters,
  /** Only these patients, such as those that a person opened lately. */
  ids: z.array(z.uuid()).min(1).max(20).optional(),
  /** Where the page before ended: `next` of its answer. */
  after: pageEndOf('words'),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})
export type CaseloadQuestion = z.input<typeof caseloadQuestion>

/** What narrows the views of the caseload, each of them alike. */
export const narrowedCaseload = caseloadQuestion.pick({ whose: true, filters: true })

/** How many patients stand in each view of the caseload. */
const caseloadViews = z.object({
  active: z.number(),
  waiting: z.number(),
  pastStep: z.number(),
  noStep: z.number(),
  silent: z.number(),
  inactive: z.number(),
})
export type CaseloadViews = z.infer<typeof caseloadViews>

/** Figures of the progress overview, of one's own caseload. Whoever has no checklist yet has no percent either. */
const caseloadProgress = z.object({
  totalPatients: z.number(),
  activePatients: z.number(),
  /** The mean completion of the active patients, a whole percent; null where none has a checklist. */
  averageCompletion: z.number().nullable(),
  /** Active patients below 50 percent. */
  needsAttention: z.number(),
  /** Active patients without a checklist. */
  notStarted: z.number(),
})

/** The messages are keys of `caseloadText.problems`. */
export const saidStep = z.object({
  step: z.string().trim().min(1, 'stepMissing').max(300, 'stepLong'),
  dueOn: z.iso.date('dateUnreadable'),
})
type SaidStep = z.infer<typeof saidStep>

/** Undo says again what stood there, on its day; else nobody says that something comes next on a day that is over. */
const isUndo = z.boolean().optional()
const isLate = (wanted: SaidStep, seen: Partial<SaidStep> | null) =>
  wanted.dueOn !== seen?.dueOn && isOverEverywhere(wanted.dueOn)

export const newNextStep = saidStep
  .extend({
    patientId: z.uuid(),
    /** What stood there when this was begun. */
    seen: seenFields({ step: 300, dueOn: 10 }),
    isUndo,
  })
  .refine(said => said.isUndo || !isLate(said, said.seen), { path: ['dueOn'], message: 'dayPast' })

/** What comes next for many, each as long as what stands there is what was seen; null is nothing. Turned round, it takes back. */
export const manyNextSteps = z
  .object({
    changes: z
      .array(z.object({ patientId: z.uuid(), seen: saidStep.nullable(), wanted: saidStep.nullable() }))
      .min(1)
      .max(MOST_STEPS_AT_ONCE),
    isUndo,
  })
  .refine(said => said.isUndo || said.changes.every(({ seen, wanted }) => !wanted || !isLate(wanted, seen)), {
    path: ['changes'],
    message: 'dayPast',
  })
export type NextStepChange = z.infer<typeof manyNextSteps>['changes'][number]

export const caseloadContract = {
  /** What the care team, or the guide's library, says comes next for the patient who asks; null where nobody said. */
  ownNextStep: procedure
    .route({
      method: 'GET',
      path: '/next-step',
      tags: ['Caseload'],
      summary: 'What comes next for the patient who asks',
    })
    .input(z.object({ language: z.enum(['en', 'es']).default('en') }))
    .output(
      z.object({
        nextStep: z
          .object({
            /** In the reader's language where the library has it; what a person wrote stays as written. */
            step: z.string(),
            /** A date without a zone, YYYY-MM-DD. */
            dueOn: z.string(),
          })
          .nullable(),
      }),
    ),
  /** Asked as a visitor: the answer says which hat the person may put on here, or null for none. */
  open: procedure
    .route({
      method: 'POST',
      path: '/case-manager/open',
      tags: ['Caseload'],
      summary: 'Open the case manager desk',
    })
    .output(z.object({ opened: z.enum(['case_manager', 'created', 'specialist']).nullable() })),
  overview: procedure
    .route({
      method: 'GET',
      path: '/caseload/overview',
      tags: ['Caseload'],
      summary: 'The caseload in figures',
    })
    .output(caseloadOverview),
  patients: procedure
    .route({
      method: 'GET',
      path: '/caseload/patients',
      tags: ['Caseload'],
      summary: 'The patients of the caseload',
    })
    .input(caseloadQuestion)
    .output(caseloadPage),
  views: procedure
    .route({
      method: 'GET',
      path: '/caseload/views',
      tags: ['Caseload'],
      summary: 'How many patients stand in each view of the caseload',
    })
    .input(narrowedCaseload)
    .output(caseloadViews),
  /** The active patients by name, for a choice among them: one's own, or those of one case manager. */
  names: procedure
    .route({
      method: 'GET',
      path: '/caseload/names',
      tags: ['Caseload'],
      summary: 'The active patients by name',
    })
    .input(z.object({ caseManagerId: z.uuid().optional() }))
    .output(
      z.array(
        z.object({
          id: z.uuid(),
          /** The name that they go by; a choice finds them by the others too. */
          name: z.string(),
          fullName: z.string(),
          caseNumber: z.string(),
          email: z.string().nullable(),
          phone: z.string().nullable(),
          isCovered: z.boolean(),
        }),
      ),
    ),
  progress: procedure
    .route({
      method: 'GET',
      path: '/caseload/progress',
      tags: ['Caseload'],
      summary: 'How far the active patients are with their checklists',
    })
    .output(caseloadProgress),
  setNextStep: procedure
    .route({
      method: 'PUT',
      path: '/patients/{patientId}/next-step',
      tags: ['Caseload'],
      summary: 'Say what comes next for a patient, and by when',
    })
    .input(newNextStep)
    .output(z.object({ patientId: z.uuid(), step: z.string(), dueOn: z.string() })),
  /** Whoever of them somebody else said something about meanwhile, or may not be asked about, is left as they are. */
  setManyNextSteps: procedure
    .route({
      method: 'PUT',
      path: '/next-steps',
      tags: ['Caseload'],
      summary: 'Say what comes next for many patients, and by when',
    })
    .input(manyNextSteps)
    .output(z.object({ changed: z.array(z.uuid()), left: z.array(z.uuid()) })),
  /** Takes a next step back that was the first, as long as it says what is named; harmless where there is none. */
  removeNextStep: procedure
    .route({
      method: 'DELETE',
      path: '/patients/{patientId}/next-step',
      tags: ['Caseload'],
      summary: 'Take back what was said to come next for a patient',
    })
    .input(saidStep.extend({ patientId: z.uuid() }))
    .output(z.object({ patientId: z.uuid() })),
}
