import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../test/database.ts'
import { completeOnboarding, withRunningJobs } from '../test/running-jobs.ts'

const db = withTestDatabase()
const { start, idle, mailServer, failures, asQueue } = withRunningJobs(db)
let people: InsertedPeople

beforeEach(async () => {
  people = await onlyPeople(db)
})

const riverbend = () => people.organizations.riverbend
const mails = () => db.rows('select * from mails order by id')

const onboard = (patientId: string, answers?: Record<string, string>) =>
  completeOnboarding(db, riverbend(), patientId, answers)

async function completeTask(patientId: string, title: string): Promise<void> {
  const [task] = await db.rows<{ id: string }>(
    'insert into tasks (organization_id, patient_id, title) values ($1, $2, $3) returning id',
    [riverbend(), patientId, title],
  )
  await db.rows(`update tasks set status = 'completed', completed_at = now() where id = $1`, [task?.id])
}

const prefer = (patientId: string, words: string) =>
  db.rows(
    `insert into contact_preferences (organization_id, patient_id, may_email, from_hour, until_hour)
     select $1, $2, ${words}`,
    [riverbend(), patientId],
  )

describe('a new organization', () => {
  it('starts with the catalogue and the forms, once, and nobody else gets any', async () => {
    await start(undefined)
    const fill = () =>
      db.rows(`select app.enqueue($1, 'organizations.fill-defaults', '{}')`, [riverbend()]).then(idle)
    await fill()
    const count = () =>
      db.rows(`select (select count(*)::int from checklist_categories) categories,
        (select count(*)::int from checklist_items) items, (select count(*)::int from forms) forms,
        (select count(distinct organization_id)::int from checklist_items) organizations,
        (select count(*)::int from checklist_items where is_onboarding and question_es is not null) asked,
        (select bool_and(jsonb_array_length(form_fields) > 0) from forms) as "hasFields"`)
    const [first] = await count()
    expect(first).toMatchObject({ categories: 8, forms: 3, organizations: 1, hasFields: true })
    expect(first?.items).toBeGreaterThan(20)
    expect(first?.asked).toBeGreaterThan(5)
    await fill()
    expect(await count()).toEqual([first])
    expect(failures).toEqual([])
  })
})

describe('a completed welcome conversation', () => {
  it('brings a recommendation for every item, in the words of the patient, and a record of the run', async () => {
    await start(undefined)
    await db.rows(`select app.enqueue($1, 'organizations.fill-defaults', '{}')`, [riverbend()])
    await idle()
    const [food] = await db.rows<{ id: string }>(`select id from checklist_items where key = 'food_enough'`)
    await onboard(people.maria.recordId, { [food?.id ?? '']: 'No, we run out of food every week' })
    await idle()
    const progress = await db.rows(
      'select recommendation_key from checklist_progress where patient_id = $1',
      [people.maria.recordId],
    )
    expect(progress.length).toBeGreaterThan(20)
    expect(progress.every(row => row.recommendation_key?.length > 2)).toBe(true)
    expect(await db.rows('select patient_id, purpose, engine, outcome from ai_runs')).toEqual([
      { patient_id: people.maria.recordId, purpose: 'checklist', engine: 'guide', outcome: 'answered' },
    ])
    expect(failures).toEqual([])
  })

  it('brings none where the organization turned the engines off', async () => {
    await start(undefined)
    await db.rows(`select app.enqueue($1, 'organizations.fill-defaults', '{}')`, [riverbend()])
    await db.rows("update organizations set engines = 'none'")
    await idle()
    await onboard(people.maria.recordId)
    await idle()
    expect(await db.rows('select from checklist_progress where recommendation_key is not null')).toEqual([])
    expect(await db.rows('select from ai_runs')).toEqual([])
  })

  it('is followed by a mail in the language of the patient that reveals nothing', async () => {
    await start(mailServer().url)
    await db.rows(`update patients set language = 'es', preferred_name = 'Mari' where id = $1`, [
      people.maria.recordId,
    ])
    await onboard(people.maria.recordId)
    await idle()
    expect(mailServer().mails).toHaveLength(1)
    const [mail] = mailServer().mails
    expect(mail?.subject).toBe('Tiene una novedad')
    expect(mail?.text).toContain('Hola, Mari:')
    expect(mail?.text).toContain('https://care.example.org/es/patient-portal/dashboard')
    expect(await mails()).toMatchObject([{ status: 'sent', patient_id: people.maria.recordId }])
  })
})

