/**
 * How many statements each procedure asks of the database: docs/statement-counts.md is written from it (`npx vitest run
 * --project db test/procedure-statements --update=true` writes it anew), so that one more shows there. Procedures and what they
 * are asked come from the contracts, so a new one has its line by itself. What is tried is taken back again.
 */
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnyProcedure } from '@orpc/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PersonKey } from '../sample/people.ts'
import type { Context } from '../src/platform/api/api.server.ts'
import type { Hat } from '../src/platform/database/database.server.ts'
import { linkTokensOf } from '../src/platform/jobs/jobs.server.ts'
import { storageIn } from '../src/platform/storage/open-storage.server.ts'
import * as router from '../src/router.server.ts'
import { buildWorld } from './access/world.ts'
import type { World } from './access/world-rows.ts'
import { call } from './answers.ts'
import { type ProcedureContract, procedureContracts, sampleOf } from './attacks/contract-inputs.ts'
import { withTestDatabase } from './database.ts'
import { HeardConnection, type Trips } from './heard-statements.ts'
import { type ChangeRequest, featureSamples, type LimitedRequest } from './samples/feature-samples.ts'

const db = withTestDatabase()
let heard: HeardConnection
let world: World

beforeAll(async () => {
  world = await buildWorld(db)
  heard = await HeardConnection.open(db)
})
afterAll(() => heard?.close())

/** Who asks, by the hat that they wear: the first of them who is answered counts. */
const askers: readonly [Hat, PersonKey | null][] = [
  ['staff', 'dana'],
  ['patient', 'maria'],
  ['administrator', 'ruth'],
  ['visitor', null],
]

/** Tables in which a procedure's `id` may be found, by the name of its feature; the first rows of each are tried. */
const tablesOf: Record<string, readonly string[]> = {
  appointments: ['appointments'],
  careTeam: ['care_team'],
  checkIns: ['check_ins'],
  checklist: ['checklist_progress'],
  cover: ['covers'],
  drafts: ['ai_drafts'],
  files: ['case_files', 'loose_objects'],
  forms: ['submissions', 'forms'],
  goals: ['goals'],
  invitations: ['invitations'],
  joining: ['invitations'],
  merges: ['patients', 'patient_merges'],
  messaging: ['messages'],
  notes: ['case_notes'],
  passkeys: ['auth.passkeys'],
  patientFacts: ['patients'],
  patientRecords: ['patients'],
  remarks: ['remarks'],
  safety: ['safety_alerts'],
  sessions: ['auth.sessions'],
  staff: ['case_managers', 'specialists'],
  staffTasks: ['staff_tasks'],
  submissions: ['submissions'],
  tags: ['tags'],
  tasks: ['tasks'],
}
const MOST_ROWS = 6
const NEW_ID = '0199b0b0-0000-7000-8000-000000000001'

async function idsOf(feature: string): Promise<string[]> {
  const found: string[] = []
  for (const table of tablesOf[feature] ?? []) {
    const rows = await db.rows<{ id: string }>(`select id from ${table} order by ctid limit ${MOST_ROWS}`)
    found.push(...rows.map(({ id }) => id))
  }
  // Some name what they make themselves.
  return [...found, NEW_ID]
}

/** A Wednesday to come, whatever day it is, at this hour. */
function onWednesday(hour: number): string {
  const day = new Date()
  day.setUTCDate(day.getUTCDate() + 7 + ((10 - day.getUTCDay()) % 7))
  day.setUTCHours(hour, 0, 0, 0)
  return day.toISOString()
}

/** What fields are filled with, by their name. */
const knownValues = (): Record<string, unknown> => ({
  patientId: world.value('maria'),
  conversationId: world.value('conversations:maria-case_manager'),
  caseManagerId: world.value('marcus'),
  specialistId: world.value('priya'),
  colleagueId: world.value('marcus'),
  memberId: world.value('marcus'),
  formId: world.value('forms:riverbend'),
  itemId: world.value('checklist_items:riverbend'),
  userId: world.value('second-administrator'),
  email: 'pat@example.org',
  fullName: 'Pat Sample',
  password: 'a long and lonely sentence',
  confirmPassword: 'a long and lonely sentence',
  endsAt: new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString(),
  timeZone: 'America/Chicago',
  from: onWednesday(0),
  startsAt: onWednesday(16),
  until: onWednesday(23),
  dueOn: onWednesday(0).slice(0, 10),
  // Yesterday: the machine's own day may not have come where the organization is.
  day: new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
  name: 'Pat Sample',
})

interface Example {
  hat: Hat
  person: PersonKey | null
  input: unknown
}

