/** The tasks on a patient’s page, as a case manager keeps them. */
import { expect, test } from 'vitest'
import { StaffHatContext } from '#platform/api/staff-hat.client.ts'
import {
  expectToastWith,
  fillIn,
  ok,
  openDialog,
  press,
  pressInMenu,
  screen,
  show,
  waitFor,
} from '../../../test/component-screen.tsx'
import { PatientTasks } from './patient-tasks.tsx'

const id = '0199b0b0-0000-7000-8000-000000000001'
const title = 'Llamar a la farmacia'

test('a case manager mends a task, and takes it off with a reason', async () => {
  const task = { id, patientId: id, title, description: '', priority: 'low', status: 'pending', dueOn: null }
  const shown = show(
    <StaffHatContext value="staff">
      <PatientTasks patientId={id} mayCreate />
    </StaffHatContext>,
    '/',
    { 'GET /tasks': ok([task]), 'PUT /tasks/{id}': ok(task), 'POST /tasks/{id}/removal': ok(task) },
  )
  await pressInMenu(`What to do with: ${title}`, 'Edit')
  await openDialog()
  fillIn({ title: `${title} hoy` })
  await press('Save Changes')
  await expectToastWith('Task updated successfully')
  expect(shown.bodies).toMatchObject([{ title: `${title} hoy` }])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await pressInMenu(`What to do with: ${title}`, 'Take off …')
  await press('Take off', await openDialog())
  expect(await screen.findByText('Say why, so that others understand.')).toBeTruthy()
  fillIn({ reason: 'Already done' })
  await press('Take off')
  await expectToastWith('Task taken off')
  expect(shown.bodies.at(-1)).toMatchObject({ reason: 'Already done' })
})
