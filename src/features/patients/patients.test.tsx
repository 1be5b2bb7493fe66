/**
 * Staff read "James Okafor (Jay)", never one of the two alone, also where an answer holds them apart; and "Do not call" in place of
 * a number.
 */
import { expect, test } from 'vitest'
import type { Column } from '#ui/data-table.tsx'
import { ok, press, screen, show, type } from '../../../test/component-screen.tsx'
import type { CaseloadPatient } from '../caseload/caseload.contract.ts'
import { useColumns } from '../caseload/parts/caseload-columns.tsx'
import { FoundAlikeList } from '../likeness/parts/found-alike.tsx'
import { MergeDialog } from '../merges/parts/merge-dialog.tsx'
import { HandOverLine } from '../staff/leaving/parts/hand-over-line.tsx'
import { AssigneeField } from '../task-management/parts/assignee-field.tsx'
import { AssignPatient } from './parts/assign-patient.tsx'
import { patientColumns } from './parts/patient-columns.tsx'
import type { AdministeredPatient } from './patient-records/patient-records.contract.ts'

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
  show(<AssignPatient patient={{ ...jay, caseManagerId: null }} />, '/', found)
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

const phone = '(555) 555-0119'
const listed = (mayCall: boolean) => ({ ...jay, phone, mayCall }) as CaseloadPatient & AdministeredPatient
const around = {
  ...{ today: '2026-01-05', sort: 'newest' as const, isSearched: false, opened: undefined },
  ...{ onSort: () => {}, onOpen: () => {} },
}
function PhoneCells({ mayCall }: { mayCall: boolean }) {
  const { columns } = useColumns()
  const all = [...columns, ...patientColumns(around)] as Column<CaseloadPatient & AdministeredPatient>[]
  return all
    .filter(({ key }) => key === 'phone')
    .map(({ cell }, list) => <p key={list === 0 ? 'desk' : 'administration'}>{cell(listed(mayCall))}</p>)
}

test.each([
  [true, phone],
  [false, 'Do not call'],
])('in both lists the number stands only where they may be called: %s', (mayCall, said) => {
  localStorage.setItem('handrail_caseload_columns_3', 'phone')
  show(<PhoneCells mayCall={mayCall} />, '/')
  expect([...document.querySelectorAll('p')].map(cell => cell.textContent)).toEqual([said, said])
})
