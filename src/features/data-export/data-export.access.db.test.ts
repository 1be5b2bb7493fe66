import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { insertRows } from '../../../sample/insert-people.ts'
import { type PersonKey, telltale } from '../../../sample/people.ts'
import { type InsertedPeople, insertPeople, withTestDatabase } from '../../../test/database.ts'
import { type WholeServer, wholeServer } from '../../../test/whole-server.ts'
import { recommendationByKey, reviewPlanKey } from '../assistant/assistant.rules.ts'

const db = withTestDatabase()
let server: WholeServer
let people: InsertedPeople

beforeAll(async () => {
  server = await wholeServer(db)
})
afterAll(() => server.stop())
beforeEach(async () => {
  await db.empty()
  people = await insertPeople(db)
  for (const key of ['maria', 'jay', 'grace', 'iris'] as const) await fill(key)
})

const wordsOf = (key: PersonKey) => (key === 'iris' ? telltale : `WORDS-OF-${key.toUpperCase()}`)

/** Something of a patient in every table that the document reads, each with words that are theirs alone. */
async function fill(key: 'maria' | 'jay' | 'grace' | 'iris'): Promise<void> {
  const { organizationId: organization_id, recordId: patient_id, userId } = people[key]
  const mine = { organization_id, patient_id }
  const words = wordsOf(key)
  const form_id = randomUUID()
  const category_id = randomUUID()
  const item = randomUUID()
  const field = { name: 'a', label: 'Say it', labelEs: 'Dígalo', type: 'text', required: false }
  const add = (table: string, row: Record<string, unknown>) => insertRows(db.owner, table, [row])
  await add('remarks', { ...mine, words: `${words}-notes` })
  await add('contact_preferences', { ...mine, words: `${words}-contact` })
  await add('next_steps', { ...mine, step: `${words}-step`, due_on: '2026-02-01' })
  await add('goals', { ...mine, title: `${words}-goal`, created_by: 'patient' })
  await add('tasks', { ...mine, title: `${words}-task` })
  await add('forms', { organization_id, id: form_id, title: 'Form', form_fields: [field] })
  await add('form_requests', { ...mine, form_id })
  await add('submissions', {
    ...mine,
    form_id,
    form_title: 'Form',
    form_fields: [field],
    form_data: { a: `${words}-answer` },
  })
  await add('checklist_categories', { organization_id, id: category_id, name: 'Home' })
  await add('checklist_items', { organization_id, id: item, category_id, title: 'A roof' })
  await add('checklist_progress', { ...mine, checklist_item_id: item })
  await add('remarks', { ...mine, checklist_item_id: item, words: `${words}-progress` })
  await add('onboarding_conversations', {
    ...mine,
    messages: [{ role: 'user', content: `${words}-welcome` }],
  })
  for (const participant_type of ['case_manager', 'private']) {
    const id = randomUUID()
    await add('conversations', { ...mine, id, participant_type })
    const message = { organization_id, conversation_id: id, sender_id: userId, sender_type: 'patient' }
    await add('messages', { ...message, content: `${words}-${participant_type}` })
  }
  await add('appointments', {
    ...mine,
    starts_at: '2999-01-05T10:00:00Z',
    ends_at: '2999-01-05T10:30:00Z',
    requested_by: 'patient',
    notes: `${words}-appointment`,
  })
  await add('check_ins', { ...mine, made_on: '2026-01-05', mood: 3, words: `${words}-day` })
  await add('case_notes', { ...mine, text: `${words}-staff`, signed_at: '2026-01-05T10:00:00Z' })
  // What staff have not signed is not the patient's to read, so it is not in the document either.
  await add('case_notes', { ...mine, text: `${words}-CASE-NOTE` })
}

