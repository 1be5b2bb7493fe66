/**
 * The small world of the access tests: about Maria (Dana's and Priya's patient), Grace (Marcus's) and Iris (of the other
 * organization) there is something in every table. Each row has a label; statements name rows as `{table:label}`.
 */
import { randomUUID } from 'node:crypto'
import { type InsertedPeople, insertPeople, insertRows } from '../../sample/insert-people.ts'
import { personKeys } from '../../sample/people.ts'
import type { TestDatabase } from '../database.ts'
import { featureSamples } from '../samples/feature-samples.ts'
import { coversOf, harborColleague } from './world-covers.ts'
import { type About, aboutWhom, type World, type WorldRows } from './world-rows.ts'

const managerOf = { maria: 'dana', grace: 'marcus', iris: 'elena' } as const
const houseOf = { maria: 'riverbend', grace: 'riverbend', iris: 'harbor' } as const
const moment = '2026-01-05T10:00:00Z'

export async function buildWorld(db: TestDatabase): Promise<World> {
  await db.empty()
  const people = await insertPeople(db)
  const values = new Map<string, string>()
  for (const key of personKeys) {
    values.set(key, people[key].recordId)
    values.set(`${key}.user`, people[key].userId ?? '')
  }
  values.set('riverbend', people.organizations.riverbend).set('harbor', people.organizations.harbor)
  const builder = new Builder(db, people, values)
  await db.owner.query('begin; update organizations set seats = 100')
  await builder.everybody()
  await builder.catalogue()
  for (const key of aboutWhom) await builder.care(key)
  for (const key of aboutWhom) await builder.words(key)
  await builder.staff()
  await builder.deployment()
  for (const { world } of featureSamples) await world?.(builder)
  await db.owner.query('delete from outbox')
  await insertRows(db.owner, 'outbox', [{ organization_id: people.organizations.riverbend, job: 'waiting' }])
  await db.owner.query('commit')
  const labels = new Map([...values].map(([label, value]) => [value, label]))
  return {
    people,
    fill: statement =>
      statement.replace(/\{([\w:.-]+)\}/g, (_, label: string) => `'${builder.value(label)}'`),
    value: label => builder.value(label),
    labelOf: (table, value) => {
      const label = labels.get(value ?? '') ?? String(value)
      return label.replace(`${table}:`, '').replace(/\.user$/, '')
    },
  }
}

class Builder implements WorldRows {
  readonly #db: TestDatabase
  readonly people: InsertedPeople
  readonly #values: Map<string, string>

  constructor(db: TestDatabase, people: InsertedPeople, values: Map<string, string>) {
    this.#db = db
    this.people = people
    this.#values = values
  }

  value(label: string): string {
    const value = this.#values.get(label)
    if (value === undefined) throw new Error(`The world has no ${label}.`)
    return value
  }

  patient(key: About): { organization_id: string; patient_id: string } {
    return { organization_id: this.people[key].organizationId, patient_id: this.people[key].recordId }
  }

