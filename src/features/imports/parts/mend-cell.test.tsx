/**
 * Mending a file where it stands, without a browser: a cell is typed anew in its row and checked again, for all rows that say the same
 * where they do; what was typed outlives the page; where one is on the way, and which column is what.
 */
import { expect, test } from 'vitest'
import {
  type Answers,
  expectToastWith,
  fireEvent,
  ok,
  press,
  problem,
  screen,
  show,
  waitFor,
  within,
} from '../../../../test/component-screen.tsx'
import type { OpenImport } from '../imports.contract.ts'
import { ImportScreen } from './import-screen.tsx'

const id = '11111111-1111-4111-8111-111111111111'
const ruth = { person: { id: '22222222-2222-4222-8222-222222222222', name: 'Ruth Adeyemi' } }

const opened: OpenImport = {
  id,
  kind: 'patients',
  fileName: 'caseload.csv',
  state: 'checked',
  total: 20,
  progress: 0,
  problemCount: 6,
  alikeCount: 0,
  seatsMissing: 0,
  seatsFree: null,
  createdCount: 0,
  filledCount: 0,
  keptCount: 0,
  failure: null,
  failureLine: null,
  createdAt: '2026-01-05T12:00:00Z',
  finishedAt: null,
  mayUndo: false,
  headers: ['Given', 'DOB', 'Worker', 'Fax'],
  columns: ['givenName', 'birthDate', 'caseManager', ''],
  dateOrder: 'mdy',
  rule: 'ask',
  choices: { create: 0, fill: 0, skip: 0, ask: 0, leave: 6 },
  firstRows: [['Ada', '1/2/1990', 'Dana Whitfield', '']],
}
const unknown = 'caseManager:caseManagerUnknown'
const day = 'birthDate:birthDateUnreadable'
const mistakes = [
  { problems: [{ problem: unknown, cell: 'D. Whitfeld' }], rows: 2, lines: [3, 9], name: null },
  { problems: [{ problem: day, cell: '' }], rows: 2, lines: [5, 6], name: null },
  { problems: [{ problem: day, cell: '02/31/1988' }], rows: 1, lines: [17], name: 'Rosa Delgado' },
  { problems: [{ problem: 'name:nameMissing', cell: '' }], rows: 1, lines: [18], name: null },
  { problems: [{ problem: 'row:extraCells', cell: '' }], rows: 1, lines: [19], name: 'Bo' },
]
const showImport = (state: Partial<OpenImport> = {}, answers: Answers = {}) =>
  show(<ImportScreen kind="patients" importId={id} />, '/admin', {
    'GET /session': ok(ruth),
    'GET /imports/{id}': ok({ ...opened, ...state }),
    'GET /imports/{id}/mistakes': ok(mistakes),
    'GET /imports/{id}/problems': ok([
      { line: 5, cells: ['Cy', '13/13/1990'] },
      { line: 6, cells: ['Di', '14/12/1990'] },
    ]),
    'POST /imports/{id}/mended': ok({ id }),
    'POST /imports/{id}/check': ok({ id }),
    ...answers,
  })
const cell = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
/** Types into a cell and leaves it. */
async function mend(name: string, value: string): Promise<HTMLInputElement> {
  const input = await cell(name)
  input.focus()
  fireEvent.change(input, { target: { value } })
  fireEvent.submit(input.form as HTMLFormElement)
  return input
}

test('a cell is typed anew in its row, with what stands there, and Enter goes on to the next one', async () => {
  const { bodies } = showImport()
  expect((await cell('Birth date, line 17')).value).toBe('02/31/1988')
  await mend('Birth date, line 17', '02/28/1988')
  await waitFor(() =>
    expect(bodies).toContainEqual({ line: 17, fact: 'birthDate', cell: '02/28/1988', everywhere: false }),
  )
  // A name that stands in two parts is mended in the given one.
  expect(document.activeElement).toBe(await cell('Given name, line 18'))
  // What is left as it stood is not sent, and what is no matter of one cell has none.
  fireEvent.submit((document.activeElement as HTMLInputElement).form as HTMLFormElement)
  expect(bodies).toHaveLength(1)
  expect(screen.queryByRole('textbox', { name: /line 19/ })).toBeNull()
})

test('rows that say the same are mended at once; where each says something else, each by itself', async () => {
  const { bodies } = showImport()
  await mend('Case manager, in all 2 rows', 'Dana Whitfield')
  await waitFor(() =>
    expect(bodies).toContainEqual({ line: 3, fact: 'caseManager', cell: 'Dana Whitfield', everywhere: true }),
  )
  expect(screen.queryByRole('textbox', { name: 'Birth date, in all 2 rows' })).toBeNull()
  fireEvent.click((await screen.findAllByRole('button', { name: 'See all 2' }))[1] as HTMLElement)
  expect((await cell('Birth date, line 5')).value).toBe('13/13/1990')
  expect(screen.getByRole('button', { name: 'Use Fri, Dec 14, 1990' })).toBeTruthy()
  await mend('Birth date, line 6', '12/14/1990')
  await waitFor(() =>
    expect(bodies).toContainEqual({ line: 6, fact: 'birthDate', cell: '12/14/1990', everywhere: false }),
  )
})