/** What features bring as requests of this procedure; those that change a table before those that are counted. */
function samplesOf({ method, path }: ProcedureContract): Example[] {
  const pattern = new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
  const fill = (part: string) =>
    part.replace(/^\{(.+)\}$/, (_, label: string) => (label === 'new' ? NEW_ID : world.value(label)))
  const requests = featureSamples.flatMap(({ changes = {}, limits = {} }) => [
    ...Object.values(changes),
    ...Object.values(limits).flat(),
  ])
  return requests.flatMap(({ by, hat, body, ...asked }: ChangeRequest | LimitedRequest) => {
    const found = asked.method === method && pattern.exec(asked.path.replace(/^\/api(?=\/)/, ''))
    if (!found) return []
    const named = Object.entries(found.groups ?? {}).map(([name, part]) => [name, fill(part)])
    const fields = typeof body === 'function' ? body(world) : body
    return [{ hat: hat ?? 'visitor', person: by ?? null, input: { ...fields, ...Object.fromEntries(named) } }]
  })
}

class LibraryAsked extends Error {}

/** The sign-in library has connections of its own: what it asks is not heard here. */
const signIn = new Proxy(
  {},
  {
    get: (_, name) => {
      if (name === 'tokenOf') return () => undefined
      throw new LibraryAsked()
    },
  },
) as Context['signIn']

function contextOf(hat: Hat, person: PersonKey | null, trips: Trips): Context {
  return {
    session: heard.session(world.people, person, hat, trips),
    as: () => heard.session(world.people, null, 'visitor', trips),
    ...{
      hat,
      organization: undefined,
      signIn,
      headers: new Headers(),
      addHeader: () => {},
      address: '127.0.0.1',
    },
    ...{ hasMailbox: false, mayReadMailbox: false, mailLeaves: true, linkToken: linkTokensOf('tests') },
    ...{
      samplePeople: [],
      isOrganizationSignUpOpen: true,
      isBillingOff: true,
      hasModel: false,
      payments: undefined,
    },
    files: { storage: storageIn(join(tmpdir(), 'handrail-statements')), scanner: undefined },
  }
}

interface Tried {
  who: Hat
  trips: Trips
  /** `done`, or what was answered instead. */
  outcome: string
}

/** Asks once, and takes back what it did. */
async function tryOnce(
  procedure: AnyProcedure,
  input: unknown,
  hat: Hat,
  person: PersonKey | null,
): Promise<Tried> {
  const trips: Trips = []
  await heard.begin()
  try {
    await call(procedure, input, { context: contextOf(hat, person, trips) as never })
      // What was begun to be notified goes out all the same.
      .finally(() => heard.settled())
    return { who: hat, trips, outcome: 'done' }
  } catch (error) {
    const { code = 'ERROR' } = error as { code?: string }
    return { who: hat, trips, outcome: error instanceof LibraryAsked ? 'asks the sign-in library' : code }
  } finally {
    await heard.takeBack()
  }
}

/** What is asked of a procedure, the likeliest first. */
async function examplesOf(contract: ProcedureContract): Promise<Example[]> {
  const { name, input } = contract
  const known = {
    ...knownValues(),
    ...(name === 'messaging.read' ? { until: world.value('messages:maria-case_manager') } : {}),
  }
  const made = (await idsOf(name.split('.')[0] ?? '')).flatMap(id =>
    askers.map(([hat, person]) => ({
      ...{ hat, person },
      input: input && sampleOf(input, { known: { ...known, id }, isShort: true }),
    })),
  )
  return [...samplesOf(contract), ...made]
}

async function countOf(contract: ProcedureContract): Promise<Tried> {
  const [feature = '', key = ''] = contract.name.split('.')
  const procedure = (router as unknown as Record<string, Record<string, AnyProcedure>>)[feature]?.[key]
  if (!procedure) throw new Error(`the router has no ${contract.name}`)
  const tried: Tried[] = []
  for (const { hat, person, input } of await examplesOf(contract)) {
    const one = await tryOnce(procedure, input, hat, person)
    if (one.outcome === 'done') return one
    tried.push(one)
  }
  // The one that went furthest says the most.
  return tried.toSorted((one, other) => other.trips.flat().length - one.trips.flat().length)[0] as Tried
}

const head = `# How many statements each procedure asks

Written by \`test/procedure-statements.db.test.ts\`, which fails when it is no longer so. Each procedure is asked once, with the
least that its contract takes, as whoever of a case manager, a patient, an administrator and a visitor is answered first. What
functions, triggers and foreign keys ask is counted too; each number is a trip to the database, and the last is often what is
notified after the commit. [What the database does for a request](statements.md) lists some of them one by one. Where nobody was
answered, the line says what was said instead, and counts how far the furthest came. The sign-in library has connections of its
own, which are not heard.

Procedure, who asked, what was answered: statements of each trip.
`

it('are those of the page', async () => {
  const lines: string[] = []
  for (const contract of procedureContracts.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const { who, trips, outcome } = await countOf(contract)
    const counts = trips.map(statements => statements.length)
    const total = counts.reduce((sum, count) => sum + count, 0)
    lines.push(
      `- \`${contract.name}\`, ${who}, ${outcome}: ${counts.length > 1 ? `${counts.join(' + ')} = ` : ''}${total}`,
    )
  }
  const page = [head, ...lines].join('\n')
  await expect(`${page}\n`).toMatchFileSnapshot('../docs/statement-counts.md')
}, 300_000)
