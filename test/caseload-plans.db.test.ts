/**
 * What reading a caseload touches, as the real procedures ask: it follows the caseload and not the organization. Read from
 * the plans that a server ends up with (generic ones of prepared statements), index entries and filtered rows included.
 */
import type { AnyProcedure } from '@orpc/server'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { activitiesProcedures } from '../src/features/activities/activities.server.ts'
import { appointmentsProcedures } from '../src/features/appointments/appointments.server.ts'
import { caseloadProcedures } from '../src/features/caseload/caseload.server.ts'
import { filesProcedures } from '../src/features/files/files.server.ts'
import { messagingProcedures } from '../src/features/messaging/messaging.server.ts'
import { patientRecordsProcedures } from '../src/features/patients/patient-records/patient-records.server.ts'
import { queueProcedures } from '../src/features/queue/queue.server.ts'
import type { DatabaseSession, Query } from '../src/platform/database/database.server.ts'
import { call } from './answers.ts'
import {
  CASELOAD,
  type CaseloadOrganization,
  FAMILY_NAMES,
  fillCaseloads,
  patientsIn,
  type Size,
  type Way,
  ways,
} from './caseloads.ts'
import { withOwnDatabase } from './database.ts'

const db = withOwnDatabase()
let organizations: Record<Size, CaseloadOrganization>
let server: pg.Client

beforeAll(async () => {
  organizations = await fillCaseloads(db.superuserUrl)
  server = new pg.Client({ connectionString: db.serverUrl })
  await server.connect()
}, 240_000)
afterAll(() => server?.end())

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Actual Loops': number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Plan[]
}

