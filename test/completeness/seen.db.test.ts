/**
 * What several people may change, each change naming what it was made from (shared-words.ts): whoever comes second is told what
 * stands there now, and nothing is written until they have seen it. A request that comes again answers as it did at first.
 */
import { beforeEach, expect, it } from 'vitest'
import type { PersonKey } from '../../sample/people.ts'
import { withServer } from '../ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../database.ts'
import { featureSamples, type SharedText } from '../samples/feature-samples.ts'
import { sharedWords } from './shared-words.ts'

const db = withTestDatabase()
const { ask } = withServer(db)
let people: InsertedPeople
let made: Record<string, string>

type Who = readonly [PersonKey, 'patient' | 'staff' | 'administrator']
interface Shared {
  table: string
  /** The row that is changed, as `id`; next steps and contact preferences are found by their patient. */
  row: () => string
  key?: 'patient_id'
  first: Who
  second: Who
  request: () => readonly [method: string, path: string]
  /** By field: what stands there, what the first makes of it, and what the second does. */
  fields: Readonly<Record<string, readonly [before: string, first: string, second: string]>>
  /** What the request asks for beside the fields. */
  beside?: object
  /** The same as `seen` says it, where that is something else. */
  seenBeside?: object
  /** Where the fields travel in a part of their own. */
  inside?: 'changes'
}

const dana: Who = ['dana', 'staff']
const ruth: Who = ['ruth', 'administrator']
const maria: Who = ['maria', 'patient']
const second = { dueOn: ['2030-01-02', '2030-01-03', '2030-01-04'] } as const

const questions = [{ name: 'need', label: 'What first?', type: 'text', required: true }]

const taskWords: Shared['fields'] = {
  title: ['Letter', 'Bring the letter', 'Send the letter'],
  description: ['', 'The blue one', 'The green one'],
  priority: ['medium', 'high', 'low'],
  dueOn: second.dueOn,
}

/** What features bring by themselves, by what it is of. */
const ofFeatures: Record<string, SharedText> = Object.assign(
  {},
  ...featureSamples.map(({ shared }) => shared),
)