  async add(table: string, label: string, row: Record<string, unknown>): Promise<string> {
    const id = randomUUID()
    this.#values.set(`${table}:${label}`, id)
    await insertRows(this.#db.owner, table, [{ id, ...row }])
    return id
  }

  async insert(table: string, row: Record<string, unknown>): Promise<void> {
    await insertRows(this.#db.owner, table, [row])
  }

  async everybody(): Promise<void> {
    const { riverbend } = this.people.organizations
    const { tom } = this.people
    await this.add('organizations', 'empty', { slug: 'empty', name: 'Empty' })
    this.#values.set('empty', this.#values.get('organizations:empty') ?? '')
    // A second administrator, so that one can be removed: somebody who came in as an account without a hat.
    const id = await this.add('auth.users', 'second', { name: 'Second', email: 'second@example.org' })
    this.#values.set('second-administrator', id)
    await insertRows(this.#db.owner, 'user_roles', [
      { organization_id: riverbend, user_id: id, role: 'admin' },
    ])
    for (const participant_type of ['case_manager', 'specialist']) {
      const conversation = { organization_id: riverbend, patient_id: tom.recordId, participant_type }
      const conversation_id = await this.add('conversations', `tom-${participant_type}`, conversation)
      await this.add('messages', `tom-${participant_type}`, {
        organization_id: riverbend,
        conversation_id,
        sender_type: 'patient',
        content: 'Hello',
      })
    }
    const specialist = await this.add('specialists', 'harbor', {
      organization_id: this.people.organizations.harbor,
      name: 'Harbor specialist',
      email: 'specialist@harborlight.example',
    })
    await this.#db.owner.query('update patients set specialist_id = $1 where id = $2', [
      specialist,
      this.people.iris.recordId,
    ])
  }

  async catalogue(): Promise<void> {
    for (const label of ['riverbend', 'riverbend-2', 'harbor']) {
      const organization_id = this.people.organizations[label === 'harbor' ? 'harbor' : 'riverbend']
      await this.add('forms', label, {
        organization_id,
        title: label,
        description: '',
        required: false,
        form_fields: [],
        created_at: moment,
      })
      const category_id = await this.add('checklist_categories', label, {
        organization_id,
        key: label,
        name: label,
      })
      await this.add('checklist_items', label, {
        organization_id,
        category_id,
        key: label,
        title: label,
        is_onboarding: true,
        question: label,
      })
    }
  }

  async care(key: About): Promise<void> {
    const organization_id = this.people[key].organizationId
    const patient = { organization_id, patient_id: this.people[key].recordId }
    const house = houseOf[key]
    await this.add('goals', key, { ...patient, title: key, created_by: 'patient' })
    await this.add('goals', `${key}-set`, { ...patient, title: key, created_by: 'case_manager' })
    await this.add('activities', key, { ...patient, activity_type: 'profile_updated', description: key })
    await insertRows(this.#db.owner, 'next_steps', [{ ...patient, step: key, due_on: '2026-02-01' }])
    const closing = { status: 'inactive', changed_on: '2026-01-05', reason: 'goals_met' }
    await this.add('case_status_changes', key, { ...patient, ...closing })
    await insertRows(this.#db.owner, 'contact_preferences', [{ ...patient, words: key }])
    await insertRows(this.#db.owner, 'onboarding_conversations', [
      { ...patient, current_step: 1, messages: [{ role: 'user', content: key }] },
    ])
    const form_id = this.#values.get(`forms:${house}`)
    await insertRows(this.#db.owner, 'form_requests', [{ ...patient, form_id }])
    await this.add('submissions', key, { ...patient, form_id, form_title: key, form_fields: [] })
    await this.add('checklist_progress', key, {
      ...patient,
      checklist_item_id: this.#values.get(`checklist_items:${house}`),
    })
    await this.add('appointments', key, {
      ...patient,
      starts_at: '2999-01-05T10:00:00Z',
      ends_at: '2999-01-05T10:30:00Z',
      requested_by: 'patient',
    })
    if (key === 'maria')
      await this.add('appointments', 'maria-priya', {
        ...patient,
        specialist_id: this.people.priya.recordId,
        starts_at: '2999-01-06T10:00:00Z',
        ends_at: '2999-01-06T10:30:00Z',
        requested_by: 'staff',
        status: 'offered',
      })
    const run = { purpose: 'draft', engine: 'guide', outcome: 'answered', duration_ms: 1 }
    await this.add('ai_runs', key, { ...patient, ...run })
    await this.add('model_calls', key, { ...patient, kind: 'note', model: 'small', sent: key })
    const draft = { ...patient, kind: 'note', text: key }
    const ofManager = { requested_by: this.people[managerOf[key]].userId, asked_as: 'case_manager' }
    await this.add('ai_drafts', key, { ...draft, ...ofManager })
    const ofRuth = { requested_by: this.people.ruth.userId, asked_as: 'administrator' }
    if (key === 'maria') await this.add('ai_drafts', 'maria-ruth', { ...draft, ...ofRuth })
    for (const is_shared of [false, true]) {
      const day = { made_on: is_shared ? '2026-01-05' : '2026-01-04', mood: 3, is_shared }
      await this.add('check_ins', `${key}-${is_shared ? 'shared' : 'private'}`, { ...patient, ...day })
    }
    await this.add('safety_alerts', key, { ...patient, kind: 'emergency', source: 'message' })
    await insertRows(this.#db.owner, 'audit_log', [{ ...patient, verb: 'export', entity: 'access-world' }])
  }

  async words(key: About): Promise<void> {
    const { organizationId: organization_id, recordId: patient_id, userId: sender_id } = this.people[key]
    const patient = { organization_id, patient_id }
    for (const participant_type of ['case_manager', 'specialist', 'private']) {
      const label = `${key}-${participant_type}`
      const conversation_id = await this.add('conversations', label, { ...patient, participant_type })
      await this.add('messages', label, {
        organization_id,
        conversation_id,
        sender_id,
        sender_type: 'patient',
        content: label,
      })
      const here = { organization_id, conversation_id }
      await insertRows(this.#db.owner, 'message_reads', [{ ...here, user_id: sender_id, read_until: moment }])
      await insertRows(this.#db.owner, 'message_notices', [{ ...here, person_id: patient_id }])
    }
    const author_id = this.people[managerOf[key]].userId
    await this.add('case_notes', `${key}-signed`, { ...patient, author_id, text: key, signed_at: moment })
    await this.add('case_notes', `${key}-draft`, { ...patient, author_id, text: key })
    if (key !== 'maria') return
    for (const author of ['priya', 'ruth'] as const)
      await this.add('case_notes', `${key}-${author}`, {
        ...patient,
        author_id: this.people[author].userId,
        text: key,
      })
  }

  async staff(): Promise<void> {
    const { riverbend, harbor } = this.people.organizations
    const conversation_id = this.#values.get('conversations:maria-case_manager')
    for (const key of ['dana', 'ruth'] as const)
      await insertRows(this.#db.owner, 'message_reads', [
        {
          organization_id: riverbend,
          conversation_id,
          user_id: this.people[key].userId,
          read_until: moment,
        },
      ])
    await insertRows(this.#db.owner, 'message_reads', [
      {
        organization_id: riverbend,
        conversation_id: this.#values.get('conversations:maria-specialist'),
        user_id: this.people.priya.userId,
        read_until: moment,
      },
    ])
    const monday = { weekday: 1, from_minute: 540, until_minute: 600 }
    for (const key of ['dana', 'marcus', 'elena'] as const) {
      const { organizationId: organization_id, recordId: case_manager_id } = this.people[key]
      await this.add('availabilities', key, { organization_id, case_manager_id, ...monday })
    }
    const specialist_id = this.people.priya.recordId
    await this.add('availabilities', 'priya', { organization_id: riverbend, specialist_id, ...monday })
    const there = await this.add('case_managers', 'harbor', harborColleague(this.people))
    for (const [label, cover] of Object.entries(coversOf(this.people, there)))
      await this.add('covers', label, cover)
    await this.#invite('nora', riverbend, { kind: 'patient', patient_id: this.people.nora.recordId })
    await this.#invite('administrator', riverbend, { kind: 'administrator' })
    await this.#invite('iris', harbor, { kind: 'patient', patient_id: this.people.iris.recordId })
  }

  async #invite(label: string, organization_id: string, row: Record<string, unknown>): Promise<void> {
    await this.add('invitations', label, {
      organization_id,
      email: `${label}@example.org`,
      name: label,
      expires_at: '2999-01-01T00:00:00Z',
      ...row,
    })
  }

  async deployment(): Promise<void> {
    for (const [house, organization_id] of Object.entries(this.people.organizations)) {
      await this.add('mails', house, {
        organization_id,
        patient_id: this.people[house === 'harbor' ? 'iris' : 'maria'].recordId,
        dedupe_key: house,
        kind: 'test',
        recipient: 'a@example.org',
        subject: house,
        body: house,
      })
    }
    const inquiry = { form_type: 'contact', name: 'Visitor', email: 'v@example.org', message: 'Hello' }
    await this.add('inquiries', 'one', inquiry)
    await this.#db.owner.query("insert into former_slugs select id, slug || '-before' from organizations")
    await this.#db.owner.query("insert into founding_links (token_hash) values (sha256('link'))")
    await this.#db.owner.query("insert into rate_limits (key, window_start) values ('test', now())")
    await this.#db.owner.query(
      "insert into auth.known_devices (user_id, token_hash) select id, '' from auth.users limit 1",
    )
    await this.#db.owner.query(
      "insert into open_streams values (gen_random_uuid(), gen_random_uuid(), '', now())",
    )
  }
}
