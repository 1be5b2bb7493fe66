/**
 * The dry run, without a browser: figures that add up, equal mistakes in one line, three choices of which none is made beforehand,
 * and a button whose line says what it does and what stays out.
 */
import { expect, test } from 'vitest'
import { fireEvent, ok, press, screen, show, waitFor, within } from '../../../../test/component-screen.tsx'
import type { OpenImport } from '../imports.contract.ts'
import { CheckedImport } from './checked-import.tsx'
import { FinishedImport } from './finished-import.tsx'

const id = '11111111-1111-4111-8111-111111111111'
const jay = '22222222-2222-4222-8222-222222222222'

const opened = (more: Partial<OpenImport> = {}): OpenImport => ({
  id,
  kind: 'patients',
  fileName: 'caseload.csv',
  state: 'checked',
  total: 412,
  progress: 0,
  problemCount: 4,
  alikeCount: 15,
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
  headers: ['Name'],
  columns: ['name'],
  dateOrder: 'mdy',
  rule: 'ask',
  choices: { create: 0, fill: 0, skip: 0, ask: 15, leave: 4 },
  firstRows: [['Ada Nowak']],
  ...more,
})

const unknown = 'caseManager:caseManagerUnknown'
const mistakes = [
  { problems: [{ problem: unknown, cell: 'D. Whitfeld' }], rows: 3, lines: [3, 9, 12], name: null },
  { problems: [{ problem: 'email:emailInvalid', cell: 'hector@' }], rows: 1, lines: [31], name: 'Hector' },
]
const alike = [
  {
    line: 41,
    facts: { name: 'Jim Okafor', phone: '555 555 0142', pronouns: 'he/him', language: 'en' },
    reasons: ['phone', 'birthDate'],
    alikeId: jay,
    alikeLine: null,
    decision: null,
    record: {
      name: 'James Okafor (Jay)',
      caseNumber: '42',
      isClosed: false,
      hasAccount: true,
      former: [],
      facts: { name: 'James Okafor (Jay)', phone: '(555) 555-0199', language: 'en' },
    },
  },
  {
    line: 96,
    facts: { name: 'New One' },
    reasons: ['name'],
    alikeId: null,
    alikeLine: 95,
    decision: null,
    record: null,
  },
]
const answers = {
  'GET /imports/{id}/mistakes': ok(mistakes),
  'GET /imports/{id}/problems': ok([{ line: 3, cells: ['Ada', '', 'D. Whitfeld'] }]),
  'GET /imports/{id}/alike': ok(alike),
  'POST /imports/{id}/write': ok({ id }),
  'POST /imports/{id}/decisions': ok({ id }),
}
const showChecked = (more?: Partial<OpenImport>) =>
  show(<CheckedImport opened={opened(more)} onRename={() => {}} />, '/admin', answers)

test('the figures add up to the rows of the file, and the line of the button says what stays out', async () => {
  const { bodies } = showChecked()
  const figures = [...document.querySelectorAll('dl > div')].map(each => [
    each.querySelector('dt')?.textContent,
    each.querySelector('dd')?.textContent,
  ])
  expect(figures).toEqual([
    ['Rows', '412'],
    ['Ready', '393'],
    ['To mend', '4'],
    ['Likely here already', '15'],
  ])
  expect(screen.getByText('393 patients will be added, 19 stay out: 15 undecided, 4 to mend.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Download the file to mend' }).getAttribute('href')).toBe(
    `/imports/${id}/to-mend.csv`,
  )
  await press('Import 393 rows')
  await waitFor(() => expect(bodies).toContainEqual({ leavesOut: true }))
})

test('what was decided is said apart from what stays out', () => {
  showChecked({ choices: { create: 1, fill: 1, skip: 2, ask: 11, leave: 4 } })
  expect(
    screen.getByText(
      '394 patients will be added, 1 record filled where it was empty, 2 left out as you decided, 15 stay out: 11 undecided, 4 to mend.',
    ),
  ).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Import 395 rows' })).toBeTruthy()
})

