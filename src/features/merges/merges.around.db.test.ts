/** What happens around a merge: who hears of it, who waits, what dies in the middle, and what the person themselves is asked. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sqlFor } from '#platform/database/database.server.ts'
import type { PersonKey } from '../../../sample/people.ts'
import { buildWorld } from '../../../test/access/world.ts'
import type { World } from '../../../test/access/world-rows.ts'
import { withServer } from '../../../test/ask.ts'
import { withTestDatabase } from '../../../test/database.ts'
import { fillRecord, randomOf, ruledTables, wholeDatabase } from '../../../test/merging.ts'

const db = withTestDatabase()
const { ask } = withServer(db)
let world: World
let staying: string
let going: string

beforeEach(async () => {
  world = await buildWorld(db)
  staying = world.people.maria.recordId
  going = world.people.nora.recordId
  for (const patient of [staying, going]) await fillRecord(db, world, patient, randomOf(11), 2)
  await db.rows('delete from outbox')
})

const merge = (mergeId = randomUUID(), goingId = going, by: PersonKey = 'ruth') =>
  ask(by, 'administrator', 'POST', `/patients/${staying}/merges`, { mergeId, goingId, taken: [] })
/** Whether somebody waits in the database for what another holds. */
const isAnybodyWaiting = async () =>
  (
    await db.rows(
      'select from pg_locks l join pg_stat_activity a using (pid) where not l.granted and a.datname = current_database()',
    )
  ).length > 0
const undo = (id: string) => ask('ruth', 'administrator', 'POST', `/merges/${id}/undo`, {})
const last = async () => (await db.rows<{ id: number }>('select max(id) as id from audit_log'))[0]?.id ?? 0

describe('nobody is told', () => {
  it('moving every kind of row mails nobody, is no activity, notifies once, and is one line in the audit log', async () => {
    const ear = new pg.Client({ connectionString: db.ownerUrl })
    await ear.connect()
    const heard: { topic: string; patient: string }[] = []
    ear.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '{}')))
    await ear.query('listen changes')
    const whole = await wholeDatabase(db)
    for (const step of ['merge', 'undo'] as const) {
      const before = await last()
      const [open] = await db.rows<{ id: string }>(
        "select id from patient_merges where state = 'merged' and gone_id = $1",
        [going],
      )
      const answer = step === 'merge' ? await merge() : await undo(open?.id ?? '')
      expect(answer.status, answer.text).toBe(200)
      expect(
        await db.rows('select verb, entity, patient_id, hat from audit_log where id > $1 order by id', [
          before,
        ]),
      ).toEqual([
        {
          verb: step === 'merge' ? 'insert' : 'update',
          entity: 'patient_merges',
          patient_id: staying,
          hat: 'administrator',
        },
        ...(step === 'merge'
          ? [{ verb: 'update', entity: 'patient_merges', patient_id: staying, hat: 'administrator' }]
          : []),
      ])
    }
    await ear.query('select 1')
    await ear.end()
    expect(await wholeDatabase(db)).toEqual(whole)
    expect(
      await db.rows("select job from outbox where job not in ('merges.gather', 'care-team.mark-ended')"),
    ).toEqual([])
    expect(new Set(heard.map(({ topic }) => topic))).toEqual(new Set(['patients', 'care-team']))
  })

  it('every trigger that may fire when a row changes hands knows a merge, or only repeats what is there', async () => {
    const tables = await ruledTables(db, 'moves', 'folds', 'follows', 'ends', 'stays')
    // Written on update whichever column it is, or on one that a merge writes.
    const triggers = await db.rows<{ name: string; table: string; source: string; condition: string }>(
      `select t.tgname as name, c.relname as table, p.prosrc as source, pg_get_triggerdef(t.oid) as condition
       from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
       where not t.tgisinternal and c.relname = any ($1) and (t.tgtype & 16) > 0
         and (t.tgattr::text = '' or exists (select from pg_attribute a where a.attrelid = c.oid
           and a.attnum = any (t.tgattr::int2[]) and a.attname in ('patient_id', 'conversation_id', 'is_completed')))`,
      [tables],
    )
    const quiet = triggers.filter(({ source, condition }) => `${source} ${condition}`.includes("'merge'"))
    const others = triggers
      .filter(trigger => !quiet.includes(trigger))
      .map(({ table, name }) => `${table}.${name}`)
    expect(quiet.length).toBeGreaterThan(20)
    expect(others.toSorted()).toEqual([
      // A time that is not touched: nothing is to be agreed anew, and nobody mailed.
      'appointments.check_appointment',
      'appointments.enqueue_appointment_mail',
      // Whose access ended hears so: open pages are asked again.
      'care_team.tell_former_members',
      // What lists repeat; the merge counts it anew.
      'checklist_progress.count_changed_items',
      'covers.settle_changed_covers',
      // The words by which a record is found follow its rows.
      'former_contacts.repeat_former_contacts',
      // Goals are not folded: none is reached by a merge.
      'goals.record_completed_goal_activity',
      // What lists are sorted by, and sums, follow the record.
      'patient_tags.repeat_order_in_tag',
      // Only where somebody is given to somebody else, or the patient writes.
      'patients.change_patient_words',
      'patients.count_changed_patients',
      'patients.move_appointments_with_patient',
      'patients.record_profile_activity',
      'patients.refuse_address_of_account',
      'patients.repeat_order_in_tags',
      'patients.settle_changed_patients',
    ])
  })
})

