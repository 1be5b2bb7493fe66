import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Asker } from '../../../test/access/strangers.ts'
import { refusals, withServer } from '../../../test/ask.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../test/database.ts'
import { withUploads } from '../../../test/uploading.ts'

const db = withTestDatabase()
const { ask, request, send, expectRefusedToStrangers } = withServer(db)
let people: InsertedPeople

beforeEach(async () => {
  people = await onlyPeople(db)
})

const { upload } = withUploads({ ask, send }, () => people.maria.recordId)
const files = () => db.rows<{ name: string }>('select name from case_files order by created_at')
const download = (by: Asker, hat: string, id: string, view = '') =>
  request(by, hat, `/case-files/${hat}/${id}${view}`)

describe('a file about a patient', () => {
  it('is uploaded by their case manager, their specialist and an administrator, and read by each of them', async () => {
    const given: string[] = []
    for (const [by, hat] of [
      ['dana', 'staff'],
      ['priya', 'staff'],
      ['ruth', 'administrator'],
    ] as const) {
      const { status, id, text } = await upload(by, hat, `from ${by}`)
      expect(status, text).toBe(200)
      given.push(id)
    }
    for (const [by, hat] of [
      ['dana', 'staff'],
      ['priya', 'staff'],
      ['ruth', 'administrator'],
    ] as const) {
      const { body } = await ask(by, hat, 'GET', `/patients/${people.maria.recordId}/files`)
      expect(body.files.map((file: { id: string }) => file.id).toSorted(), by).toEqual(given.toSorted())
      expect(await (await download(by, hat, given[1] ?? '')).text()).toBe('from priya')
    }
    expect(await db.rows('select from loose_objects')).toEqual([])
  })

  it('can’t be listed, downloaded, previewed, changed or put away by anybody else', async () => {
    const { id } = await upload('dana', 'staff', 'a secret')
    await expectRefusedToStrangers('GET', `/patients/${people.maria.recordId}/files`)
    await expectRefusedToStrangers('PUT', `/files/${id}`, { name: 'Mine', kind: 'other', seen: {} })
    await expectRefusedToStrangers('PUT', `/files/${id}/shown`, { isShown: true })
    await expectRefusedToStrangers('POST', `/files/${id}/remove`, { reason: 'Because' })
    await expectRefusedToStrangers('POST', '/files/uploads', {
      id: randomUUID(),
      patientId: people.maria.recordId,
    })
    for (const [by, hat] of [
      ['maria', 'patient'],
      ['marcus', 'staff'],
      ['victor', 'administrator'],
      ['elena', 'staff'],
      ['leo', 'staff'],
      ['grace', 'patient'],
      ['nobody', 'staff'],
    ] as const)
      for (const view of ['', '?view']) {
        const answer = await download(by, hat, id, view)
        expect(refusals, `${by}: ${answer.status}`).toContain(answer.status)
        expect(await answer.text()).not.toContain('a secret')
      }
    expect(await files()).toEqual([{ name: 'Lease.txt' }])
  })

  it('that is confidential is for those who are named, for who uploaded it, and for administrators', async () => {
    const { id } = await upload('priya', 'staff', 'between us', { readers: [] })
    expect((await download('dana', 'staff', id)).status).toBe(404)
    expect((await ask('dana', 'staff', 'GET', '/files')).body.files).toEqual([])
    expect((await download('priya', 'staff', id)).status).toBe(200)
    expect((await download('ruth', 'administrator', id)).status).toBe(200)
    const seen = { name: 'Lease.txt', kind: 'other', readers: people.priya.recordId }
    const named = { name: 'Lease.txt', readers: [people.priya.recordId, people.dana.recordId], seen }
    expect((await ask('dana', 'staff', 'PUT', `/files/${id}`, named)).status).toBe(404)
    expect((await ask('priya', 'staff', 'PUT', `/files/${id}`, named)).status).toBe(200)
    expect((await download('dana', 'staff', id)).status).toBe(200)
  })

  it('stands in the portal once it is shown, and no longer than that', async () => {
    const { id } = await upload('dana', 'staff', 'your lease')
    const mine = async () => (await ask('maria', 'patient', 'GET', '/my-files')).body.files
    expect(await mine()).toEqual([])
    await ask('dana', 'staff', 'PUT', `/files/${id}/shown`, { isShown: true })
    expect(await mine()).toMatchObject([{ id, name: 'Lease.txt' }])
    expect(await (await download('maria', 'patient', id)).text()).toBe('your lease')
    expect((await download('grace', 'patient', id)).status).toBe(404)
    await ask('dana', 'staff', 'PUT', `/files/${id}/shown`, { isShown: false })
    expect(await mine()).toEqual([])
    expect((await download('maria', 'patient', id)).status).toBe(404)
  })

  it('is withheld from the patient’s own download with a reason, by whoever keeps it, and no longer', async () => {
    const { id } = await upload('dana', 'staff', 'about her sister')
    const withhold = (by: Asker, hat: string, reason: string, kind = 'safety') =>
      ask(by, hat, 'POST', `/files/${id}/withhold`, { kind, reason })
    expect((await withhold('dana', 'staff', ' ')).status).toBe(400)
    expect((await withhold('dana', 'staff', 'So', 'whim')).status).toBe(400)
    await expectRefusedToStrangers('POST', `/files/${id}/withhold`, { kind: 'law', reason: 'So' })
    expect((await withhold('dana', 'staff', 'Her sister')).status).toBe(200)
    // Asked again it is the same; another reason does not take the place of the first.
    expect((await withhold('dana', 'staff', 'Her sister')).status).toBe(200)
    expect((await withhold('ruth', 'administrator', 'A statute', 'law')).status).toBe(409)
    const { body } = await ask('priya', 'staff', 'GET', `/patients/${people.maria.recordId}/files`)
    expect(body.files[0]).toMatchObject({ withheldKind: 'safety', withheldFor: 'Her sister' })
    expect((await ask('dana', 'staff', 'PUT', `/files/${id}/shown`, { isShown: true })).status).toBe(400)
    expect(
      await db.rows("select fields from audit_log where entity_id = $1 and verb = 'update' limit 1", [id]),
    ).toEqual([{ fields: ['withheld_at', 'withheld_for', 'withheld_kind'] }])
    await expectRefusedToStrangers('POST', `/files/${id}/release`)
    expect((await ask('priya', 'staff', 'POST', `/files/${id}/release`)).status).toBe(200)
    expect((await ask('dana', 'staff', 'PUT', `/files/${id}/shown`, { isShown: true })).status).toBe(200)
    expect((await withhold('dana', 'staff', 'Too late')).status).toBe(409)
  })

  it('is put away with a reason and comes back, and is read by nobody meanwhile', async () => {
    const { id } = await upload('dana', 'staff', 'twice')
    expect((await ask('dana', 'staff', 'POST', `/files/${id}/remove`, { reason: ' ' })).status).toBe(400)
    expect((await ask('dana', 'staff', 'POST', `/files/${id}/remove`, { reason: 'Twice' })).status).toBe(200)
    expect((await ask('dana', 'staff', 'POST', `/files/${id}/remove`, { reason: 'Again' })).status).toBe(200)
    expect((await download('ruth', 'administrator', id)).status).toBe(404)
    expect((await ask('dana', 'staff', 'GET', '/files')).body.files).toEqual([])
    expect((await ask('dana', 'staff', 'POST', `/files/${id}/restore`)).status).toBe(200)
    expect(await (await download('dana', 'staff', id)).text()).toBe('twice')
    await db.rows("update case_files set removed_at = now() - interval '31 days', removed_for = 'x'")
    expect((await ask('dana', 'staff', 'POST', `/files/${id}/restore`)).status).toBe(404)
  })

  it('is Premium to upload, and not to read', async () => {
    const { id } = await upload('dana', 'staff', 'before')
    await db.rows("update organizations set plan = 'starter'")
    const refused = await upload('dana', 'staff', 'after')
    expect(refused.status).toBe(402)
    expect((await download('dana', 'staff', id)).status).toBe(200)
    expect((await upload('ruth', 'administrator', 'after')).status).toBe(200)
  })

  it('after the last minute of the trial is still read, shown, changed and put away; only uploading closes', async () => {
    const trialEnds = (after: string) =>
      db.rows("update organizations set plan = 'trial', trial_ends_at = now() + $1::interval", [after])
    await trialEnds('1 minute')
    const { id, status } = await upload('dana', 'staff', 'in time')
    expect(status).toBe(200)
    await trialEnds('-1 second')
    for (const by of ['dana', 'priya'] as const) {
      expect((await upload(by, 'staff', 'too late')).status, by).toBe(402)
      expect((await ask(by, 'staff', 'GET', '/files')).body.files, by).toHaveLength(1)
      expect(await (await download(by, 'staff', id)).text(), by).toBe('in time')
    }
    for (const [method, path, body] of [
      [
        'PUT',
        '',
        { name: 'Lease.txt', kind: 'letter', seen: { name: 'Lease.txt', kind: 'other', readers: 'team' } },
      ],
      ['POST', '/withhold', { kind: 'law', reason: 'A statute' }],
      ['POST', '/release', {}],
      ['PUT', '/shown', { isShown: true }],
      ['POST', '/remove', { reason: 'Twice' }],
      ['POST', '/restore', {}],
    ] as const)
      expect((await ask('dana', 'staff', method, `/files/${id}${path}`, body)).status, path).toBe(200)
    expect(await (await download('maria', 'patient', id)).text()).toBe('in time')
  })

  it('leaves a line in the log for each download, and one for looking at it twice', async () => {
    const { id } = await upload('dana', 'staff', 'x')
    for (let time = 0; time < 2; time++) await (await download('dana', 'staff', id)).text()
    const rows = await db.rows(
      "select verb from audit_log where entity = 'case_files' and verb <> 'insert' and entity_id = $1",
      [id],
    )
    expect(rows).toEqual([{ verb: 'export' }, { verb: 'export' }])
  })

  it('is changed by two people one after another, who each see what the other wrote', async () => {
    const { id } = await upload('dana', 'staff', 'x')
    const seen = { name: 'Lease.txt', labels: '', kind: 'other' }
    const dana = await ask('dana', 'staff', 'PUT', `/files/${id}`, {
      name: 'Lease 2026',
      kind: 'letter',
      seen,
    })
    expect(dana.status, dana.text).toBe(200)
    const priya = await ask('priya', 'staff', 'PUT', `/files/${id}`, {
      name: 'Contract',
      kind: 'other',
      seen,
    })
    expect([priya.status, priya.body.stored]).toEqual([409, { name: 'Lease 2026' }])
    expect(await db.rows('select name, kind from case_files')).toEqual([
      { name: 'Lease 2026', kind: 'letter' },
    ])
  })

  it('is opened to others by two people one after another, who each see what the other chose', async () => {
    const { id } = await upload('dana', 'staff', 'ours')
    const seen = { name: 'Lease.txt', labels: '', kind: 'other', readers: 'team' }
    const change = (by: Asker, readers: string[] | null, hat = 'staff') =>
      ask(by, hat, 'PUT', `/files/${id}`, { name: 'Lease.txt', kind: 'other', readers, seen })
    // Whoever makes it confidential is one of those for whom it is.
    const both = [people.dana.recordId, people.priya.recordId].toSorted()
    expect((await change('dana', [people.priya.recordId])).status).toBe(200)
    const stands = () => db.rows<{ readers: string[] }>('select readers from case_files')
    expect((await stands())[0]?.readers.toSorted()).toEqual(both)
    const late = await change('ruth', [], 'administrator')
    expect([late.status, late.body.stored]).toEqual([409, { readers: both.join() }])
    expect((await stands())[0]?.readers.toSorted()).toEqual(both)
    // Who did not touch it changes nothing of it.
    expect((await change('ruth', null, 'administrator')).status).toBe(200)
    expect((await stands())[0]?.readers.toSorted()).toEqual(both)
  })
})
