/** What stands on a progress report, on its way, failed, empty and done, and where reports are made. */
import { expect, test } from 'vitest'
import {
  type Answers,
  expectToast,
  ok,
  press,
  problem,
  screen,
  show,
  waitFor,
  within,
} from '../../../test/component-screen.tsx'
import { GenerateReport } from './parts/generate-report.tsx'
import { ReportPaper } from './parts/report-paper.tsx'
import { reportsText as text } from './reports.text.ts'

const id = '0199b0b0-0000-7000-8000-000000000001'
const reading = 'GET /reports/{id}'
const listing = 'GET /reports'
const making = 'POST /reports'
const another = (number: number) => id.replace(/.$/, String(number))
const report = { id, kind: 'own', createdAt: '2026-01-05T11:59:00Z' }

const figures = {
  patients: 1_204,
  active: 1_100,
  items: 26_400,
  completed: 13_210,
  bands: { good: 300, fair: 400, poor: 500, none: 4 },
  nextSteps: { in_time: 700, overdue: 300, missing: 100 },
  categories: [{ id, name: 'Housing', items: 8_000, completed: 4_000 }],
  months: [
    { month: 'before', completed: 10_000 },
    { month: '2025-12', completed: 3_000 },
    { month: '2026-01', completed: 210 },
  ],
  waits: [5, 4, 3, 2, 1, 6],
}
const leastFar = [{ patientId: id, name: null, caseNumber: null, status: 'active', items: 20, completed: 3 }]

const paper = (answer: Answers[typeof reading]) =>
  show(<ReportPaper hat="staff" id={id} />, `/case-manager/reports/${id}`, { [reading]: answer })
const desk = (answers: Answers) =>
  show(<GenerateReport hat="staff" />, '/case-manager', {
    'GET /billing/premium': ok({ isOpen: true }),
    ...answers,
  })

test('every chart has its table, which stands on paper without a press', async () => {
  paper(ok({ ...report, state: 'done', figures, leastFar }))
  await screen.findByRole('heading', { level: 1, name: 'Progress report' })
  const charts = screen.getAllByRole('region')
  expect(charts.map(chart => within(chart).getByRole('heading').textContent)).toEqual([
    ...[text.paper.overTime, text.paper.byCategory, text.paper.byPatient],
    ...[text.paper.leastFar, text.paper.nextSteps, text.paper.waits],
  ])
  for (const chart of charts) {
    const [onPaper] = within(chart).getAllByRole('table')
    expect(onPaper?.className, chart.textContent ?? '').toContain('print:table')
  }
  const rowsOf = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('row')
      .map(row => [...row.children].map(cell => cell.textContent))
  expect(rowsOf(text.paper.overTime)).toEqual([
    ['Month', 'Completed', 'Completed so far'],
    ['Earlier', '10,000', '10,000'],
    ['December 2025', '3,000', '13,000'],
    ['January 2026', '210', '13,210'],
  ])
  expect(rowsOf(text.paper.byCategory)[1]).toEqual(['Housing', '4,000', '8,000', '50%'])
  expect(rowsOf(text.paper.waits).at(-1)).toEqual(['Still waiting', '6'])
  expect(rowsOf(text.paper.leastFar)[1]).toEqual(['No longer on your team', 'Active', '3 of 20', '15%'])
})

test('how far a completion is stands in a word and in the colour of its small figure: no bar is red, nobody is harmed', async () => {
  paper(ok({ ...report, state: 'done', figures, leastFar }))
  const chart = await screen.findByRole('region', { name: text.paper.leastFar })
  const [figure] = within(chart).getAllByText('15%')
  expect(figure?.className).toContain('text-poor')
  expect(figure?.parentElement?.textContent).toBe('15% needs a hand')
  expect(chart.innerHTML).not.toContain('bg-poor')
})

