/**
 * Staff read a patient's name with the one the person goes by behind it, "James Okafor (Jay)" (decision 44). Every procedure that
 * staff may ask is asked, and each answer looked through: a record's name that says nothing of the other one fails, unless the
 * same object holds it. Procedures come from the contracts, so a new one is looked through by itself.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { namedPeople, type PersonKey } from '../sample/people.ts'
import type { Hat } from '../src/platform/database/database.server.ts'
import { buildWorld } from './access/world.ts'
import { type Askers, askOnce, examplesOf, type Ground, procedureOf } from './asked-procedures.ts'
import { type ProcedureContract, procedureContracts } from './attacks/contract-inputs.ts'
import { withTestDatabase } from './database.ts'
import { HeardConnection } from './heard-statements.ts'
import { withReports } from './reporting.ts'

const db = withTestDatabase()
const { make, request } = withReports(db)
let ground: Ground
let reportId: string
/** As the records say them. */
let names: string[]

/** Everybody's: no record's own name has it. */
const called = 'Zuri'

beforeAll(async () => {
  const world = await buildWorld(db)
  const maria = world.value('maria')
  await db.rows('update patients set preferred_name = $1', [called])
  // What the world holds of these names nobody.
  await db.rows("update submissions set status = 'completed', completed_at = now()")
  await db.rows('update import_rows set alike_id = $1', [maria])
  await db.rows('update import_records set record_id = $1, is_kept = true', [maria])
  await db.rows('update patient_summaries set last_contact_at = now()')
  await db.rows("update remarks set author_hat = 'patient' where words = 'maria'")
  reportId = await make('ruth', 'all')
  names = (await db.rows<{ name: string }>('select name from patients')).map(({ name }) => name)
  ground = { db, world, heard: await HeardConnection.open(db) }
  // What is asked is taken back; which statements it takes is not listened to.
  await ground.heard.client.query('set auto_explain.log_min_duration = -1')
})
afterAll(() => ground?.heard.close())

const askers: Askers = [
  ['staff', 'dana'],
  ['administrator', 'ruth'],
]

const mariasEmail = namedPeople.maria.email

/** What is asked beside the least that a contract takes, which finds nobody there: each of these answers with a name. */
const askedFor = (value: (label: string) => string): Record<string, readonly [Hat, PersonKey, object]> => ({
  'appointments.agenda': ['staff', 'dana', { from: '2999-01-05T00:00:00Z', until: '2999-01-10T00:00:00Z' }],
  'auditLog.entries': ['administrator', 'ruth', {}],
  'imports.alike': ['administrator', 'ruth', { id: value('imports:riverbend') }],
  'imports.kept': ['administrator', 'ruth', { id: value('imports:riverbend') }],
  'leaving.caseload': ['administrator', 'ruth', { id: value('dana') }],
  'likeness.alike': ['staff', 'dana', { name: 'Maria Santos', email: mariasEmail }],
  'likeness.alikeInOrganization': ['administrator', 'ruth', { name: 'Maria Santos', email: mariasEmail }],
  'merges.ofPatient': ['administrator', 'ruth', { id: value('maria') }],
  'merges.preview': ['administrator', 'ruth', { id: value('maria'), otherId: value('grace') }],
  'merges.whither': ['administrator', 'ruth', { id: value('patients:maria-gone') }],
  'queue.helped': ['staff', 'dana', {}],
  'remarks.list': ['staff', 'dana', { patientId: value('maria') }],
  'reports.open': ['administrator', 'ruth', { id: reportId }],
  'staffChecklist.itemPatients': ['staff', 'dana', { itemId: value('checklist_items:riverbend') }],
  'submissions.completed': ['staff', 'dana', {}],
  'submissions.readSubmission': ['staff', 'dana', { id: value('submissions:maria') }],
})

/** Where a name stands as the record has it, and why. */
const asInRecord: Record<string, string> = {
  'erasures.look': 'the name that is to be typed before a person is erased',
  'patientFacts.change': 'the answer to whoever just wrote that name',
}

/** Each place in an answer where a record's name stands without the one the person goes by. */
function bareNames(answer: unknown, path = ''): string[] {
  if (typeof answer === 'string') {
    const rest = names.reduce((words, name) => words.replaceAll(`${name} (${called})`, ''), answer)
    return names.some(name => rest.includes(name)) ? [path] : []
  }
  if (answer === null || typeof answer !== 'object') return []
  const parts = Object.entries(answer)
  const isSaid = parts.some(([, part]) => typeof part === 'string' && part.includes(called))
  return parts
    .filter(([, part]) => !(isSaid && typeof part === 'string'))
    .flatMap(([key, part]) => bareNames(part, Array.isArray(answer) ? `${path}[]` : `${path}.${key}`))
}

async function lookThrough(contract: ProcedureContract) {
  const found = { bare: new Set<string>(), isNamed: false }
  const own = askedFor(ground.world.value)[contract.name]
  const examples = [
    ...(own ? [{ hat: own[0], person: own[1], input: own[2] }] : []),
    ...(await examplesOf(ground, contract, askers)),
  ]
  for (const hat of ['staff', 'administrator'])
    for (const example of examples.filter(each => each.hat === hat)) {
      const answer = await askOnce(ground, procedureOf(contract), example).catch(error => error)
      // Who may not ask at all is refused whatever they ask.
      if (answer instanceof Error && (answer as { code?: string }).code === '42501') break
      if (answer instanceof Error) continue
      for (const path of bareNames(answer)) found.bare.add(`${contract.name}${path}`)
      if (!JSON.stringify(answer ?? null).includes(called)) continue
      found.isNamed = true
      break
    }
  return found
}

it('no answer says a record’s name alone', async () => {
  const bare: string[] = []
  const named: string[] = []
  for (const contract of procedureContracts) {
    const found = await lookThrough(contract)
    if (!(contract.name in asInRecord)) bare.push(...found.bare)
    if (found.isNamed) named.push(contract.name)
  }
  expect(bare).toEqual([])
  // The answers that were looked for hold names at all.
  expect(named).toEqual(expect.arrayContaining(Object.keys(askedFor(ground.world.value))))
  expect(named.length).toBeGreaterThan(35)
}, 300_000)

const files: Record<string, () => string> = {
  'the log of a record': () => `/audit-log.csv?patientId=${ground.world.value('maria')}`,
  'the submissions of a form': () => `/submissions.csv?form=${ground.world.value('forms:riverbend')}`,
  'a report': () => `/reports/${reportId}.csv?as=administrator`,
  'the data of a report': () => `/reports/${reportId}.json?as=administrator`,
}

// Of the list of patients two columns say what it is; patient-records.export.db.test.ts reads them.
it.each(Object.keys(files))('the file of %s says no record’s name alone', async what => {
  const answer = await request('ruth', 'administrator', files[what]?.() ?? '')
  const text = await answer.text()
  expect([answer.status, text.includes(called)]).toEqual([200, true])
  expect(bareNames(text)).toEqual([])
})
