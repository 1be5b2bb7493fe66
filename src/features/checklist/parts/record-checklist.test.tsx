/** A patient's checklist as staff work on it: by keys, asked together, and what wants help made the next step. */
import { expect, test } from 'vitest'
import { PlanStep } from '#features/caseload/parts/plan-step.tsx'
import { StaffHatContext } from '#platform/api/staff-hat.client.ts'
import { Rows } from '#ui/rows.tsx'
import { fireEvent, ok, press, screen, show, waitFor, within } from '../../../../test/component-screen.tsx'
import { RecordChecklist } from './record-checklist.tsx'

const patientId = '11111111-1111-4111-8111-111111111111'
const id = (place: number) => `22222222-2222-4222-8222-22222222220${place}`

const entry = (place: number, title: string, state: string, more = {}) => ({
  id: id(place),
  itemId: id(place + 4),
  title,
  state,
  isCompleted: state === 'in_place',
  isSuggested: false,
  statedAt: state === 'not_asked' ? null : '2026-10-06T12:00:00Z',
  statedBy: null,
  recommendation: null,
  ...more,
})
const help = { recommendation: 'Call the housing office.', statedBy: 'Dana' }
const checklist = {
  progress: { completed: 1, total: 4, percentage: 25 },
  categories: [
    {
      id: id(9),
      name: 'Housing',
      progress: { completed: 1, total: 4, percentage: 25 },
      items: [
        entry(0, 'A safe place', 'in_place'),
        entry(1, 'A lease', 'wants_help', help),
        entry(2, 'A phone', 'not_asked'),
        entry(3, 'Clothes', 'not_asked'),
      ],
    },
  ],
}
const remark = {
  checklistItemId: id(5),
  words: 'On a list somewhere.',
  authorHat: 'patient',
  writtenAt: '2026-10-05T12:00:00Z',
  changedAt: null,
}

function list(planStep?: (step: string) => void) {
  return show(
    <StaffHatContext value="staff">
      <PlanStep value={planStep}>
        <Rows>
          <RecordChecklist patientId={patientId} isReadOnly={false} making={() => null} />
        </Rows>
      </PlanStep>
    </StaffHatContext>,
    '/here',
    {
      'GET /session': ok({ person: { name: 'Dana Whitfield' } }),
      'GET /checklist': ok(checklist),
      'GET /remarks': ok([remark]),
      'POST /checklist/{id}/state': ok({ id: id(2), state: 'wants_help', before: 'not_asked' }),
    },
  )
}
const group = (name: string) => screen.findByRole('region', { name })

test('says how all items stand, and red is nothing but the small figure below half', async () => {
  list()
  await screen.findByRole('img', { name: '1 in place, 1 wants help, 0 not now, 2 not asked yet' })
  expect(screen.getByText('25%').className).toContain('text-poor')
  expect(document.querySelectorAll('.bg-poor, .bg-poor-soft')).toHaveLength(0)
})

test('what wants help stands first, in the words of the person, and becomes the next step', async () => {
  const planned: string[] = []
  list(step => planned.push(step))
  const wanted = await group('Wants help')
  await within(wanted).findByText(/“On a list somewhere.” .* · Dana, /)
  fireEvent.click(within(wanted).getByRole('button', { name: 'Make it the next step: A lease' }))
  expect(planned).toEqual(['Call the housing office.'])
})

test('nothing can be made the next step where none is written', async () => {
  list()
  await group('Wants help')
  expect(screen.queryByRole('button', { name: /^Make it the next step/ })).toBeNull()
})

test('what nobody asked is one fold; asked together, a key says it and goes on to the next', async () => {
  const shown = list()
  expect(screen.queryByRole('checkbox', { name: 'A phone' })).toBeNull()
  await press('Ask together')
  const phone = await screen.findByRole('button', { name: /^A phone/ })
  await waitFor(() => expect(document.activeElement).toBe(phone))
  const housing = checklist.categories[0]
  const items = housing?.items.map(item => (item.id === id(2) ? { ...item, state: 'wants_help' } : item))
  shown.answer('GET /checklist', ok({ ...checklist, categories: [{ ...housing, items }] }))
  const page: string[] = []
  const hear = (event: KeyboardEvent) => void (event.defaultPrevented || page.push(event.key))
  document.addEventListener('keydown', hear)
  fireEvent.keyDown(phone, { key: '2' })
  document.removeEventListener('keydown', hear)
  expect(page, 'the digits of the sections are not meant').toEqual([])
  await waitFor(() => expect(shown.bodies).toEqual([{ state: 'wants_help' }]))
  expect(document.activeElement?.textContent).toContain('Clothes')
  await within(await group('Wants help')).findByText('A phone')
  const asked = await group('Not asked yet')
  expect(within(asked).getByRole('checkbox', { name: 'A phone' }), 'it stays where it stands').toBeTruthy()
})

test('j goes through the rows, each with its place; a held key and one in a field say nothing', async () => {
  const shown = list()
  const housing = await group('Housing')
  const rows = within(housing).getAllByRole('listitem')
  expect(rows.map(row => row.getAttribute('aria-posinset'))).toEqual(['1', '2'])
  fireEvent.keyDown(document.body, { key: 'j' })
  expect(document.activeElement).toBe(within(housing).getByRole('button', { name: 'A safe place' }))
  fireEvent.keyDown(document.activeElement as Element, { key: '3', ctrlKey: true })
  fireEvent.keyDown(document.activeElement as Element, { key: '4' })
  expect(shown.bodies).toEqual([])
})
