/** Staff read "James Okafor (Jay)", never one of the two alone, also where an answer holds them apart. */
import { expect, test } from 'vitest'
import { ok, press, screen, show, type } from '../../../test/component-screen.tsx'
import { FoundAlikeList } from '../likeness/parts/found-alike.tsx'
import { MergeDialog } from '../merges/parts/merge-dialog.tsx'
import { HandOverLine } from '../staff/leaving/parts/hand-over-line.tsx'
import { AssigneeField } from '../task-management/parts/assignee-field.tsx'
import { AssignPatientDialog } from './parts/assign-patient-dialog.tsx'

const id = '11111111-1111-4111-8111-111111111111'
const jay = { id, name: 'James Okafor', preferredName: 'Jay' }
const found = {
  'GET /patients': ok({ patients: [{ ...jay, hasAccount: true, email: null, phone: null }], next: null }),
  'GET /staff/names': ok({ caseManagers: [], specialists: [] }),
}

test('where somebody is chosen', async () => {
  show(<AssigneeField label="Patient" type="patient" value="" onValueChange={() => {}} />, '/', found)
  type('Patient', 'okaf')
  expect(await screen.findByRole('option', { name: 'James Okafor (Jay)' })).toBeTruthy()
})

test('where a caseload is handed over', () => {
  const underWay = {
    ...{ status: 'active' as const, nextStep: null, nextStepDueOn: null, openTasks: 0, appointments: 0 },
    ...{ nextAppointmentAt: null, waitingSince: null },
  }
  const line = <HandOverLine patient={{ ...jay, ...underWay }} receivers={[]} chosen="" onChoose={() => {}} />
  show(line, '/')
  expect(screen.getByText('James Okafor (Jay)')).toBeTruthy()
  expect(screen.getByRole('combobox', { name: /James Okafor \(Jay\)/ })).toBeTruthy()
})

test('where somebody gets a case manager', async () => {
  show(<AssignPatientDialog patient={{ ...jay, caseManagerId: null }} />, '/', found)
  await press(/James Okafor \(Jay\)/)
  expect(await screen.findByRole('dialog', { name: /James Okafor \(Jay\)/ })).toBeTruthy()
})

test('where another record is looked for', async () => {
  show(<MergeDialog patientId="22222222-2222-4222-8222-222222222222" name="Jim Okafor" />, '/', found)
  await press(/merge/i)
  type(/find/i, 'okaf')
  expect(await screen.findByRole('button', { name: /James Okafor \(Jay\)/ })).toBeTruthy()
})

test('where somebody is like whom one is about to create', () => {
  const own = [{ ...jay, birthDate: null, caseNumber: '12345674', reasons: ['name' as const] }]
  show(<FoundAlikeList hat="staff" found={{ own, others: [], isUnasked: false, checkId: id }} />, '/')
  expect(screen.getByRole('link', { name: /James Okafor \(Jay\)/ })).toBeTruthy()
})