const download = async (person: PersonKey | 'nobody', ending: 'json' | 'html') => {
  const cookie = person === 'nobody' ? '' : (server.headersOf(person, 'patient').cookie ?? '')
  const answer = await fetch(`${server.origin}/my-data.${ending}`, {
    headers: { cookie },
    redirect: 'manual',
  })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

const parts = [
  ...['notes', 'contact', 'step', 'goal', 'task', 'answer', 'progress', 'welcome', 'case_manager', 'private'],
  ...['appointment', 'day', 'staff'],
]

it.each(['json', 'html'] as const)('holds everything of the patient’s own, as %s', async ending => {
  const { status, headers, text } = await download('maria', ending)
  expect(status).toBe(200)
  for (const part of parts) expect(text, part).toContain(`${wordsOf('maria')}-${part}`)
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="mis-datos-\d{4}-\d\d-\d\d\./)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

it.each(['json', 'html'] as const)('holds nothing of anybody else, as %s', async ending => {
  for (const person of ['maria', 'jay', 'iris'] as const) {
    const { text } = await download(person, ending)
    for (const other of ['maria', 'jay', 'grace', 'iris'] as const)
      if (other !== person) expect(text, `${person} has ${other}`).not.toContain(wordsOf(other))
    expect(text).not.toContain('CASE-NOTE')
  }
  expect(await db.rows('select id from case_notes where signed_at is null')).toHaveLength(4)
})

it('is readable by programs: every section is a list', async () => {
  const data = JSON.parse((await download('jay', 'json')).text) as Record<string, unknown[]>
  expect(data.profile).toMatchObject([{ preferredName: 'Jay', caseManager: 'Dana Whitfield' }])
  expect(data.forms).toMatchObject([{ answers: [{ question: 'Say it', answer: 'WORDS-OF-JAY-answer' }] }])
  expect(data.messages?.map(row => (row as { with: string }).with).sort()).toEqual([
    'case_manager',
    'private',
  ])
  expect(data.openings).toMatchObject([{ hat: 'patient' }])
})

it('speaks the language of the person, and what they wrote cannot become a script', async () => {
  await db.rows("update goals set title = $1 where title like 'WORDS-OF-MARIA%'", [
    '<script>alert("x")</script> & more',
  ])
  const { text, headers } = await download('maria', 'html')
  expect(text).toContain('<html lang="es">')
  expect(text).toContain('Sus metas')
  expect(text).toContain('Dígalo')
  expect(text).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; more')
  expect(text).not.toContain('<script')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect((await download('jay', 'html')).text).toContain('<html lang="en">')
})

it.each([
  ['maria', 'es'],
  ['jay', 'en'],
] as const)(
  'says the next step of %s as their portal does: the library’s in %s, a person’s as it is',
  async (person, language) => {
    const step = () => download(person, 'json').then(({ text }) => JSON.parse(text).nextStep[0])
    expect(await step()).toEqual({ step: `${wordsOf(person)}-step`, dueOn: '2026-02-01' })
    await db.rows('update next_steps set library_key = $1 where patient_id = $2', [
      reviewPlanKey,
      people[person].recordId,
    ])
    expect((await step()).step).toBe(recommendationByKey(reviewPlanKey, { title: '' }, language))
  },
)

it.each([
  ['maria', 'es', 'quiere ayuda', 'ya lo tiene'],
  ['jay', 'en', 'you want help', 'you have this'],
] as const)(
  'says the checklist of %s in words, and suggests only where they want help',
  async (person, language, asks, has) => {
    const stand = (state: string) =>
      db.rows('update checklist_progress set state = $1, recommendation_key = $2 where patient_id = $3', [
        state,
        reviewPlanKey,
        people[person].recordId,
      ])
    const suggestion = recommendationByKey(reviewPlanKey, { title: '' }, language) ?? 'none'
    await stand('wants_help')
    const open = await download(person, 'html')
    expect(open.text).toContain(suggestion)
    expect(open.text).toContain(asks)
    await stand('in_place')
    const done = await download(person, 'html')
    expect(done.text).toContain(has)
    expect(done.text).not.toContain(suggestion)
    for (const { text } of [open, done]) expect(text).not.toMatch(/wants_help|in_place|>plan</)
  },
)

it('brings every message of a long conversation once, in order', async () => {
  const [row] = await db.rows<{ id: string }>(
    "select id from conversations where patient_id = $1 and participant_type = 'case_manager'",
    [people.jay.recordId],
  )
  // A thousandth of a millisecond apart: a page that ends among them must neither lose nor repeat any.
  await db.rows(
    `insert into messages (organization_id, conversation_id, sender_type, content, created_at)
     select $1, $2, 'patient', 'Line ' || n, '2026-01-05'::timestamptz + make_interval(secs => n / 300) + (n % 300) * interval '1 microsecond'
     from generate_series(1, 1200) n`,
    [people.organizations.riverbend, row?.id],
  )
  const data = JSON.parse((await download('jay', 'json')).text) as {
    messages: { content: string }[]
  }
  const lines = data.messages.filter(({ content }) => content.startsWith('Line '))
  expect(lines.map(({ content }) => content)).toEqual(
    Array.from({ length: 1200 }, (_, index) => `Line ${index + 1}`),
  )
})

it('leaves its mark in the audit log, and is refused to whoever takes it too often', async () => {
  const entries = () =>
    db.rows("select hat, entity from audit_log where verb = 'export' and patient_id = $1", [
      people.jay.recordId,
    ])
  await download('jay', 'json')
  expect(await entries()).toEqual([{ hat: 'patient', entity: 'patients' }])
  const statuses: number[] = []
  for (let time = 0; time < 21; time++) statuses.push((await download('jay', 'json')).status)
  expect(statuses.at(-1)).toBe(429)
  expect((await download('maria', 'json')).status).toBe(200)
})

it.each(['dana', 'ruth', 'robin', 'nobody'] as const)('sends %s to the way in for patients', async person => {
  const { status, headers, text } = await download(person, 'html')
  expect(status).toBe(303)
  expect(headers.get('location')).toBe('/patient-login?return=/patient-portal/profile')
  expect(text).not.toContain('WORDS-OF')
})