const shared: Record<string, Shared> = {
  ...Object.fromEntries(
    Object.entries(ofFeatures).map(([what, { by, request, ...text }]) => [
      what,
      {
        ...text,
        first: by,
        second: by,
        row: () => made[what] ?? '',
        request: () => request(made[what] ?? ''),
      },
    ]),
  ),
  'a next step': {
    table: 'next_steps',
    row: () => people.maria.recordId,
    key: 'patient_id',
    first: dana,
    second: ruth,
    request: () => ['PUT', `/patients/${people.maria.recordId}/next-step`],
    fields: { step: ['Call', 'Call the landlord', 'Visit'], ...second },
  },
  'a goal': {
    table: 'goals',
    row: () => made.goal ?? '',
    first: dana,
    second: ruth,
    request: () => ['PUT', `/goals/${made.goal}`],
    fields: {
      title: ['A bed', 'A room', 'A flat'],
      description: ['Near', 'Near the bus', 'Near work'],
      category: ['Personal', 'Health', 'Home'],
      targetOn: second.dueOn,
    },
  },
  'a task of a patient': {
    table: 'tasks',
    row: () => made.task ?? '',
    first: dana,
    second: ruth,
    request: () => ['PUT', `/tasks/${made.task}`],
    fields: taskWords,
  },
  'a task of staff': {
    table: 'staff_tasks',
    row: () => made.staffTask ?? '',
    first: ruth,
    second: ruth,
    request: () => ['PUT', `/staff-tasks/${made.staffTask}`],
    beside: { assignee: null },
    fields: taskWords,
  },
  'the settings of the organization': {
    table: 'organizations',
    row: () => people.organizations.riverbend,
    first: ruth,
    second: ruth,
    request: () => ['PUT', '/organization/settings'],
    fields: {
      name: ['', 'Riverbend A', 'Riverbend B'],
      slug: ['', 'riverbend-a', 'riverbend-b'],
      timeZone: ['', 'America/Denver', 'America/Chicago'],
      caseNumberPrefix: ['', 'RB', 'RCC'],
      openDays: ['', '123', '1234567'],
      outOfHoursEmail: ['', 'a@example.org', 'b@example.org'],
      modelTextToPatients: ['', 'allowed', 'approved'],
    },
  },
  'the name of the organization': {
    table: 'organizations',
    row: () => people.organizations.riverbend,
    first: ruth,
    second: ruth,
    request: () => ['PUT', '/organization/name'],
    fields: { name: ['Riverbend Community Care', 'Riverbend', 'Riverside'] },
  },
  'a case manager': {
    table: 'case_managers',
    row: () => people.marcus.recordId,
    first: ruth,
    second: ruth,
    request: () => ['PUT', `/case-managers/${people.marcus.recordId}`],
    fields: {
      name: ['', 'Marcus A', 'Marcus B'],
      email: ['', 'marcus.a@example.org', 'marcus.b@example.org'],
    },
  },
  'a specialist': {
    table: 'specialists',
    row: () => people.priya.recordId,
    first: ruth,
    second: ruth,
    request: () => ['PUT', `/specialists/${people.priya.recordId}`],
    fields: {
      name: ['', 'Priya A', 'Priya B'],
      email: ['', 'priya.a@example.org', 'priya.b@example.org'],
    },
  },
  'a form': {
    table: 'forms',
    row: () => made.form ?? '',
    first: ruth,
    second: ruth,
    request: () => ['PUT', `/forms/${made.form}`],
    beside: { required: false, fields: questions },
    seenBeside: { required: '', fields: JSON.stringify(questions) },
    fields: {
      title: ['Needs', 'What you need', 'Your needs'],
      titleEs: ['', 'Lo que necesita', 'Sus necesidades'],
      description: ['', 'Short', 'Long'],
      descriptionEs: ['', 'Corto', 'Largo'],
    },
  },
  'a file': {
    table: 'case_files',
    row: () => made.file ?? '',
    first: dana,
    second: ruth,
    request: () => ['PUT', `/files/${made.file}`],
    fields: {
      name: ['Lease', 'Lease 2030', 'Contract'],
      labels: ['', 'signed', 'copy'],
      kind: ['other', 'letter', 'consent'],
      expiresOn: second.dueOn,
    },
  },
  'a category of the checklist': {
    table: 'checklist_categories',
    row: () => made.category ?? '',
    first: ruth,
    second: ruth,
    request: () => ['PUT', `/checklist-catalogue/categories/${made.category}`],
    fields: {
      name: ['Home', 'House', 'Housing'],
      nameEs: ['', 'Casa', 'Hogar'],
      description: ['', 'A roof', 'A bed'],
      descriptionEs: ['', 'Un techo', 'Una cama'],
    },
  },
  'an item of the checklist': {
    table: 'checklist_items',
    row: () => made.item ?? '',
    first: ruth,
    second: ruth,
    request: () => ['PUT', `/checklist-catalogue/items/${made.item}`],
    get beside() {
      return { categoryId: made.category, isOnboarding: false }
    },
    fields: {
      title: ['Heat', 'Heating', 'A warm room'],
      titleEs: ['', 'Calor', 'Calefacción'],
      description: ['', 'Warm', 'Warm enough'],
      descriptionEs: ['', 'Cálido', 'Bastante cálido'],
      question: ['', 'Is it warm?', 'Is it warm enough?'],
      questionEs: ['', '¿Hace calor?', '¿Está cálido?'],
    },
  },
  'the facts of a record': {
    table: 'patients',
    row: () => people.nora.recordId,
    first: dana,
    second: ruth,
    request: () => ['PATCH', `/patients/${people.nora.recordId}/facts`],
    inside: 'changes',
    fields: {
      name: ['', 'Nora A', 'Nora B'],
      givenName: ['', 'Nora', 'Norah'],
      familyName: ['', 'Feldman', 'Feldmann'],
      preferredName: ['', 'No', 'Nonie'],
      pronouns: ['', 'she', 'they'],
      birthDate: ['', '1984-03-12', '1984-12-03'],
      interpreterLanguage: ['', 'Spanish', 'Hebrew'],
      email: ['', 'nora.a@example.org', 'nora.b@example.org'],
      phone: ['', '555 010 0001', '555 010 0002'],
    },
  },
  'a patient’s own record': {
    table: 'patients',
    row: () => people.maria.recordId,
    first: maria,
    second: maria,
    request: () => ['PATCH', '/portal/record'],
    fields: {
      name: ['', 'Maria A', 'Maria B'],
      preferredName: ['', 'Mari', 'Marita'],
      pronouns: ['', 'she', 'they'],
      birthDate: ['', '1984-03-12', '1984-12-03'],
      interpreterLanguage: ['', 'Nahuatl', 'Quechua'],
      phone: ['', '555 010 0001', '555 010 0002'],
    },
  },
  'how to reach somebody safely': {
    table: 'contact_preferences',
    row: () => people.maria.recordId,
    key: 'patient_id',
    first: maria,
    second: maria,
    request: () => ['PUT', '/portal/contact'],
    beside: {
      mayEmail: true,
      mayCall: true,
      mayText: true,
      mayLeaveMessage: false,
      fromHour: 0,
      untilHour: 24,
    },
    fields: { words: ['Text me', 'Text me first', 'Never call'] },
  },
}

