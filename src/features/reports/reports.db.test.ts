/** A progress report says what a second count finds, is made whole after a cut, and is its maker's alone. */
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { patients } from '../../../sample/people.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../test/database.ts'
import { countAgain, insertNumberedPatients, withReports } from '../../../test/reporting.ts'
import type { ReportFigures } from './reports.contract.ts'

const db = withTestDatabase()
const { ask, make, work, step, read, download } = withReports(db)
let people: InsertedPeople

beforeEach(async () => {
  people = await onlyPeople(db)
  await db.rows('delete from outbox')
})

describe('what it says', () => {
  beforeEach(() => insertNumberedPatients(db, people, 60))

  it('of a caseload is what counting row by row finds', async () => {
    const id = await make('dana', 'own')
    const { figures, state } = await read('dana', id)
    expect(state).toBe('done')
    expect(figures).toEqual(await countAgain(db, people.organizations.riverbend, people.dana.recordId))
    expect(figures.patients).toBeGreaterThan(20)
    expect(figures.waits.every((count: number) => count > 0)).toBe(true)
  })

  it('of a part is what the part has, and the parts are the whole', async () => {
    const of = async (kind: string, subject: string | null) =>
      (await read('ruth', await make('ruth', kind, subject))).figures
    const all = await of('all', null)
    const managers = await db.rows<{ id: string }>(
      'select id from case_managers where organization_id = $1',
      [people.organizations.riverbend],
    )
    const parts: ReportFigures[] = []
    for (const { id } of managers) parts.push(await of('case_manager', id))
    const [without] = await db.rows<{ count: number }>(
      'select count(*)::int from patients where organization_id = $1 and case_manager_id is null',
      [people.organizations.riverbend],
    )
    const sum = (name: 'patients' | 'items') => parts.reduce((total, part) => total + part[name], 0)
    expect(sum('patients') + (without?.count ?? 0)).toBe(all.patients)
    expect(all).toEqual(await countAgain(db, people.organizations.riverbend))
  })

  it('reaches the files as specified, and each time is in the log', async () => {
    const id = await make('dana', 'own')
    const json = await download('dana', id, 'json')
    expect(json.headers.get('content-disposition')).toMatch(
      /^attachment; filename="progress-report-\d{4}-\d\d-\d\d\.json"$/,
    )
    const report = await json.json()
    expect(Object.keys(report)).toEqual(['generated_at', 'total_patients', 'progress_data', 'summary'])
    const { figures } = await read('dana', id)
    expect(report.total_patients).toBe(figures.patients)
    expect(report.progress_data).toHaveLength(figures.patients)
    expect(report.summary).toEqual({ total_items: figures.items, completed_items: figures.completed })
    const sum = (name: string) =>
      report.progress_data.reduce(
        (total: number, line: Record<string, number>) => total + (line[name] ?? 0),
        0,
      )
    expect([sum('total_items'), sum('completed_items')]).toEqual([figures.items, figures.completed])
    const csv = await (await download('dana', id, 'csv')).text()
    expect(csv.trim().split('\r\n')).toHaveLength(figures.patients + 1)
    const log = await db.rows<{ verb: string; hat: string }>(
      "select verb, hat from audit_log where entity = 'reports' and entity_id = $1 order by id",
      [id],
    )
    expect(log.filter(({ hat }) => hat === 'case_manager').map(({ verb }) => verb)).toEqual([
      'insert',
      'export',
      'export',
    ])
  })
})

describe('nothing of nothing', () => {
  it('is no percentage', async () => {
    await db.rows('delete from checklist_progress')
    const id = await make('dana', 'own')
    const { figures } = await read('dana', id)
    expect(figures).toMatchObject({ items: 0, completed: 0, bands: { good: 0, fair: 0, poor: 0 } })
    expect(figures.bands.none).toBe(figures.patients)
    const { progress_data } = await (await download('dana', id, 'json')).json()
    for (const line of progress_data) expect(line.completion_percent).toBeNull()
  })

  it('is a report of nobody, with its files', async () => {
    const id = await make('dana', 'covered')
    expect((await read('dana', id)).figures).toMatchObject({ patients: 0, items: 0, categories: [] })
    expect((await (await download('dana', id, 'json')).json()).progress_data).toEqual([])
  })
})

describe('on the way', () => {
  it('goes on behind whom it counted last when it was cut off; two at once wait for each other', async () => {
    await insertNumberedPatients(db, people, 60)
    const id = randomUUID()
    await ask('ruth', 'administrator', 'POST', '/reports', { id, kind: 'all' })
    const seven = () => step(people.organizations.riverbend, id, 7)
    await seven()
    expect(await read('ruth', id)).toMatchObject({ state: 'making', progress: 7, figures: null })
    await Promise.all([work(), seven(), seven()])
    const { state, progress, total, figures } = await read('ruth', id)
    expect({ state, progress, total }).toEqual({ state: 'done', progress: figures.patients, total: progress })
    expect(figures).toEqual(await countAgain(db, people.organizations.riverbend))
  })

  it('asked for twice is one report, gone after a week', async () => {
    const id = randomUUID()
    for (let times = 0; times < 2; times++)
      expect((await ask('dana', 'staff', 'POST', '/reports', { id, kind: 'own' })).status).toBe(200)
    const jobs = await db.rows(
      "select job, start_after > now() + interval '6 days' as is_later from outbox order by job",
    )
    expect(jobs).toEqual([
      { job: 'reports.forget', is_later: true },
      { job: 'reports.make', is_later: false },
    ])
    await work('reports.forget')
    expect((await ask('dana', 'staff', 'GET', `/reports/${id}`)).status).toBe(404)
    expect(await db.rows('select from report_lines')).toEqual([])
  })
})

describe('afterwards', () => {
  it('names nobody who left the caseload since, and keeps its figures', async () => {
    const id = await make('dana', 'own')
    await ask('ruth', 'administrator', 'PUT', `/patients/${people.maria.recordId}/case-manager`, {
      id: people.maria.recordId,
      caseManagerId: people.marcus.recordId,
    })
    const text = await (await download('dana', id, 'json')).text()
    expect(text).not.toContain(patients.maria.name)
    const { progress_data, total_patients } = JSON.parse(text)
    expect(progress_data).toHaveLength(total_patients)
    expect((await ask('dana', 'staff', 'GET', `/reports/${id}`)).text).not.toContain(patients.maria.name)
  })

  it('is asked for again once somebody in it was erased', async () => {
    const id = await make('dana', 'own')
    await db.rows('delete from report_lines where report_id = $1 and patient_id = $2', [
      id,
      people.maria.recordId,
    ])
    const answer = await download('dana', id, 'csv')
    expect([answer.status, await answer.text()]).toEqual([
      409,
      'Somebody in this report was erased meanwhile. Please generate it again.',
    ])
  })
})
