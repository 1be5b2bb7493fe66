/** What becomes of a file: its rows are read, checked, decided about and written, all or none, and taken back. */
import { beforeEach, describe, expect, it } from 'vitest'
import { type InsertedPeople, insertPeople, withOwnDatabase } from '../../../test/database.ts'
import { withImports } from '../../../test/importing.ts'

const db = withOwnDatabase()
const { ask, work, open, upload, check, write } = withImports(db)
let people: InsertedPeople

beforeEach(async () => {
  await db.empty()
  people = await insertPeople(db)
  await db.rows('delete from outbox')
})

const patients = (name = '%') =>
  db.rows('select * from patients where organization_id = $1 and name like $2 order by name', [
    people.organizations.riverbend,
    name,
  ])
const jobs = async () => (await db.rows('select job from outbox order by 1')).map(({ job }) => job)

const twoPatients = `Full Name,Date of birth,E-mail,Phone,Language,Case Manager
Ada Nowak,3/12/1984,ada@example.net,555 010 2030,Spanish,${'Dana'}@
"Nowak, Bo",12/31/1990,,,,
`
const file = async () => {
  const [dana] = await db.rows('select email from case_managers where id = $1', [people.dana.recordId])
  return twoPatients.replace('Dana@', String(dana?.email))
}