describe('nobody sees the record that went', () => {
  it('no list, search or record of an administrator names it, and staff learn where it went', async () => {
    await merge()
    const lists = [
      '/patients?limit=100',
      '/patients?search=Nora',
      '/conversations',
      `/goals?patientId=${going}`,
    ]
    for (const path of lists) {
      const { text } = await ask('ruth', 'administrator', 'GET', path)
      expect(text, path).not.toContain(going)
    }
    expect((await ask('ruth', 'administrator', 'GET', `/patients/${going}`)).status).toBe(404)
    expect((await ask('dana', 'staff', 'GET', `/patients/${going}`)).status).toBe(404)
    expect((await ask('dana', 'staff', 'GET', `/patients/${going}/merged-into`)).body).toMatchObject({
      intoId: staying,
    })
    expect((await ask('elena', 'staff', 'GET', `/patients/${going}/merged-into`)).body).toEqual({
      mergedAt: null,
      intoId: null,
      intoName: null,
    })
  })

  it('another administrator, a case manager and the patient merge nothing', async () => {
    const before = await wholeDatabase(db)
    for (const by of ['victor', 'dana', 'maria'] as const)
      for (const hat of ['administrator', 'staff', 'patient'])
        expect([401, 403, 404], `${by} as ${hat}`).toContain(
          (
            await ask(by, hat, 'POST', `/patients/${staying}/merges`, {
              mergeId: randomUUID(),
              goingId: going,
              taken: [],
            })
          ).status,
        )
    expect(await wholeDatabase(db)).toEqual(before)
  })
})

