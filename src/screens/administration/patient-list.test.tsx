/** The list of patients in administration where there is little room: search first, the rest behind two buttons. */
import { expect, test, vi } from 'vitest'
import {
  choose,
  fireEvent,
  ok,
  openDialog,
  press,
  screen,
  show,
  waitFor,
  within,
} from '../../../test/component-screen.tsx'
import Administration from './administration.tsx'
import { PatientList } from './patient-list.tsx'

const id = '0199b0b0-0000-7000-8000-000000000001'
const jay = { name: 'James Okafor', preferredName: 'Jay', status: 'active', caseManagerId: null }
const listed = (more: object = {}) =>
  ok({
    today: '2026-01-05',
    patients: [{ ...jay, id, nextStepDueOn: '2026-01-03', createdAt: '2025-10-05T12:00:00Z', ...more }],
    next: null,
  })
const answers = {
  'GET /session': ok({ person: null }),
  'GET /patients': listed(),
  'GET /staff/names': ok({ caseManagers: [], specialists: [] }),
  'GET /tags': ok([]),
}

const showOn = (width: 'phone' | 'desk', address: string) => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(
    Object.assign(new EventTarget(), { matches: width === 'desk' }) as MediaQueryList,
  )
  return show(<PatientList />, address, answers)
}

test('filters are folded behind a button that says how many are set', async () => {
  showOn('phone', '/admin?whose=attention&status=active')
  const button = await screen.findByRole('button', { name: 'Filters (2)' })
  expect(screen.queryByRole('combobox', { name: 'Status' })).toBeNull()
  fireEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('combobox', { name: 'Status' }).textContent).toBe('Active')
})

test('one act stands there, the others behind one button', async () => {
  showOn('phone', '/admin')
  await screen.findByRole('button', { name: 'Filters' })
  expect(screen.getByRole('button', { name: 'Create New Patient' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Generate Report' })).toBeNull()
  const more = screen.getByRole('button', { name: 'More about the list' })
  fireEvent.keyDown(more, { key: 'Enter' })
  const menu = within(await screen.findByRole('menu'))
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Import patients',
    'Generate Report',
    'Take the list along as CSV',
  ])
  fireEvent.click(menu.getByRole('menuitem', { name: 'Generate Report' }))
  expect(await screen.findByRole('dialog', { name: 'Progress report' })).toBeTruthy()
})

test('a row says who it is, with whom, and by when something is due', async () => {
  showOn('phone', '/admin')
  const row = await screen.findByRole('rowheader')
  expect(row.textContent).toContain('James Okafor (Jay)Nobody yet')
  expect(within(row).getByRole('button', { name: /^Assign James Okafor \(Jay\)/ })).toBeTruthy()
})

test('a status is changed with a reason and a day alone, which a dialog of its own asks for', async () => {
  const shown = showOn('desk', '/admin')
  shown.answer('GET /patients/{patientId}/open-in-case', ok({ today: '2026-01-05' }))
  const setStatus = async (status: string) => {
    await press(/^Edit James Okafor/)
    const dialog = await openDialog()
    await choose('Status', status)
    await press('Save Changes', dialog)
    return screen.findByRole('dialog', { name: /^(Close|Reopen) the case of/ })
  }
  const row = () => screen.getByRole('rowheader').closest('tr')?.textContent
  fireEvent.keyDown(await setStatus('Inactive'), { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(shown.sent).toEqual([])
  expect(row()).toContain('Active')

  const closing = await setStatus('Inactive')
  await choose('Reason', 'Deceased')
  await within(closing).findByText('Nothing is open in this case.')
  shown.answer(
    'GET /patients',
    listed({ status: 'inactive', closedOn: '2026-01-05', closedReason: 'deceased' }),
  )
  await press('Close case', closing)
  await waitFor(() => expect(row()).toContain('Inactive'))
  expect(row()).toContain('Closed Mon, Jan 5')
  const reopening = await setStatus('Active')
  await choose('Reason', 'Closed by mistake')
  shown.answer('GET /patients', listed())
  await press('Reopen case', reopening)
  await waitFor(() => expect(row()).not.toContain('Closed'))
  expect(shown.sent).toEqual([`POST /patients/${id}/closing`, `POST /patients/${id}/reopening`])
})

test('where there is room all of it stands there', async () => {
  showOn('desk', '/admin')
  await screen.findByRole('button', { name: 'Generate Report' })
  expect(screen.getByRole('link', { name: 'Import patients' })).toBeTruthy()
  expect(screen.getByRole('combobox', { name: 'Status' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Filters' })).toBeNull()
})

test.each([
  ['/admin', true],
  ['/admin?import=new', false],
  ['/admin?tab=tasks', false],
])(
  'on a phone the figures of the organization stand above its patients alone: %s',
  async (address, hasFigures) => {
    vi.spyOn(window, 'matchMedia').mockReturnValue(
      Object.assign(new EventTarget(), { matches: false }) as MediaQueryList,
    )
    const counts = { patients: 9, caseManagers: 2, specialists: 1, patientsNeeding: 0, patientsUnassigned: 0 }
    show(<Administration />, address, {
      ...answers,
      'GET /organization': ok({ id, name: 'Riverbend', ...counts }),
      'GET /imports': ok([]),
      'GET /task-management': ok({ tasks: [], today: '2026-01-05', next: null }),
    })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByText('Total Patients') !== null).toBe(hasFigures)
  },
)