test('a file in which all is good needs no file to mend', async () => {
  const { bodies } = showChecked({
    total: 2,
    problemCount: 0,
    alikeCount: 0,
    choices: { create: 0, fill: 0, skip: 0, ask: 0, leave: 0 },
  })
  expect(screen.getByText('2 patients will be added.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Download the file to mend' })).toBeNull()
  await press('Import 2 rows')
  await waitFor(() => expect(bodies).toContainEqual({ leavesOut: false }))
})

test('a file in which all is wrong has no button, and says so', () => {
  showChecked({ total: 4, alikeCount: 0, choices: { create: 0, fill: 0, skip: 0, ask: 0, leave: 4 } })
  expect(screen.getByText('Nothing is imported, 4 stay out: 4 to mend.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Download the file to mend' })).toBeTruthy()
})

test('equal mistakes are one line with their first lines, and all of its rows are one press away', async () => {
  showChecked()
  expect(await screen.findByText(/^Case manager “D\. Whitfeld”: No case manager here has/)).toBeTruthy()
  expect(screen.getByText('3 rows')).toBeTruthy()
  expect(screen.getByText('Lines 3, 9, 12')).toBeTruthy()
  expect(screen.getByText('line 31')).toBeTruthy()
  expect(screen.getByText(/^E-mail “hector@”: Please enter an e-mail address/)).toBeTruthy()
  await press('See all 3')
  expect(await screen.findByText('Ada · D. Whitfeld')).toBeTruthy()
  await press('Hide')
  expect(screen.queryByText('Ada · D. Whitfeld')).toBeNull()
})

test('of three choices none is made beforehand; "Same person" shows what would stand after, and is taken back', async () => {
  const { bodies, answer } = showChecked()
  const choice = await screen.findByRole('group', { name: 'What happens with Jim Okafor' })
  const pressed = () =>
    screen.getAllByRole('button', { pressed: true }).map(button => button.textContent ?? '')
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([])
  expect(
    within(choice)
      .getAllByRole('button')
      .map(each => each.textContent),
  ).toEqual(['Same person', 'Somebody else', 'Leave out'])
  answer('GET /imports/{id}/alike', ok([{ ...alike[0], decision: 'fill' }, alike[1]]))
  fireEvent.click(within(choice).getByRole('button', { name: 'Same person' }))
  await waitFor(() => expect(bodies).toContainEqual({ line: 41, decision: 'fill' }))
  expect(pressed()).toEqual(['Same person'])
  const after = await screen.findByRole('table', { name: 'What would stand after it for James Okafor (Jay)' })
  expect(within(after).getByRole('row', { name: /^Phone/ }).textContent).toContain('stays')
  expect(
    within(after)
      .getByRole('row', { name: /^Pronouns/ })
      .querySelector('b')?.textContent,
  ).toBe('he/him')
  // The file has no column of languages: none is compared.
  expect(within(after).queryByRole('row', { name: /^Language/ })).toBeNull()
  await waitFor(() => expect(pressed()).toEqual(['Same person']))
  fireEvent.click(within(choice).getByRole('button', { name: 'Same person' }))
  await waitFor(() => expect(bodies).toContainEqual({ line: 41, decision: 'ask' }))
})

test('an earlier line of the file is no record that could be filled; one rule can hold for all others', async () => {
  const { bodies } = showChecked({ rule: 'fill' })
  const choice = await screen.findByRole('group', { name: 'What happens with New One' })
  expect(within(choice).queryByRole('button', { name: 'Same person' })).toBeNull()
  expect(screen.getByText('As for all others: Leave out')).toBeTruthy()
  expect(screen.getByText('As for all others: Same person')).toBeTruthy()
  const others = screen.getByRole('group', { name: 'All others' })
  fireEvent.click(within(others).getByRole('button', { name: 'Somebody else' }))
  await waitFor(() => expect(bodies).toContainEqual({ line: null, decision: 'create' }))
})

test('after it was written, what stayed out is said and comes back as a file', () => {
  show(
    <FinishedImport
      opened={opened({
        state: 'done',
        createdCount: 393,
        mayUndo: true,
        choices: { create: 0, fill: 0, skip: 0, ask: 15, leave: 4 },
      })}
    />,
    '/admin',
  )
  expect(
    screen.getByText('19 rows stayed out: 15 undecided, 4 to mend. You can download them for one day.'),
  ).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Download the file to mend' })).toBeTruthy()
})