describe('at the same moment', () => {
  it('two administrators who merge the same records the other way round make one merge', async () => {
    const second = `insert into user_roles (organization_id, user_id, role) values ($1, $2, 'admin')`
    await db.rows(second, [world.people.organizations.riverbend, world.people.marcus.userId])
    const [free] = await db.rows<{ id: string }>(
      "insert into patients (organization_id, name) values ($1, 'Third') returning id",
      [world.people.organizations.riverbend],
    )
    const both = (one: string, other: string, by: PersonKey) =>
      ask(by, 'administrator', 'POST', `/patients/${one}/merges`, {
        mergeId: randomUUID(),
        goingId: other,
        taken: [],
      })
    const third = free?.id ?? ''
    const answers = await Promise.all([both(going, third, 'ruth'), both(third, going, 'marcus')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(
      await db.rows('select from patients where merged_into is not null and id = any ($1)', [[going, third]]),
    ).toHaveLength(1)
  })

  it('two administrators who merge the same two make one merge, and of A into B while B goes into C nothing is lost', async () => {
    await db.rows("insert into user_roles (organization_id, user_id, role) values ($1, $2, 'admin')", [
      world.people.organizations.riverbend,
      world.people.marcus.userId,
    ])
    const same = await Promise.all([merge(), merge(randomUUID(), going, 'marcus')])
    expect(same.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const record = async (name: string) =>
      (
        await db.rows<{ id: string }>(
          `with p as (insert into patients (organization_id, name) values ($1, $2) returning organization_id, id),
             t as (insert into tasks (organization_id, patient_id, title) select organization_id, id, $2 from p)
           select id from p`,
          [world.people.organizations.riverbend, name],
        )
      )[0]?.id ?? ''
    for (let round = 0; round < 5; round += 1) {
      const [a, b, c] = [await record('A'), await record('B'), await record('C')]
      const into = (one: string, other: string, by: PersonKey) =>
        ask(by, 'administrator', 'POST', `/patients/${one}/merges`, {
          mergeId: randomUUID(),
          goingId: other,
          taken: [],
        })
      const answers = await Promise.all([into(b, a, 'ruth'), into(c, b, 'marcus')])
      expect(answers[1]?.status).toBe(200)
      const where = await db.rows<{ title: string; patient: string }>(
        'select title, patient_id as patient from tasks where patient_id = any ($1) order by title',
        [[a, b, c]],
      )
      // Whichever was first: what is A's is with A, which stands, or with C, as all that is B's.
      const isMerged = answers[0]?.status === 200
      expect(isMerged || answers[0]?.status === 409).toBe(true)
      expect(where).toEqual([
        { title: 'A', patient: isMerged ? c : a },
        { title: 'B', patient: c },
        { title: 'C', patient: c },
      ])
    }
  })

  it('words written meanwhile come along', async () => {
    const writer = new pg.Client({ connectionString: db.ownerUrl })
    await writer.connect()
    await writer.query('begin')
    await db.rows(
      "insert into conversations (organization_id, patient_id, participant_type) values ($1, $2, 'case_manager') on conflict do nothing",
      [world.people.organizations.riverbend, going],
    )
    const [conversation] = await db.rows<{ id: string }>(
      "select id from conversations where patient_id = $1 and participant_type = 'case_manager'",
      [going],
    )
    const write = `insert into messages (organization_id, conversation_id, sender_type, content)
      values ($1, $2, 'case_manager', 'Written meanwhile')`
    await writer.query(write, [world.people.organizations.riverbend, conversation?.id])
    const id = randomUUID()
    let isMerged = false
    const merging = merge(id).finally(() => {
      isMerged = true
    })
    await vi.waitUntil(async () => isMerged || (await isAnybodyWaiting()), 20_000)
    await writer.query('commit')
    await writer.end()
    expect((await merging).status).toBe(200)
    await db.databasePool
      .asJob(world.people.organizations.riverbend)
      .one(sqlFor.selectNoFrom(sql`app.gather_for_merge(${id})`.as('gathered')))
    const where = await db.rows(
      `select c.patient_id from messages m join conversations c on c.id = m.conversation_id where m.content = 'Written meanwhile'`,
    )
    expect(where).toEqual([{ patient_id: staying }])
  })

  it('a server that dies in the middle leaves all or nothing', async () => {
    const before = await wholeDatabase(db)
    const held = new pg.Client({ connectionString: db.ownerUrl })
    await held.connect()
    await held.query('begin')
    // The merge gets as far as the last tables, and waits there.
    await held.query('select from patient_summaries where patient_id = any ($1) for update', [
      [staying, going],
    ])
    const merging = merge().catch(() => undefined)
    const root = new pg.Client({ connectionString: db.superuserUrl })
    await root.connect()
    const waiting = `from pg_stat_activity where datname = current_database() and usename = 'handrail_server'
      and wait_event_type = 'Lock'`
    await expect.poll(async () => (await root.query(`select ${waiting}`)).rowCount, { timeout: 5000 }).toBe(1)
    await root.query(`select pg_terminate_backend(pid) ${waiting}`)
    await root.end()
    await held.query('rollback')
    await held.end()
    await merging
    expect(await wholeDatabase(db)).toEqual(before)
  })
})
