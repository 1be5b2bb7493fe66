/**
 * What staff are told at work on a patient, when it fails and when it went well (error catalogue, decision 25): what was
 * typed stays until it has arrived, and what can be taken back is.
 */
import type { ReactElement, ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { NextStepLine } from '#features/caseload/parts/next-step.tsx'
import { GenerateChecklist } from '#features/checklist/parts/generate-checklist.tsx'
import { ChecklistFigures } from '#features/checklist/parts/progress-tables.tsx'
import { RecordChecklist } from '#features/checklist/parts/record-checklist.tsx'
import { PatientForms } from '#features/forms/parts/patient-forms.tsx'
import { PatientGoals } from '#features/goals/parts/patient-goals.tsx'
import { CreatePatientDialog } from '#features/patients/parts/create-patient-dialog.tsx'
import { StaffHatContext } from '#platform/api/staff-hat.client.ts'
import {
  type Answers,
  type Asked,
  choose,
  expectToastWith,
  fireEvent,
  ok,
  openDialog,
  press,
  pressInMenu,
  problem,
  screen,
  show,
  type,
  waitFor,
} from '../../../test/component-screen.tsx'
import { PatientTasks } from './patient-tasks.tsx'

const patientId = '11111111-1111-4111-8111-111111111111'
const nora = {
  id: patientId,
  status: 'active',
  nextStep: 'Bring the form',
  nextStepDueOn: '2026-02-01',
} as const
const dana = ok({ person: { name: 'Dana Whitfield' } })

const showToStaff = (part: ReactNode, answers: Answers = {}) =>
  show(<StaffHatContext value="staff">{part}</StaffHatContext>, '/here', { 'GET /session': dana, ...answers })

interface Work {
  what: string
  part: ReactElement
  answers?: Answers
  /** What is opened before, where it stands folded. */
  unfolds?: string
  opens?: string | RegExp
  /** Where it stands in a menu. */
  opensBy?: () => Promise<void>
  /** Fills the open dialog in. */
  fill: () => Promise<void> | void
  /** A field, and what it must still hold after a failure. */
  typed?: [label: string, words: string]
  saves: string
  request: Asked
  failed: string
  done: string
}

const oneItem = ok({
  categories: [{ name: 'Housing', progress: { total: 1 }, items: [{ title: 'A lease' }] }],
})

const works: Work[] = [
  {
    what: 'creating a patient',
    part: <CreatePatientDialog />,
    opens: 'Create New Patient',
    fill: () => type('Name', 'Wren Alder'),
    typed: ['Name', 'Wren Alder'],
    saves: 'Create Patient',
    request: 'POST /patients',
    failed: 'Failed to create patient.',
    done: 'Patient created successfully!',
  },
  {
    what: 'giving a task',
    part: <PatientTasks patientId={patientId} mayCreate />,
    opens: 'Create Task',
    fill: () => type('Title', 'Bring the letter'),
    typed: ['Title', 'Bring the letter'],
    saves: 'Create Task',
    request: 'POST /tasks',
    failed: 'Failed to create task',
    done: 'Task created successfully',
  },
  {
    what: 'setting a goal',
    part: <PatientGoals patientId={patientId} mayCreate />,
    opens: 'Create Goal',
    fill: () => type('Title', 'A place of her own'),
    typed: ['Title', 'A place of her own'],
    saves: 'Create Goal',
    request: 'POST /patients/{patientId}/goals',
    failed: 'Failed to create goal. What you typed is still here.',
    done: 'Goal created',
  },
  {
    what: 'saying the next step',
    part: <NextStepLine patient={nora} />,
    opensBy: () => pressInMenu('Put the next step off, or change it', 'Change next step'),
    fill: () => type('What comes next', 'Call the landlord'),
    typed: ['What comes next', 'Call the landlord'],
    saves: 'Save',
    request: 'PUT /patients/{patientId}/next-step',
    failed: 'The next step was not saved. Please try again.',
    done: 'Next step saved',
  },
  {
    what: 'asking for a form',
    part: <PatientForms patientId={patientId} mayAsk />,
    answers: { 'GET /patients/{patientId}/forms': ok([{ title: 'Your home', questionCount: 3 }]) },
    opens: 'Ask for a form',
    fill: () => choose('Form', /^Your home/),
    saves: 'Ask for this form',
    request: 'PUT /patients/{patientId}/forms/{formId}/request',
    failed: 'The form was not asked for. Please try again.',
    done: 'Form asked for',
  },
  {
    what: 'writing notes to an item of the checklist',
    part: <RecordChecklist patientId={patientId} isReadOnly={false} making={() => null} />,
    answers: { 'GET /checklist': oneItem, 'GET /remarks': ok([]) },
    unfolds: 'A lease',
    opens: 'Add Notes: A lease',
    fill: () => type('Notes (the patient reads them too)', 'She will ask her sister'),
    typed: ['Notes (the patient reads them too)', 'She will ask her sister'],
    saves: 'Save',
    request: 'PUT /remarks/{id}',
    failed: 'Failed to update notes.',
    done: 'Notes saved successfully',
  },
]

describe.each(works)('$what', work => {
  test('that fails says so and keeps the words; the next try says that it went well', async () => {
    const shown = showToStaff(work.part, { ...work.answers, [work.request]: 'line' })
    if (work.unfolds) await press(work.unfolds)
    await (work.opensBy?.() ?? press(work.opens ?? ''))
    const dialog = await openDialog()
    await work.fill()
    await press(work.saves, dialog)
    await expectToastWith(work.failed)
    if (work.typed)
      expect((screen.getByLabelText(work.typed[0]) as HTMLInputElement).value).toBe(work.typed[1])
    shown.answer(work.request, ok(undefined))
    await press(work.saves, dialog)
    await expectToastWith(work.done)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // What asks whether the patient is there already is no try to create them.
    expect(shown.sent.filter(request => !request.includes('/likeness/'))).toHaveLength(2)
  })
})

test('what is missing is said at its field, and nothing is sent', async () => {
  const shown = showToStaff(
    <>
      <CreatePatientDialog />
      <PatientTasks patientId={patientId} mayCreate />
    </>,
  )
  for (const [opens, saves, missing] of [
    ['Create New Patient', 'Create Patient', 'Please fill in required fields.'],
    ['Create Task', 'Create Task', 'Please provide a task title'],
  ] as const) {
    await press(opens)
    await press(saves, await openDialog())
    await screen.findByText(missing)
    await press('Cancel')
  }
  expect(shown.sent).toEqual([])
})

test('a created patient leaves the fields empty; one with an address is told to be invited', async () => {
  showToStaff(<CreatePatientDialog />, {
    'POST /patients': ok({ isInvited: true, waitsForInvitation: false }),
  })
  await press('Create New Patient')
  const dialog = await openDialog()
  type('Name', 'Robin Hale')
  type(/^Email/, 'robin.hale@example.org')
  await press('Create Patient', dialog)
  await expectToastWith('Patient created successfully! Their invitation is on its way.')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press('Create New Patient')
  await openDialog()
  expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('')
})

test('a next step that was saved is taken back with Undo: what stood there before is said again', async () => {
  const shown = showToStaff(<NextStepLine patient={nora} />, {
    'PUT /patients/{patientId}/next-step': ok({ patientId, step: 'Call the landlord', dueOn: '2026-03-01' }),
  })
  await pressInMenu('Put the next step off, or change it', 'Change next step')
  const dialog = await openDialog()
  type('What comes next', 'Call the landlord')
  type('By when', '2026-03-01')
  await press('Save', dialog)
  await press('Undo')
  await waitFor(() => expect(shown.bodies).toHaveLength(2))
  const before = { step: 'Bring the form', dueOn: '2026-02-01' }
  const after = { step: 'Call the landlord', dueOn: '2026-03-01' }
  expect(shown.bodies).toEqual([
    { ...after, seen: before },
    { ...before, seen: after, isUndo: true },
  ])
})

describe('the checklist', () => {
  const list = (
    <RecordChecklist
      patientId={patientId}
      isReadOnly={false}
      figures={data => <ChecklistFigures list={data} />}
      making={data => <GenerateChecklist patientId={patientId} list={data} mayGenerate />}
    />
  )

  test('that could not be made says so', async () => {
    const shown = showToStaff(list, {
      'GET /billing/premium': ok({ isOpen: true }),
      'POST /patients/{patientId}/checklist': problem(500, 'INTERNAL_SERVER_ERROR'),
    })
    await press('Generate Checklist')
    await expectToastWith('Failed to generate checklist')
    expect(shown.sent).toHaveLength(1)
  })

  test('that could not be read says so, and another try reads it', async () => {
    const shown = showToStaff(list, { 'GET /checklist': 'line' })
    await expectToastWith('Failed to load checklist')
    shown.answer('GET /checklist', oneItem)
    await press('Try again')
    await screen.findByRole('checkbox', { name: /A lease/ })
    await press('Show as table: The checklist by category')
    await screen.findByRole('table', { name: 'The checklist by category' })
  })

  test('an item is not ticked when that failed, is ticked when it did not, and unticked with Undo', async () => {
    const shown = showToStaff(list, { 'GET /checklist': oneItem, 'POST /checklist/{id}/toggle': 'line' })
    const tick = (await screen.findByRole('checkbox', { name: /A lease/ })) as HTMLInputElement
    fireEvent.click(tick)
    await expectToastWith('Failed to update goal.')
    await waitFor(() => expect(tick.checked).toBe(false))
    shown.answer('POST /checklist/{id}/toggle', ok({ isCompleted: true }))
    fireEvent.click(tick)
    await expectToastWith('Item marked as completed')
    shown.answer('POST /checklist/{id}/toggle', ok({ isCompleted: false }))
    await press('Undo')
    await expectToastWith('Item marked as incomplete')
    expect(shown.bodies).toEqual([{ isCompleted: true }, { isCompleted: true }, { isCompleted: false }])
  })
})