describe('the wish of a patient', () => {
  it('for no mail keeps it back', async () => {
    await start(mailServer().url)
    await prefer(people.maria.recordId, 'false, 0, 24')
    await onboard(people.maria.recordId)
    await idle()
    expect(mailServer().mails).toEqual([])
    expect(await mails()).toMatchObject([{ status: 'withheld', sent_at: null }])
  })

  it('for other hours puts it off', async () => {
    await start(mailServer().url)
    const hour = new Date().getUTCHours()
    await db.rows(`update patients set time_zone = 'UTC' where id = $1`, [people.maria.recordId])
    await prefer(people.maria.recordId, hour === 23 ? 'true, 0, 23' : `true, ${hour + 1}, 24`)
    await onboard(people.maria.recordId)
    await idle()
    expect([mailServer().mails, await mails(), failures]).toEqual([[], [], []])
    await db.rows('update contact_preferences set from_hour = 0, until_hour = 24')
    await asQueue(`update jobs.job set start_after = now() where state = 'created'`)
    await idle()
    expect(mailServer().mails).toHaveLength(1)
  })
})

describe('a completed task', () => {
  it('lets the case manager know of what, and names nobody', async () => {
    await start(mailServer().url)
    await db.rows(`update patients set preferred_name = 'Mari' where id = $1`, [people.maria.recordId])
    await completeTask(people.maria.recordId, 'Bring your papers\r\nBcc: eve@example.net')
    await idle()
    expect(mailServer().mails.map(mail => [mail.recipients, mail.subject])).toEqual([
      [['dana.whitfield@riverbend.example'], 'A task was completed'],
    ])
    expect(mailServer().mails[0]?.text).toContain('Bring your papers')
    expect(mailServer().mails[0]?.text).toContain(
      `https://care.example.org/case-manager/patients/${people.maria.recordId}?section=goals`,
    )
    expect(mailServer().mails[0]?.raw.toLowerCase()).not.toContain('mari')
  })

  it('of a patient without a case manager alerts nobody', async () => {
    await start(mailServer().url)
    await db.rows('update patients set case_manager_id = null')
    await completeTask(people.maria.recordId, 'Call back')
    await idle()
    expect([mailServer().mails, failures]).toEqual([[], []])
  })
})

describe('words of danger', () => {
  const raise = () =>
    db.rows(
      `insert into safety_alerts (organization_id, patient_id, kind, source) values ($1, $2, 'self_harm', 'message')`,
      [riverbend(), people.maria.recordId],
    )

  it('tell the case manager, without a name or a kind', async () => {
    await start(mailServer().url)
    await raise()
    await idle()
    expect(mailServer().mails.map(mail => mail.recipients)).toEqual([['dana.whitfield@riverbend.example']])
    expect(mailServer().mails[0]?.text).toContain(`/case-manager/patients/${people.maria.recordId}`)
    expect(mailServer().mails[0]?.raw).not.toMatch(/self.harm|maria/i)
  })

  it('tell every administrator of the organization where there is no case manager', async () => {
    await start(mailServer().url)
    await db.rows('update patients set case_manager_id = null')
    await raise()
    await idle()
    expect(mailServer().mails.flatMap(mail => mail.recipients)).toEqual(['ruth.adeyemi@riverbend.example'])
    expect(failures).toEqual([])
  })
})

describe('an invitation', () => {
  const invite = () =>
    db.rows(
      `insert into invitations (organization_id, kind, email, name)
       values ($1, 'administrator', 'new.person@riverbend.example', 'New Person')`,
      [riverbend()],
    )

  it('is mailed with a link of which only the hash is kept', async () => {
    await start(mailServer().url)
    await invite()
    await idle()
    const token = /https:\/\/care\.example\.org\/invitation\/([\w-]{43})/.exec(
      mailServer().mails[0]?.text ?? '',
    )?.[1]
    expect(mailServer().mails[0]?.recipients).toEqual(['new.person@riverbend.example'])
    expect(mailServer().mails[0]?.text).toContain('Riverbend Community Care')
    const [kept] = await db.rows('select token_hash from invitations')
    expect(kept?.token_hash).toEqual(
      createHash('sha256')
        .update(token ?? '')
        .digest(),
    )
    expect(JSON.stringify(await mails())).not.toContain(token)
  })

  it('stands with its link in the mailbox where no mail leaves', async () => {
    await start(undefined)
    await invite()
    await idle()
    expect((await mails())[0]).toMatchObject({
      status: 'sent',
      body: expect.stringMatching(/\/invitation\/[\w-]{43}/),
    })
  })

  it('that was revoked meanwhile is not mailed', async () => {
    await start(mailServer().url)
    await db.rows('begin')
    await invite()
    await db.rows('update invitations set revoked_at = now()')
    await db.rows('commit')
    await idle()
    expect(mailServer().mails).toEqual([])
  })
})
