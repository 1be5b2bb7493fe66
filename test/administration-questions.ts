/** What the sections of administration ask when they open, search, narrow and choose. */
import type { AnyProcedure } from '@orpc/server'
import * as router from '../src/router.server.ts'
import { procedureContracts } from './attacks/contract-inputs.ts'
import type { LargeIds } from './large-organization.ts'

export interface AdministrationQuestion {
  what: string
  procedure: AnyProcedure
  input: unknown
  /** It shows lines in an order that an index has: at most 20 rows are read for each. */
  isLined?: boolean
  /** So many rows are read for it at most, however large the organization is. */
  mostRows?: number
}

/** For what stands in no list of ours: an answer that reads more reads through an organization. */
const MOST_ROWS_UNASKED = 500

const sorted = ['newest', 'oldest', 'name', 'name-back'] as const

function patientQuestions({ manager, specialist, tags }: LargeIds): AdministrationQuestion[] {
  const list = router.patientRecords.list as AnyProcedure
  const narrowed: Record<string, object> = {
    everybody: {},
    active: { status: 'active' },
    closed: { status: 'inactive' },
    'without a case manager': { whose: 'unassigned' },
    'of a case manager': { caseManager: manager },
    'of a specialist': { specialist },
    'with a tag that many have': { filters: [`tags:${tags.common}`] },
    'with a tag that few have': { filters: [`tags:${tags.rare}`] },
  }
  const searches = [
    'maria',
    'maria garc',
    'garsia',
    'muñoz',
    'a',
    'patient4711@example.test',
    '5551004711',
    '1004711',
    'zzz',
  ]
  return [
    ...Object.entries(narrowed).flatMap(([whom, by]) => [
      ...sorted.map(sort => ({
        what: `patients, ${whom}, ${sort}`,
        procedure: list,
        input: { ...by, sort },
        isLined: true,
      })),
      {
        what: `patients, ${whom}, who needs somebody first`,
        procedure: list,
        input: { ...by, sort: 'attention' },
      },
    ]),
    {
      what: 'patients who need somebody',
      procedure: list,
      input: { whose: 'attention', sort: 'attention' },
      isLined: true,
    },
    {
      what: 'patients who need somebody, by name',
      procedure: list,
      input: { whose: 'attention', sort: 'name' },
    },
    // As the export reads it.
    ...sorted.map(sort => ({
      what: `export, ${sort}`,
      procedure: list,
      input: { sort, limit: 100 },
      isLined: true,
    })),
    ...searches.map(search => ({ what: `patients, search "${search}"`, procedure: list, input: { search } })),
    {
      what: 'patients, search within a caseload',
      procedure: list,
      input: { search: 'maria', caseManager: manager },
    },
    {
      what: 'patients, search among the closed',
      procedure: list,
      input: { search: 'maria', status: 'inactive' },
    },
    {
      what: 'patients, search with a rare tag',
      procedure: list,
      input: { search: 'maria', filters: [`tags:${tags.rare}`] },
    },
    { what: 'picker of patients', procedure: list, input: { search: 'jam', limit: 8 } },
  ]
}

/** Whatever else can be asked without naming anybody, by the contracts: settings, imports, alerts, and what is still to come. */
export function furtherQuestions(asked: readonly AdministrationQuestion[]): AdministrationQuestion[] {
  return procedureContracts.flatMap(({ name, method, path, input }) => {
    const [feature = '', key = ''] = name.split('.')
    const procedure = (router as unknown as Record<string, Record<string, AnyProcedure>>)[feature]?.[key]
    if (!procedure || method !== 'GET' || path.includes('{')) return []
    if (asked.some(each => each.procedure === procedure)) return []
    return [{ what: name, procedure, input: input && {}, mostRows: MOST_ROWS_UNASKED }]
  })
}

/** Every question, of an organization with these ids. */
export function administrationQuestions(ids: LargeIds): AdministrationQuestion[] {
  const { caseManagerId } = { caseManagerId: ids.manager }
  const ask = (what: string, procedure: unknown, input: unknown = {}): AdministrationQuestion => ({
    what,
    procedure: procedure as AnyProcedure,
    input,
  })
  return [
    ask('count cards', router.organizations.overview, undefined),
    { ...ask('counts of the frame', router.waiting.counts, undefined), mostRows: 500 },
    ...patientQuestions(ids),
    ask('case managers', router.staff.listCaseManagers),
    ask('specialists', router.staff.listSpecialists),
    ask('pickers of staff', router.staff.names, undefined),
    ask('covers', router.cover.list),
    ask('tags', router.tags.list, undefined),
    ask('use of a tag', router.tags.use, { id: ids.tags.common }),
    ...['all', 'open', 'completed'].map(status =>
      ask(`tasks, ${status}`, router.taskManagement.list, { status }),
    ),
    ask('tasks by the day', router.taskManagement.list, { sort: 'due' }),
    ask('tasks, overdue', router.taskManagement.list, { due: 'overdue' }),
    ask('activities of a case manager', router.activities.list, { caseManagerId }),
    ask('recent activities', router.activities.list, { limit: 100 }),
    ask('checklist of a caseload', router.staffChecklist.itemsStatus, { caseManagerId }),
    ask('picker of a caseload', router.caseload.names, { caseManagerId }),
    { ...ask('submissions', router.submissions.completed), mostRows: 1_000 },
    { ...ask('submissions to a form', router.submissions.completed, { formId: ids.form }), mostRows: 1_000 },
    ask('forms', router.formManagement.list),
    { ...ask('who waits to be erased', router.erasures.waiting, undefined), mostRows: 500 },
    ask('log', router.auditLog.entries),
    ask('log of an act', router.auditLog.entries, { verb: 'update' }),
    ask('log of a kind', router.auditLog.entries, { entity: 'patients' }),
    ask('people of the log', router.auditLog.people, undefined),
    ask('may be the same', router.likeness.pairs),
    ask('requests', router.likeness.requests, undefined),
    ask('imports', router.imports.latest, { kind: 'patients' }),
    ask('tasks of staff', router.taskManagement.list, { assignee: 'case_manager' }),
    ask('tasks of one person', router.taskManagement.list, { assignee: `case_manager:${ids.manager}` }),
    ask('administrators', router.invitations.administrators, undefined),
    ask('hand over', router.leaving.caseload, { id: ids.manager }),
  ]
}