test('what a cell is near to is offered for all rows that say it, and nothing is done by itself', async () => {
  const { bodies } = showImport(
    {},
    { 'GET /staff/names': ok({ caseManagers: [{ id, name: 'Dana Whitfield' }], specialists: [] }) },
  )
  await screen.findByRole('button', { name: 'Use Dana Whitfield for all 2' })
  // February has no 31, in whichever order.
  expect(screen.getAllByRole('button', { name: /^Use / })).toHaveLength(1)
  expect(bodies).toEqual([])
  await press('Use Dana Whitfield for all 2')
  await waitFor(() =>
    expect(bodies).toEqual([{ line: 3, fact: 'caseManager', cell: 'Dana Whitfield', everywhere: true }]),
  )
})

test('a day that was written the other way round is offered in words', async () => {
  const wrong = [{ problems: [{ problem: day, cell: '13/02/1990' }], rows: 1, lines: [17], name: 'Rosa' }]
  const { bodies } = showImport({}, { 'GET /imports/{id}/mistakes': ok(wrong) })
  await press('Use Tue, Feb 13, 1990')
  await waitFor(() =>
    expect(bodies).toEqual([{ line: 17, fact: 'birthDate', cell: '1990-02-13', everywhere: false }]),
  )
})

test('the figures follow what was mended, and a row that waits to be checked again says so', async () => {
  const { answer } = showImport()
  await cell('Birth date, line 17')
  answer('GET /imports/{id}', ok({ ...opened, problemCount: 5, choices: { ...opened.choices, leave: 5 } }))
  const checked = {
    problems: [{ problem: 'row:beingChecked', cell: '' }],
    rows: 1,
    lines: [17],
    name: 'Rosa',
  }
  answer('GET /imports/{id}/mistakes', ok([checked]))
  await mend('Birth date, line 17', '02/28/1988')
  expect(await screen.findByText('Row: Being checked again.')).toBeTruthy()
  expect(await screen.findByText('15 patients will be added, 5 stay out: 5 to mend.')).toBeTruthy()
})

test('what was typed and did not arrive is there after the page was left', async () => {
  const mended = 'POST /imports/{id}/mended'
  const { answer, bodies } = showImport({}, { [mended]: problem(500, 'INTERNAL_SERVER_ERROR') })
  await mend('Birth date, line 17', '02/28/1988')
  await expectToastWith('That did not work. Nothing was written. Please try again.')
  // Named anew and back: every cell is drawn again.
  await press('Back to the columns')
  await press('Check the rows')
  const again = await cell('Birth date, line 17')
  expect(again.value).toBe('02/28/1988')
  answer(mended, ok({ id }))
  again.focus()
  fireEvent.blur(again)
  await waitFor(() => expect(bodies.filter(body => 'fact' in (body as object))).toHaveLength(2))
})

test('where one is on the way from the file to the record is shown', async () => {
  const { answer } = showImport({ state: 'mapping' })
  const steps = within(await screen.findByRole('list', { name: 'The steps of an import' }))
  const here = () => steps.getAllByRole('listitem').find(each => each.getAttribute('aria-current') === 'step')
  expect(steps.getAllByRole('listitem')).toHaveLength(4)
  expect(here()?.textContent).toContain('Columns')
  answer('GET /imports/{id}', ok(opened))
  await press('Check the rows')
  await waitFor(() => expect(here()?.textContent).toContain('Check'))
  await press('Back to the columns')
  expect(here()?.textContent).toContain('Columns')
})

test('the columns stand together: while they are named, and once the rows were checked by them', async () => {
  showImport()
  const named = within(await screen.findByRole('region', { name: 'Columns' }))
  expect(named.getAllByRole('listitem').map(each => each.textContent)).toEqual([
    'GivenGiven name',
    'DOBBirth date',
    'WorkerCase manager',
    'Faxleft out',
  ])
  await press('Back to the columns')
  const all = within(await screen.findByRole('group', { name: 'Which column is what' }))
  expect(all.getAllByRole('combobox')).toHaveLength(4)
  expect(all.getByRole<HTMLSelectElement>('combobox', { name: 'Worker' }).value).toBe('caseManager')
  expect(all.getByText('For example: Dana Whitfield')).toBeTruthy()
})
