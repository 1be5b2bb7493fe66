/** What is typed and chosen in a dialog outlives the page, for the same person; what is wrong stands at its field, which is gone to. */
import { cleanup } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { ScheduleButton } from '#features/appointments/parts/schedule-button.tsx'
import { CaseChangeDialog } from '#features/cases/parts/case-change-dialog.tsx'
import { OwnCovers } from '#features/cover/parts/own-covers.tsx'
import { StaffHatContext } from '#platform/api/staff-hat.client.ts'
import { Button } from '#ui/button.tsx'
import {
  choose,
  expectProblemAt,
  field,
  fireEvent,
  ok,
  openDialog,
  press,
  screen,
  show,
  type,
  waitFor,
  within,
} from '../../../test/component-screen.tsx'
import { PatientTasks } from '../patient-record/patient-tasks.tsx'

const id = (place: number) => `11111111-1111-4111-8111-11111111111${place}`
const answers = {
  'GET /session': ok({ person: { id: id(1), name: 'Dana Whitfield' } }),
  'GET /covers/colleagues': ok([{ id: id(3), name: 'Marcus Oyelaran' }]),
} as const

beforeEach(cleanup)

const combobox = (name: string) => screen.findByRole<HTMLInputElement>('combobox', { name })
async function choosePerson(list: string, name: string): Promise<void> {
  fireEvent.click(await combobox(list))
  fireEvent.click(await screen.findByRole('option', { name }))
}
const isFocused = (element: Element | null) => waitFor(() => expect(document.activeElement).toBe(element))

const covers = () => show(<OwnCovers patients={[{ id: id(2), name: 'Maria Santos' }]} />, '/here', answers)
const tasks = () =>
  show(
    <StaffHatContext value="staff">
      <PatientTasks patientId={id(2)} mayCreate />
    </StaffHatContext>,
    '/here',
    answers,
  )
const closing = () =>
  show(
    <CaseChangeDialog
      to="inactive"
      hat="staff"
      patientId={id(2)}
      name="Maria Santos"
      trigger={<Button>Close</Button>}
    />,
    '/here',
    answers,
  )

test('whom to cover and since when are there on the next page, until Cancel', async () => {
  covers()
  await press('Ask a colleague to cover')
  await openDialog()
  await choosePerson('Who covers', 'Marcus Oyelaran')
  await choosePerson('For whom', 'Maria Santos')
  type(/^From/, '2026-01-08')
  cleanup()
  covers()
  await press('Ask a colleague to cover')
  await waitFor(async () => expect((await combobox('Who covers')).value).toBe('Marcus Oyelaran'))
  expect((await combobox('For whom')).value).toBe('Maria Santos')
  expect(field('from').value).toBe('2026-01-08')
  await press('Cancel', await openDialog())
  await press('Ask a colleague to cover')
  expect((await combobox('For whom')).value).toBe('')
})

test('a reason out of a list is gone to where it is missing, and is there on the next page', async () => {
  closing()
  await press('Close')
  const dialog = await openDialog()
  const reason = await combobox('Reason')
  field('changedOn').focus()
  await waitFor(() =>
    expect(within(dialog).getByRole('button', { name: 'Close case' })).toHaveProperty('disabled', false),
  )
  await press('Close case', dialog)
  await isFocused(reason)
  expect(reason.getAttribute('aria-invalid')).toBe('true')
  await choose('Reason', 'Moved away')
  await waitFor(async () => expect((await combobox('Reason')).getAttribute('aria-invalid')).not.toBe('true'))
  cleanup()
  closing()
  await press('Close')
  expect((await combobox('Reason')).textContent).toBe('Moved away')
})

test('what is wrong stands at its field until it is changed', async () => {
  const shown = tasks()
  await press('Create Task')
  const dialog = await openDialog()
  type(/^Description/, 'The one from the landlord')
  field('description').focus()
  await press('Create Task', dialog)
  await isFocused(field('title'))
  expectProblemAt('title', 'Please provide a task title')
  type(/^Title/, 'B')
  expect(field('title').getAttribute('aria-invalid')).not.toBe('true')
  expect(shown.sent).toEqual([])
})

test('a patient’s words to an appointment stay for them alone, and the time that is missing is gone to', async () => {
  const open = async (person: number) => {
    cleanup()
    show(<ScheduleButton hasCaseManager trigger={<Button>Schedule an appointment</Button>} />, '/here', {
      'GET /session': ok({ person: { id: id(person), name: 'Maria Santos' } }),
    })
    await press('Schedule an appointment')
    return openDialog()
  }
  await open(1)
  type('Date', '2026-01-12')
  type(/^Notes/, 'I would like to bring my sister')
  const dialog = await open(1)
  expect(screen.getByLabelText<HTMLInputElement>('Date').value).toBe('2026-01-12')
  expect(screen.getByLabelText<HTMLInputElement>(/^Notes/).value).toBe('I would like to bring my sister')
  await press('Ask for this time', dialog)
  await isFocused(screen.getByLabelText('Time'))
  await open(2)
  expect(screen.getByLabelText<HTMLInputElement>(/^Notes/).value).toBe('')
})