describe('patients', () => {
  it('are read, checked and written with their facts, their care team, their log, and no mail', async () => {
    const checked = await check('patients', await file())
    expect(checked).toMatchObject({ state: 'checked', total: 2, problemCount: 0, alikeCount: 0 })
    expect(checked.columns).toEqual(['name', 'birthDate', 'email', 'phone', 'language', 'caseManager'])
    const done = await write(checked.id)
    expect(done).toMatchObject({ state: 'done', createdCount: 2, mayUndo: true })
    const [ada, bo] = await patients('%Nowak%')
    expect(ada).toMatchObject({
      name: 'Ada Nowak',
      birth_date: '1984-03-12',
      email: 'ada@example.net',
      language: 'es',
      case_manager_id: people.dana.recordId,
    })
    expect(bo).toMatchObject({ name: 'Nowak, Bo', email: null, phone: null })
    const team = await db.rows('select member_id, given_by from care_team where patient_id = $1', [ada?.id])
    expect(team).toContainEqual({ member_id: people.dana.recordId, given_by: people.ruth.userId })
    const log = await db.rows(
      "select verb, entity, user_id, hat from audit_log where patient_id = $1 and verb = 'insert'",
      [ada?.id],
    )
    expect(log).toEqual([
      { verb: 'insert', entity: 'patients', user_id: people.ruth.userId, hat: 'administrator' },
    ])
    expect(await db.rows('select from invitations where patient_id = $1', [ada?.id])).toEqual([])
    expect(await jobs()).toEqual(['imports.forget', 'likeness.compare'])
    expect(await db.rows('select from import_rows')).toEqual([])
    expect(await db.rows('select from import_parts')).toEqual([])
  })

  it('with something wrong keep all others waiting, until they are left out', async () => {
    const checked = await check(
      'patients',
      'Name,Email,Birth date\nGood One,,\n,nobody@,31/31/2020\n=CMD(),x@example.org,\n',
    )
    expect(checked).toMatchObject({ problemCount: 1, total: 3 })
    const { body } = await ask('GET', `/imports/${checked.id}/mistakes`)
    expect(body[0]).toMatchObject({ rows: 1, lines: [3], name: null })
    expect(body[0].problems).toHaveLength(3)
    expect(body[0].problems).toContainEqual({ problem: 'birthDate:birthDateUnreadable', cell: '31/31/2020' })
    const refused = await ask('POST', `/imports/${checked.id}/write`, { leavesOut: false })
    expect(refused).toMatchObject({ status: 409, body: { fields: [{ message: 'hasProblems' }] } })
    expect(await write(checked.id, true)).toMatchObject({ state: 'done', createdCount: 2 })
    // A formula is a text like any other; what leaves as a file again is harmless (csv.test.ts).
    expect(await patients('=CMD%')).toHaveLength(1)
  })

  it('who may be there already are left out, created, or completed, as somebody decides', async () => {
    await db.rows(
      "update patients set name = 'María Santos', email = null, phone = '555 010 4477', birth_date = '1984-03-12' where id = $1",
      [people.maria.recordId],
    )
    const csv =
      'Name,Birth date,Phone,Pronouns\nMaria Santos,1984-03-12,555 999 9999,she/her\nNew One,,,\nNew One,,555 444 3322,\nnew one,,5554443322,\n'
    const first = await check('patients', csv)
    expect(first.alikeCount).toBe(2)
    // Whoever saw nothing that stays out asks for all of it.
    expect(await ask('POST', `/imports/${first.id}/write`, { leavesOut: false })).toMatchObject({
      status: 409,
      body: { fields: [{ message: 'undecided' }] },
    })
    const { body: alike } = await ask('GET', `/imports/${first.id}/alike`)
    expect(alike[0]).toMatchObject({
      line: 2,
      alikeId: people.maria.recordId,
      decision: null,
      record: { name: 'María Santos', hasAccount: true, facts: { phone: '555 010 4477', language: 'es' } },
      reasons: ['name', 'birthDate'],
    })
    expect(alike[1]).toMatchObject({ line: 5, alikeLine: 4, alikeId: null })
    await ask('POST', `/imports/${first.id}/decisions`, { line: 2, decision: 'fill' })
    await ask('POST', `/imports/${first.id}/decisions`, { line: null, decision: 'skip' })
    expect(await write(first.id)).toMatchObject({ state: 'done', createdCount: 2, filledCount: 1 })
    const [maria] = await db.rows('select phone, pronouns from patients where id = $1', [
      people.maria.recordId,
    ])
    expect(maria).toEqual({ phone: '555 010 4477', pronouns: 'she/her' })
    await ask('POST', `/imports/${first.id}/undo`)
    await work()
    expect(await open(first.id)).toMatchObject({ state: 'undone', keptCount: 0 })
    expect(
      await db.rows('select pronouns, phone from patients where id = $1', [people.maria.recordId]),
    ).toEqual([{ pronouns: null, phone: '555 010 4477' }])
    const second = await check('patients', csv)
    await ask('POST', `/imports/${second.id}/decisions`, { line: 2, decision: 'create' })
    await ask('POST', `/imports/${second.id}/decisions`, { line: null, decision: 'skip' })
    await write(second.id)
    expect(await db.rows("select decided_by from likeness_pairs where state = 'apart'")).toEqual([
      { decided_by: people.ruth.userId },
    ])
  })

  it('are taken back but for those whom somebody touched, who are listed', async () => {
    const { id } = await check('patients', 'Name\nOne Touched\nTwo Untouched\nThree Spoken To\n')
    await write(id)
    const [, touched] = await patients('%T%')
    expect(touched?.name).toBe('Three Spoken To')
    await db.rows("update patients set pronouns = 'they' where name = 'One Touched'")
    await db.rows(
      'insert into next_steps (organization_id, patient_id, step, due_on) values ($1, $2, $3, $4)',
      [touched?.organization_id, touched?.id, 'Call', '2030-01-01'],
    )
    expect((await ask('POST', `/imports/${id}/undo`)).status).toBe(200)
    expect((await ask('POST', `/imports/${id}/undo`)).status).toBe(200)
    await work()
    expect(await open(id)).toMatchObject({ state: 'undone', keptCount: 2 })
    const { body } = await ask('GET', `/imports/${id}/kept`)
    expect(body.map(({ name }: { name: string }) => name)).toEqual(['One Touched', 'Three Spoken To'])
    expect(await patients('Two Untouched')).toEqual([])
    expect(
      await db.rows(
        "select hat from audit_log where verb = 'delete' and entity = 'patients' and user_id = $1",
        [people.ruth.userId],
      ),
    ).toHaveLength(1)
  })

  it('of a file that names somebody who left meanwhile are not written, none of them', async () => {
    const { id } = await check('patients', await file())
    await db.rows('update case_managers set suspended_at = now() where id = $1', [people.dana.recordId])
    expect(await write(id)).toMatchObject({ state: 'checked', failure: 'changedSince' })
    expect(await patients('%Nowak%')).toEqual([])
    await db.rows('update case_managers set suspended_at = null where id = $1', [people.dana.recordId])
    expect(await write(id)).toMatchObject({ state: 'done', createdCount: 2, failure: null })
  })
})

