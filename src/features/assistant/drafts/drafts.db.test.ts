/** The assistant’s drafts from asking to the signed note, with the real server and the real jobs. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { fingerprint } from '#lib/fingerprint.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import type { PersonKey } from '../../../../sample/people.ts'
import { strangersTo } from '../../../../test/access/strangers.ts'
import { refusals } from '../../../../test/ask.ts'
import { withTestDatabase } from '../../../../test/database.ts'
import { withDrafts } from '../../../../test/drafting.ts'
import { withModelJobs } from '../../../../test/model-jobs.ts'

const db = withTestDatabase()
const { work } = withModelJobs(db)
const { ask, place, want, draftsOf, accept, people } = withDrafts(db)

describe('a draft', () => {
  it('is the guide’s, drawn from the record, and its asker’s alone', async () => {
    const made = await want('dana')
    expect(made.body).toMatchObject({
      engine: 'guide',
      isBeingWritten: false,
      trouble: null,
      kind: 'suggestions',
    })
    expect(made.body.text).toContain('Housing: “I am behind on rent')
    expect(made.body.sources[0]).toMatchObject({ what: 'notes' })
    expect(await draftsOf('dana')).toHaveLength(1)
    expect(await draftsOf('ruth', 'administrator')).toEqual([])
    expect((await ask('priya', 'staff', 'GET', place())).status).toBe(403)
    expect((await want('priya')).status).toBe(403)
    expect(await db.rows('select purpose, engine, requested_by from ai_runs')).toEqual([
      { purpose: 'suggestions', engine: 'guide', requested_by: people().dana.userId },
    ])
    expect(JSON.stringify(await db.rows('select to_jsonb(a) from audit_log a'))).not.toContain(
      'behind on rent',
    )
  })

  it('is asked for once, however often the same request arrives', async () => {
    const id = randomUUID()
    await Promise.all([want('dana', 'note', 'staff', id), want('dana', 'note', 'staff', id)])
    expect(await draftsOf('dana')).toHaveLength(1)
  })

  it('is given to nobody whom the patient does not concern, in no hat', async () => {
    const { body } = await want('dana')
    for (const [asker, hat] of [...strangersTo('maria'), ['maria', 'patient'], ['maria', 'staff']] as const) {
      for (const tried of [
        await ask(asker, hat, 'GET', place()),
        await ask(asker, hat, 'POST', place(), { id: randomUUID(), kind: 'note' }),
        await ask(asker, hat, 'POST', `/assistant-drafts/${body.id}/discard`, { isDiscarded: true }),
        await accept(asker as PersonKey, body.id, 'Mine now', hat),
      ])
        expect(refusals, `${asker} as ${hat}: ${tried.text}`).toContain(tried.status)
    }
    expect(await db.rows('select status from ai_drafts')).toEqual([{ status: 'draft' }])
    expect(await db.rows('select from case_notes')).toEqual([])
  })

  it('ends with the access to the patient', async () => {
    const { body } = await want('dana')
    await db.rows('update patients set case_manager_id = $1 where id = $2', [
      people().marcus.recordId,
      people().maria.recordId,
    ])
    expect((await ask('dana', 'staff', 'GET', place())).status).toBe(404)
    expect((await accept('dana', body.id, 'Mine')).status).toBeGreaterThanOrEqual(400)
    expect(await draftsOf('marcus')).toEqual([])
  })

  it('is Premium, and closed where engines are off; what is there stays readable', async () => {
    await want('dana')
    await db.rows("update organizations set trial_ends_at = now() - interval '1 second'")
    expect((await want('dana')).body).toMatchObject({ code: 'PAYMENT_REQUIRED' })
    expect((await want('ruth', 'note', 'administrator')).status).toBe(200)
    expect(await draftsOf('dana')).toHaveLength(1)
    await db.rows("update organizations set engines = 'none'")
    expect((await want('ruth', 'note', 'administrator')).body).toMatchObject({ code: 'CONFLICT' })
    expect((await ask('dana', 'staff', 'GET', place())).body).toMatchObject({ areEnginesOn: false })
  })

  it('is closed for one role, or by the environment for all', async () => {
    await db.rows("update organizations set engines_for_case_managers = 'none'")
    expect((await want('dana')).body).toMatchObject({ code: 'CONFLICT' })
    expect((await ask('dana', 'staff', 'GET', place())).body).toMatchObject({ areEnginesOn: false })
    expect((await want('ruth', 'note', 'administrator')).status).toBe(200)
    await db.databasePool.asJob(null).one(sqlFor.selectNoFrom(sql`app.switch_engines('none')`.as('switched')))
    expect((await want('ruth', 'note', 'administrator')).body).toMatchObject({ code: 'CONFLICT' })
    expect((await ask('ruth', 'administrator', 'GET', '/organization')).body).toMatchObject({
      serverEngines: 'none',
    })
  })

  it('is not asked for without end', async () => {
    const statuses = []
    for (let times = 0; times < 12; times++) statuses.push((await want('dana')).status)
    expect(statuses).toContain(429)
    expect(statuses.filter(status => status === 200).length).toBeLessThanOrEqual(10)
  })

  it('is discarded and brought back, and deleted when its days are over', async () => {
    const { body } = await want('dana')
    const discard = (isDiscarded: boolean) =>
      ask('dana', 'staff', 'POST', `/assistant-drafts/${body.id}/discard`, { isDiscarded })
    await discard(true)
    expect(await draftsOf('dana')).toEqual([])
    await discard(false)
    expect(await draftsOf('dana')).toHaveLength(1)
    const days = await db.rows<{ days: number }>(
      "select extract(day from start_after - now())::int + 1 as days from outbox where job = 'assistant.forget-draft'",
    )
    expect(days).toEqual([{ days: 14 }])
    await db.rows("update outbox set start_after = now() where job = 'assistant.forget-draft'")
    await db.rows("update ai_drafts set expires_at = now() - interval '1 second'")
    expect(await draftsOf('dana')).toEqual([])
    await work('assistant.forget-draft')
    expect(await db.rows('select from ai_drafts')).toEqual([])
    expect((await accept('dana', body.id, 'Late')).status).toBe(404)
    expect(await db.rows('select from case_notes')).toEqual([])
  })
})

describe('an accepted draft', () => {
  it('is an unsigned note of whoever accepts it, and says for good where it is from', async () => {
    const { body } = await want('dana')
    const first = await accept('dana', body.id, body.text)
    expect(first.body).toMatchObject({
      id: body.id,
      signedAt: null,
      origin: { engine: 'guide', isEdited: false },
    })
    expect((await accept('dana', body.id, body.text)).status).toBe(200)
    expect(await draftsOf('dana')).toEqual([])
    expect(await db.rows('select status, reviewed_by, case_note_id from ai_drafts')).toEqual([
      { status: 'accepted', reviewed_by: people().dana.userId, case_note_id: body.id },
    ])
    const note = { patientId: people().maria.recordId, text: 'In my own words' }
    await db.rows('update case_notes set text = $1', ['']) // as the editor empties it
    const changed = await ask('dana', 'staff', 'PUT', `/notes/${body.id}`, note)
    expect(changed.body.origin).toEqual({ engine: 'guide', isEdited: true })
    // Discarding the note and taking that back does not lose it either.
    await ask('dana', 'staff', 'DELETE', `/notes/${body.id}`)
    const again = await ask('dana', 'staff', 'PUT', `/notes/${body.id}`, note)
    expect(again.body.origin).toEqual({ engine: 'guide', isEdited: true })
    await db.rows('update case_notes set signed_at = now() where id = $1', [body.id])
    const seen = await ask('priya', 'staff', 'GET', `/notes?patientId=${people().maria.recordId}`)
    expect(seen.body.notes[0]).toMatchObject({
      authorName: 'Dana Whitfield',
      origin: { engine: 'guide', isEdited: true },
    })
    await db.rows('delete from ai_drafts')
    expect(await db.rows('select from_engine from case_notes')).toEqual([{ from_engine: 'guide' }])
  })

  it('is refused about another patient and to a colleague; a note of one’s own names no draft', async () => {
    const { body } = await want('dana')
    expect((await accept('dana', body.id, 'x', 'staff', 'jay')).status).toBe(404)
    expect((await accept('ruth', body.id, 'x', 'administrator')).status).toBe(404)
    expect(await db.rows('select from case_notes')).toEqual([])
    const own = await ask('dana', 'staff', 'PUT', `/notes/${randomUUID()}`, {
      patientId: people().maria.recordId,
      text: 'Mine',
    })
    expect(own.body.origin).toBeNull()
  })
})

it('what is left to fill in is not signed', async () => {
  const { body } = await want('dana', 'note')
  expect(body.text).toContain('[Add what was said')
  const { body: note } = await accept('dana', body.id, body.text)
  const sign = (text: string) =>
    ask('dana', 'staff', 'POST', `/notes/${body.id}/sign`, { seen: fingerprint(text) })
  const refused = await sign(note.text)
  expect(refused.status).toBe(400)
  expect(refused.text).toContain('textOpen')
  const patientId = people().maria.recordId
  const said = 'We spoke about the rent.'
  await db.rows("update case_notes set text = ''")
  await ask('dana', 'staff', 'PUT', `/notes/${body.id}`, { patientId, text: said })
  expect((await sign(said)).status).toBe(200)
})
