/** Choosing many patients in a list by mouse and by keyboard, the review, and the work that goes on where the line was cut. */
import { expect, test } from 'vitest'
import { PatientsTable } from '#features/patients/parts/patients-table.tsx'
import { fireEvent, ok, problem, screen, show, waitFor } from '../../../../test/component-screen.tsx'

const people = ['Ana', 'Ben', 'Cleo', 'Dia'].map((name, place) => ({
  id: `0199b0b0-0000-7000-8000-00000000000${place}`,
  name,
  status: 'active',
  caseManagerId: null,
  caseManagerName: null,
  createdAt: '2026-01-05T12:00:00Z',
}))
const marcus = { id: '0199b0b0-0000-7000-8000-0000000000aa', name: 'Marcus Oyelaran' }

const list = (next: string | null = null) =>
  show(
    <PatientsTable
      question={{ search: '', sort: 'newest', status: 'all', whose: 'all', filters: [] }}
      onAsk={() => {}}
      panel={() => null}
    />,
    '/admin',
    {
      'GET /session': ok({ person: null }),
      'GET /patients': ok({ today: '2026-11-23', patients: people, next }),
      'GET /staff/names': ok({ caseManagers: [marcus], specialists: [] }),
      'GET /tags': ok([]),
    },
  )

const box = (name: string) => screen.findByRole('checkbox', { name: `Choose ${name}` })
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

test('rows are chosen one by one, by x, and all between with Shift, and it is said how many', async () => {
  list()
  fireEvent.click(await box('Ana'))
  expect(said()).toContain('1 patient chosen')
  fireEvent.click(await box('Cleo'), { shiftKey: true })
  expect(said()).toContain('3 patients chosen')
  fireEvent.keyDown(await screen.findByRole('link', { name: 'Dia' }), { key: 'x' })
  expect(said()).toContain('4 patients chosen')
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  const ben = await box('Ben')
  ben.focus()
  fireEvent.keyDown(ben, { key: 'x' })
  fireEvent.keyDown(ben, { key: 'ArrowDown', shiftKey: true })
  expect(said()).toContain('2 patients chosen')
  expect(document.activeElement).toBe(await box('Cleo'))
})

test('more than is shown can be chosen, counted by the server; too many are not changed', async () => {
  const shown = list('next')
  shown.answer('POST /patients/many/count', ok({ patients: 10_001 }))
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Choose everybody shown' }))
  fireEvent.click(screen.getByRole('button', { name: 'Choose all that match' }))
  await waitFor(() => expect(said().join()).toContain('More than 10,000 patients match'))
  expect((screen.getByRole('button', { name: 'Assign' }) as HTMLButtonElement).disabled).toBe(true)
})

test('a review comes first, a cut line leaves what is done and goes on, and Undo takes back what was changed', async () => {
  const shown = list()
  const ids = Array.from({ length: 501 }, () => crypto.randomUUID())
  shown.answer(
    'POST /patients/many/review',
    ok({
      isTooMany: false,
      ids,
      names: ['Ana', 'Ben'],
      caseManagers: [{ name: null, patients: 501 }],
      leftOut: [{ reason: 'already', patients: 2, names: ['Cleo', 'Dia'] }],
      settled: { tasks: 0, appointments: 0, nextSteps: 0 },
    }),
  )
  fireEvent.click(await box('Ana'))
  fireEvent.click(screen.getByRole('button', { name: 'Assign' }))
  fireEvent.click(await screen.findByRole('combobox', { name: /Case manager/ }))
  fireEvent.click(await screen.findByRole('option', { name: 'Marcus Oyelaran' }))
  fireEvent.click(screen.getByRole('button', { name: 'Review' }))
  await screen.findByText('501 patients go to Marcus Oyelaran.')
  await screen.findByText('2 patients: with them already')

  shown.answer('PUT /patients/many/case-manager', problem(500, 'INTERNAL_SERVER_ERROR'))
  fireEvent.click(screen.getByRole('button', { name: 'Assign 501 patients' }))
  await screen.findByText(/^It did not go on\. 0 of 501 patients are done/)
  // Two parts, of each of which half were changed.
  shown.answer(
    'PUT /patients/many/case-manager',
    ok({ moved: [{ caseManagerId: null, ids: ids.slice(0, 250) }] }),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Go on with the rest' }))
  await screen.findByText('Done: 500 patients changed.')
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText(/^Undone for/)
  const sent = shown.bodies.at(-1) as { caseManagerId: string | null; onlyOf: object }
  expect([sent.caseManagerId, sent.onlyOf]).toEqual([null, { caseManagerId: marcus.id }])
})
