/**
 * Every procedure, asked as its contract and the samples of features say: who asks by hat, what fields are filled with, which ids
 * are tried. What one asks is taken back by whoever asks (HeardConnection).
 */
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnyProcedure } from '@orpc/server'
import type { PersonKey } from '../sample/people.ts'
import type { Context } from '../src/platform/api/api.server.ts'
import type { Hat } from '../src/platform/database/database.server.ts'
import { linkTokensOf } from '../src/platform/jobs/jobs.server.ts'
import { storageIn } from '../src/platform/storage/open-storage.server.ts'
import * as router from '../src/router.server.ts'
import type { World } from './access/world-rows.ts'
import { call } from './answers.ts'
import { type ProcedureContract, sampleOf } from './attacks/contract-inputs.ts'
import type { TestDatabase } from './database.ts'
import type { HeardConnection, Trips } from './heard-statements.ts'
import { type ChangeRequest, featureSamples, type LimitedRequest } from './samples/feature-samples.ts'

export type Askers = readonly (readonly [Hat, PersonKey | null])[]

/** What procedures are asked over: a database, what stands in it, and the connection that hears and takes back. */
export interface Ground {
  db: TestDatabase
  world: World
  heard: HeardConnection
}

/** Tables in which a procedure's `id` may be found, where no table has the name of its feature; the first rows of each are tried. */
const tablesOf: Record<string, readonly string[]> = {
  careTeam: ['care_team'],
  checkIns: ['check_ins'],
  checklist: ['checklist_progress'],
  cover: ['covers'],
  drafts: ['ai_drafts'],
  files: ['case_files', 'loose_objects'],
  forms: ['submissions', 'forms'],
  joining: ['invitations'],
  merges: ['patients', 'patient_merges'],
  messaging: ['messages'],
  notes: ['case_notes'],
  passkeys: ['auth.passkeys'],
  patientFacts: ['patients'],
  patientRecords: ['patients'],
  safety: ['safety_alerts'],
  sessions: ['auth.sessions'],
  staff: ['case_managers', 'specialists'],
}
const MOST_ROWS = 6
const NEW_ID = '0199b0b0-0000-7000-8000-000000000001'

async function idsOf(db: TestDatabase, feature: string): Promise<string[]> {
  const found: string[] = []
  const own = feature.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
  const [named] = await db.rows<{ isThere: boolean }>(
    `select exists (select from pg_attribute where attrelid = to_regclass($1) and attname = 'id') as "isThere"`,
    [`public.${own}`],
  )
  for (const table of tablesOf[feature] ?? (named?.isThere ? [own] : [])) {
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
const knownValues = (world: World): Record<string, unknown> => ({
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

export interface Example {
  hat: Hat
  person: PersonKey | null
  input: unknown
}

/** What features bring as requests of this procedure; those that change a table before those that are counted. */
function samplesOf(world: World, { method, path }: ProcedureContract): Example[] {
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

export class LibraryAsked extends Error {}

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

function contextOf(heard: HeardConnection, world: World, { hat, person }: Example, trips: Trips): Context {
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

/** What is asked of a procedure, the likeliest first. */
export async function examplesOf(
  { db, world }: Ground,
  contract: ProcedureContract,
  askers: Askers,
): Promise<Example[]> {
  const { name, input } = contract
  const known = {
    ...knownValues(world),
    ...(name === 'messaging.read' ? { until: world.value('messages:maria-case_manager') } : {}),
  }
  const made = (await idsOf(db, name.split('.')[0] ?? '')).flatMap(id =>
    askers.map(([hat, person]) => ({
      ...{ hat, person },
      input: input && sampleOf(input, { known: { ...known, id }, isShort: true }),
    })),
  )
  return [...samplesOf(world, contract), ...made]
}

export function procedureOf({ name }: ProcedureContract): AnyProcedure {
  const [feature = '', key = ''] = name.split('.')
  const procedure = (router as unknown as Record<string, Record<string, AnyProcedure>>)[feature]?.[key]
  if (!procedure) throw new Error(`the router has no ${name}`)
  return procedure
}

/** Asks once, and takes back what it did. `trips` is filled with what was asked of the database. */
export async function askOnce(
  { heard, world }: Ground,
  procedure: AnyProcedure,
  example: Example,
  trips: Trips = [],
): Promise<unknown> {
  await heard.begin()
  try {
    return await call(procedure, example.input, { context: contextOf(heard, world, example, trips) as never })
      // What was begun to be notified goes out all the same.
      .finally(() => heard.settled())
  } finally {
    await heard.takeBack()
  }
}