beforeEach(async () => {
  people = await onlyPeople(db)
  const { riverbend } = people.organizations
  const of = [riverbend, people.maria.recordId]
  const [goal] = await db.rows<{ id: string }>(
    `insert into goals (organization_id, patient_id, title, description, target_on, created_by)
      values ($1, $2, 'A bed', 'Near', '2030-01-02', 'case_manager') returning id`,
    of,
  )
  const [file] = await db.rows<{ id: string }>(
    `insert into case_files (organization_id, patient_id, name, media_type, size_bytes, sha256, storage_key, expires_on)
      values ($1, $2, 'Lease', 'text/plain', 1, repeat('0', 64), 'files/0123456789', '2030-01-02') returning id`,
    of,
  )
  const [task] = await db.rows<{ id: string }>(
    "insert into tasks (organization_id, patient_id, title, due_on) values ($1, $2, 'Letter', '2030-01-02') returning id",
    of,
  )
  const [staffTask] = await db.rows<{ id: string }>(
    "insert into staff_tasks (organization_id, title, due_on) values ($1, 'Letter', '2030-01-02') returning id",
    [riverbend],
  )
  await db.rows(
    "insert into next_steps (organization_id, patient_id, step, due_on) values ($1, $2, 'Call', '2030-01-02')",
    of,
  )
  await db.rows(
    "insert into contact_preferences (organization_id, patient_id, words) values ($1, $2, 'Text me')",
    of,
  )
  const [category] = await db.rows<{ id: string }>(
    "insert into checklist_categories (organization_id, name) values ($1, 'Home') returning id",
    [riverbend],
  )
  const [item] = await db.rows<{ id: string }>(
    "insert into checklist_items (organization_id, category_id, title) values ($1, $2, 'Heat') returning id",
    [riverbend, category?.id],
  )
  const [form] = await db.rows<{ id: string }>(
    "insert into forms (organization_id, title, form_fields) values ($1, 'Needs', $2) returning id",
    [riverbend, JSON.stringify(questions)],
  )
  const ids = { file, form, goal, task, staffTask, category, item }
  made = Object.fromEntries(Object.entries(ids).map(([name, row]) => [name, row?.id ?? '']))
  for (const [what, { insert }] of Object.entries(ofFeatures))
    made[what] = (await db.rows<{ id: string }>(insert, [riverbend]))[0]?.id ?? ''
})

const snake = (name: string) => name.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

it.each(Object.keys(shared))('%s is written over by nobody who has not seen it', async what => {
  const {
    table,
    row,
    key = 'id',
    request,
    fields,
    beside,
    seenBeside = beside,
    inside,
    ...who
  } = shared[what] as Shared
  const names = Object.keys(fields)
  const standing = async () => {
    const [found] = await db.rows<Record<string, string | null>>(
      `select ${names.map(name => `coalesce(${snake(name)}::text, '') as "${name}"`)} from ${table} where ${key} = $1`,
      [row()],
    )
    return found as Record<string, string>
  }
  const before = await standing()
  const version = (at: 1 | 2) => Object.fromEntries(names.map(name => [name, fields[name]?.[at] ?? '']))
  const save = ([person, hat]: Who, values: object, seen: object) => {
    const [method, path] = request()
    const wanted = inside ? { [inside]: values } : { ...values, ...beside }
    return ask(person, hat, method, path, { ...wanted, seen: { ...seenBeside, ...seen } })
  }

  const first = await save(who.first, version(1), before)
  expect([first.status, await standing()], first.text).toEqual([200, version(1)])
  const unseen = await save(who.second, version(2), before)
  expect([unseen.status, unseen.body.stored]).toEqual([409, version(1)])
  const blind = await save(who.second, version(2), {})
  expect([blind.status, blind.body.stored]).toEqual([409, version(1)])
  expect(await standing()).toEqual(version(1))
  const again = await save(who.first, version(1), before)
  expect([again.status, again.body]).toEqual([200, first.body])
  // One field alone, while another is not as it was seen: what nobody changes is nobody's conflict.
  const [one = '', other] = names
  if (other) {
    const only = { ...before, [one]: version(1)[one] }
    const partial = await save(who.second, { ...only, [one]: version(2)[one] }, only)
    expect([partial.status, await standing()]).toEqual([200, { ...version(1), [one]: version(2)[one] }])
    await save(who.second, version(1), await standing())
  }
  const seen = await save(who.second, version(2), version(1))
  expect([seen.status, await standing()], seen.text).toEqual([200, version(2)])
  const late = await save(who.first, version(1), before)
  expect([late.status, late.body.stored, await standing()]).toEqual([409, version(2), version(2)])
})

// Of two languages nobody can choose a third: they are written with the other facts. The questions of a form are no text:
// form-management.db.test.ts tries them.
const triedElsewhere = ['language', 'form_fields']

it('holds for every text that is said to be so', () => {
  const tried = (table: string) =>
    Object.values(shared)
      .filter(each => each.table === table)
      .flatMap(each => Object.keys(each.fields).map(snake))
  for (const [table, columns] of Object.entries(sharedWords.seen))
    expect(
      columns.filter(column => !triedElsewhere.includes(column) && !tried(table).includes(column)),
      table,
    ).toEqual([])
})

it('two who write at the same moment: one is told of the other', async () => {
  const path = `/patients/${people.tom.recordId}/next-step`
  const answers = await Promise.all(
    ['Call', 'Write', 'Visit', 'Wait'].map((step, at) =>
      ask(...(at % 2 ? ruth : dana), 'PUT', path, { step, dueOn: '2030-01-02' }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
})