interface Cost {
  /** Rows and index entries that scans brought up, what they then threw away included. */
  rows: number
  buffers: number
  /** How many rows it answered with. */
  found: number
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

function rowsTouched(plan: Plan): number {
  const scans = nodesOf(plan).filter(node => node['Relation Name'] || node['Index Name'])
  return scans.reduce(
    (sum, node) =>
      sum +
      node['Actual Loops'] *
        (node['Actual Rows'] +
          (node['Rows Removed by Filter'] ?? 0) +
          (node['Rows Removed by Index Recheck'] ?? 0)),
    0,
  )
}

/** In whose hat a query is asked: a member of staff's, in one of their ways to see the thirty, or an administrator's. */
type Asker = Way | 'administrator'

/** What a query costs, with the plan that a server ends up with. */
async function costOf(query: Query<unknown>, size: Size, asker: Asker): Promise<Cost> {
  const { sql, parameters } = query.compile()
  const { id, members } = organizations[size]
  const hat = asker === 'specialist' || asker === 'administrator' ? asker : 'case_manager'
  const member = asker === 'administrator' ? '' : members[asker]
  await server.query('begin')
  try {
    await server.query(
      'set local plan_cache_mode = force_generic_plan; set local random_page_cost = 1.1; set local jit = off',
    )
    for (const [name, value] of [
      ['app.organization', id],
      ['app.member', member],
      [`app.${hat}`, member],
      ['app.user', id],
      ['app.hat', hat],
    ])
      await server.query('select set_config($1, $2, true)', [name, value])
    await server.query(`set local role handrail_${hat}`)
    await server.query(`prepare asked as ${sql}`)
    const values = parameters
      .map(value => (value === null ? 'null' : server.escapeLiteral(literal(value))))
      .join(', ')
    const execute = `explain (analyze, buffers, timing off, format json) execute asked${values && `(${values})`}`
    await server.query(execute)
    const { rows } = await server.query(execute)
    const plan: Plan = rows[0]['QUERY PLAN'][0].Plan
    return {
      rows: rowsTouched(plan),
      buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
      found: plan['Actual Rows'],
    }
  } finally {
    await server.query('rollback')
    await server.query('deallocate all')
  }
}

const literal = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

/** The queries that a procedure sends, without an answer: none of those asked here needs one to ask the next. */
async function queriesOf(procedure: AnyProcedure, input: unknown): Promise<Query<unknown>[]> {
  const sent: Query<unknown>[] = []
  const record = async (...queries: Query<unknown>[]) => {
    sent.push(...queries)
    return queries.map(() => [])
  }
  const session = {
    all: async (query: Query<unknown>) => (await record(query))[0],
    one: async (query: Query<unknown>) => void (await record(query)),
    batch: record,
    notify: () => {},
  } as unknown as DatabaseSession
  await call(procedure, input, { context: { session, hat: 'staff', organization: undefined } }).catch(
    () => {},
  )
  expect(sent.length).toBeGreaterThan(0)
  return sent
}

const aWeek = {
  from: new Date().toISOString(),
  until: new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString(),
}
/** A page of fifty, and one row more that says whether there is another. */
const PAGE = 51
/** In an organization half as large half as many: who reads through all that a word finds shall be seen in either. */
const MOST_FOR_EACH_SHOWN = process.env.HANDRAIL_TEST_LENGTH === 'long' ? 20 : 10
/**
 * Pages read for one patient who is listed: their line, what waits of them under each policy, and who else works with them; for
 * whoever covers, also for whom and until when.
 */
const pagesOfFound = (way: Way) => (way === 'cover' ? 56 : 33)
const NOBODY = '00000000-0000-0000-0000-000000000000'
const asked: [string, AnyProcedure, unknown][] = [
  ['the caseload, the newest first', caseloadProcedures.patients, {}],
  ['the caseload by name', caseloadProcedures.patients, { sort: 'name' }],
  ['who needs attention first', caseloadProcedures.patients, { sort: 'attention', only: 'attention' }],
  ['who waits', caseloadProcedures.patients, { sort: 'attention', only: 'waiting', status: 'active' }],
  ['how many stand in each view', caseloadProcedures.views, {}],
  ['the caseload by completion', caseloadProcedures.patients, { sort: 'completion' }],
  ['whom a word finds', caseloadProcedures.patients, { search: 'maria', sort: 'name' }],
  ['whom several words find', caseloadProcedures.patients, { search: 'garcia lucia' }],
  ['whom a misspelt word finds', caseloadProcedures.patients, { search: 'gonsalz' }],
  ['whom a letter finds', caseloadProcedures.patients, { search: 'a', sort: 'name', status: 'active' }],
  ['whom a phone number finds', caseloadProcedures.patients, { search: '555 0001', whose: 'all' }],
  ['whom a birth date finds', caseloadProcedures.patients, { search: '3/12/1984' }],
  ['the names', caseloadProcedures.names, {}],
  ['the figures of the desk', caseloadProcedures.overview, undefined],
  ['the figures of the checklists', caseloadProcedures.progress, undefined],
  ['the files', filesProcedures.ofCaseload, {}],
  ['the conversations', messagingProcedures.list, {}],
  ['the feed', activitiesProcedures.list, {}],
  ['the feed of a hundred', activitiesProcedures.list, { limit: 100 }],
  ['what waits for an answer', appointmentsProcedures.waiting, undefined],
  ['a week', appointmentsProcedures.agenda, aWeek],
  ['the queue', queueProcedures.list, {}],
]

/** Two rows for each of those who have the rarest word of a search: where more than one is asked for, they are gone through. */
const HAVING_A_WORD = 2 * (patientsIn.large / FAMILY_NAMES)

/** What an administrator asks of the organization, and the most rows that may be touched for a page of fifty. */
const administered: [string, unknown, number?][] = [
  ['the newest', {}],
  ['by name', { sort: 'name' }],
  ['by name, further on', { sort: 'name', after: `${NOBODY}mora` }],
  ['closed cases by name', { sort: 'name', status: 'inactive' }],
  ['those who have nobody, by name', { sort: 'name', whose: 'unassigned' }],
  ['whom a letter finds', { search: 'a' }],
  ['whom a letter finds, further on', { search: 'a', after: `${NOBODY}["exactly","ana","ana m"]` }],
  ['whom the beginning of a frequent name finds', { search: 'mar' }],
  ['whom an address finds', { search: 'p77@example.org' }],
  ['whom a phone number finds', { search: '000 0077' }],
  ['whom a birth date finds', { search: '3/12/1984' }],
  ['whom a word and a birth date find', { search: 'maria 12 de marzo de 1984' }],
  ['nobody', { search: 'wxyzw' }],
  ['whom a misspelt word finds', { search: 'gonsalz' }],
  ['whom two words find', { search: 'garcia maria' }, HAVING_A_WORD],
  ['whom two words find, one of them misspelt', { search: 'ramires lusia' }, HAVING_A_WORD],
]

describe('an administrator of a large organization', () => {
  it.each(administered)(
    'reads for what is shown and not through the organization: %s',
    async (what, input, most = 0) => {
      // Forgiving is asked only where what was typed does not fill the page.
      const [exact, near] = await queriesOf(patientRecordsProcedures.list, input)
      for (const query of [exact, near].filter(each => each !== undefined)) {
        const { rows, found } = await costOf(query, 'large', 'administrator')
        expect(rows, `${what}: ${query.compile().sql}`).toBeLessThanOrEqual(MOST_FOR_EACH_SHOWN * PAGE + most)
        if (found === PAGE) break
      }
    },
  )
})

describe('a caseload of thirty, each with ten memberships that ended and five to come', () => {
  it.each(
    asked.flatMap(([what, procedure, input]) => ways.map(way => [what, way, procedure, input] as const)),
  )('%s, as %s, touches what it shows and not the organization', async (what, way, procedure, input) => {
    for (const query of await queriesOf(procedure, input)) {
      const large = await costOf(query, 'large', way)
      const small = await costOf(query, 'small', way)
      expect(large.rows, `${what}: ${query.compile().sql}`).toBeLessThanOrEqual(20 * CASELOAD)
      // Ids are random, and so is on how many pages the rows of thirty people lie: one run in ten had a tenth more. A search
      // may find more of the one caseload than of the other.
      const ofFound = pagesOfFound(way) * Math.max(0, large.found - small.found)
      expect(large.buffers, `${what}: ${small.buffers} in the small one`).toBeLessThanOrEqual(
        Math.max(1.25 * small.buffers, small.buffers + 8) + ofFound,
      )
    }
  })
})