describe('case managers', () => {
  const three =
    'First name,Last name,Email\nAnn,Lee,ann@example.net\nBen,Lee,ben@example.net\nAnn,Lee,ANN@example.net\n'

  it('take seats that are counted before, and are invited by nobody', async () => {
    await db.rows('update deployment set is_billing_off = false')
    const [taken] = await db.rows<{ n: number }>(
      'select count(distinct h.address)::int as n from app.seat_holders($1) h',
      [people.organizations.riverbend],
    )
    await db.rows('update organizations set seats = $1 where id = $2', [
      Number(taken?.n) + 1,
      people.organizations.riverbend,
    ])
    const full = await check('case_managers', three)
    expect(full).toMatchObject({ problemCount: 1, seatsMissing: 1, seatsFree: 1 })
    expect(await ask('POST', `/imports/${full.id}/write`, { leavesOut: true })).toMatchObject({
      status: 409,
      body: { fields: [{ message: 'noSeatFree' }] },
    })
    await db.rows('update organizations set seats = seats + 1')
    const { id } = await check('case_managers', three)
    const before = await db.rows('select from invitations')
    expect(await write(id, true)).toMatchObject({ state: 'done', createdCount: 2 })
    expect(await db.rows('select from invitations')).toHaveLength(before.length)
    expect(await db.rows("select kind from staff where name = 'Ann Lee'")).toEqual([{ kind: 'case_manager' }])
    await ask('POST', `/imports/${id}/undo`)
    await work()
    expect(await db.rows("select from staff where name like '%Lee'")).toEqual([])
  })
})

describe('tasks', () => {
  it('are for patients with an account, for staff, or for all', async () => {
    const [maria] = await db.rows('select case_number from patients where id = $1', [people.maria.recordId])
    const checked = await check(
      'tasks',
      `Task;Assigned to;Due;Priority\nCall;${maria?.case_number};12/31/2030;alta\nTidy up;;;\nNobody's;Who Ever;;\n`,
    )
    expect(checked.problemCount).toBe(1)
    expect(await write(checked.id, true)).toMatchObject({ state: 'done', createdCount: 2 })
    expect(
      await db.rows("select patient_id, priority, due_on, created_by from tasks where title = 'Call'"),
    ).toEqual([
      {
        patient_id: people.maria.recordId,
        priority: 'high',
        due_on: '2030-12-31',
        created_by: people.ruth.userId,
      },
    ])
    expect(await db.rows("select assignee_type from staff_tasks where title = 'Tidy up'")).toEqual([
      { assignee_type: null },
    ])
    await db.rows("update tasks set status = 'in_progress' where title = 'Call'")
    await ask('POST', `/imports/${checked.id}/undo`)
    await work()
    expect(await open(checked.id)).toMatchObject({ keptCount: 1 })
    expect(await db.rows("select from staff_tasks where title = 'Tidy up'")).toEqual([])
  })
})

describe('a file', () => {
  it('with headings as before has its columns named as they were', async () => {
    const csv = 'Who,When\nAda Nowak,12/03/1984\n'
    const first = await check('patients', csv, { columns: ['name', 'birthDate'], dateOrder: 'dmy' })
    expect(first.state).toBe('checked')
    expect(await open(await upload('patients', csv))).toMatchObject({
      columns: ['name', 'birthDate'],
      dateOrder: 'dmy',
    })
    expect((await open(await upload('patients', 'Who,Other\nAda,1\n'))).columns).toEqual(['', ''])
  })

  it('is gone after a day, whoever forgot it', async () => {
    const { id } = await check('patients', await file())
    await work('imports.forget')
    expect(await open(id)).toMatchObject({ state: 'discarded', firstRows: [] })
    expect(await db.rows('select from import_rows')).toEqual([])
  })

  it('whose work was cut off is written once, when the work begins again', async () => {
    const { id } = await check('patients', await file())
    await ask('POST', `/imports/${id}/write`, { leavesOut: false })
    const again = await db.rows("select * from outbox where job = 'imports.carry-on'")
    await work()
    for (const { organization_id, job, payload } of again)
      await db.rows('insert into outbox (organization_id, job, payload) values ($1, $2, $3)', [
        organization_id,
        job,
        payload,
      ])
    await work()
    expect(await patients('%Nowak%')).toHaveLength(2)
  })

  it('whose rows a crash took ends with a sentence, and nothing is written', async () => {
    const { id } = await check('patients', await file())
    await ask('POST', `/imports/${id}/write`, { leavesOut: false })
    await db.rows('truncate import_rows')
    await work()
    expect(await open(id)).toMatchObject({ state: 'failed', failure: 'rowsGone' })
    expect(await patients('%Nowak%')).toEqual([])
  })
})