test.each([
  ['of nobody', ok({ ...report, state: 'done', figures: { ...figures, patients: 0 } }), text.paper.nobody],
  ['at work', ok({ ...report, state: 'making', progress: 3, total: 9 }), text.paper.notYet],
  ['that failed', ok({ ...report, state: 'failed' }), text.paper.failed],
  ['that is gone', problem(404, 'NOT_FOUND'), text.paper.gone],
  ['that nobody may read', problem(403, 'FORBIDDEN'), text.paper.gone],
  ['that could not be asked for', problem(500, 'INTERNAL_SERVER_ERROR'), 'Try again'],
])('a report %s', async (_, answer, says) => {
  paper(answer)
  expect(await screen.findByText(says)).toBeTruthy()
  expect(screen.queryByRole('region')).toBeNull()
})

test('a report opens by itself when it is done', async () => {
  const shown = paper(ok({ ...report, state: 'making', progress: 3, total: 9 }))
  expect(await screen.findByText(text.paper.notYet)).toBeTruthy()
  shown.answer(reading, ok({ ...report, state: 'done', figures, leastFar }))
  expect(await screen.findByText('1,204')).toBeTruthy()
})

test('what is being made shows how far it is, what failed says what to do, what is done is read and taken along', async () => {
  const subject = { kind: 'tag', subjectName: 'Veterans' }
  desk({
    [listing]: ok([
      { ...report, state: 'making', progress: 1_000, total: 4_000 },
      { ...report, id: another(2), state: 'making', progress: 0, total: null },
      { ...report, id: another(3), state: 'failed' },
      { ...report, ...subject, id: another(4), state: 'done' },
    ]),
  })
  await press('Generate Report')
  expect(await screen.findByText('1,000 of 4,000 patients counted')).toBeTruthy()
  expect(screen.getByText('Counting patients…')).toBeTruthy()
  expect(screen.getByText(text.failedLine)).toBeTruthy()
  const links = screen.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Open and print', `/case-manager/reports/${another(4)}`],
    ['JSON', `/reports/${another(4)}.json?as=staff`],
    ['CSV', `/reports/${another(4)}.csv?as=staff`],
  ])
  expect(screen.getByRole('link', { name: /^Open and print: Patients with one tag: Veterans/ })).toBeTruthy()
})

/** Makes one, and lets it end so. */
async function endAs(state: 'done' | 'failed') {
  const shown = desk({})
  await press('Generate Report')
  expect(await screen.findByText(text.none)).toBeTruthy()
  shown.answer(making, ok({ id }))
  shown.answer(listing, ok([{ ...report, state }]))
  await press('Generate Report', await screen.findByRole('dialog'))
}

/** Every toast of reports, and what leads to it. */
const told: Record<keyof typeof text.toasts, () => Promise<void>> = {
  done: () => endAs('done'),
  failed: () => endAs('failed'),
  tooMany: () => refuse(problem(429, 'TOO_MANY_REQUESTS')),
  premium: () => refuse(problem(402, 'PAYMENT_REQUIRED')),
}
async function refuse(answer: ReturnType<typeof problem>) {
  desk({ [making]: answer })
  await press('Generate Report')
  await screen.findByText(text.none)
  await press('Generate Report', await screen.findByRole('dialog'))
}

test.each(Object.entries(told))('tells: %s', async (name, lead) => {
  await lead()
  const toast: { title: string; body?: string } = text.toasts[name as keyof typeof told]
  await waitFor(() => expect(document.body.textContent).toContain(toast.title))
  if (toast.body) await expectToast(toast.title, toast.body)
})

test('without Premium nothing is made, and what was made is there', async () => {
  desk({
    'GET /billing/premium': ok({ isOpen: false }),
    [listing]: ok([{ ...report, state: 'done' }]),
  })
  await press('Generate Report')
  expect(await screen.findByText(text.premium)).toBeTruthy()
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.queryByRole('button', { name: 'Generate Report' })).toBeNull()
  expect(dialog.getByRole('link', { name: 'See Premium' }).getAttribute('href')).toBe('/subscription')
  expect(await dialog.findByText('CSV')).toBeTruthy()
})
