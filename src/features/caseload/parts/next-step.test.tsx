/** The next step in a line: one press ends it, behind the arrow it is put off or changed, and each can be taken back. */
import { expect, test } from 'vitest'
import { addDays, today } from '#lib/dates.ts'
import { StaffHatContext } from '#platform/api/staff-hat.client.ts'
import {
  expectToastWith,
  ok,
  openDialog,
  press,
  pressInMenu,
  screen,
  show,
  type,
  waitFor,
} from '../../../../test/component-screen.tsx'
import { NextStepLine } from './next-step.tsx'

const patientId = '11111111-1111-4111-8111-111111111111'
const step = { step: 'Bring the form', dueOn: '2026-02-01' }
const line = (nextStep: string | null, nextStepDueOn: string | null) => (
  <StaffHatContext value="staff">
    <NextStepLine patient={{ id: patientId, status: 'active', nextStep, nextStepDueOn }} />
  </StaffHatContext>
)
const answers = {
  'GET /session': ok({ person: { name: 'Dana Whitfield' } }),
  'PUT /patients/{patientId}/next-step': ok({ patientId, ...step }),
}

test('Done ends what stands there, and Undo says it again', async () => {
  const shown = show(line(step.step, step.dueOn), '/here', {
    ...answers,
    'PUT /next-steps': ok({ changed: [patientId], left: [] }),
  })
  await press('Done: Bring the form')
  // Now and then, on a busy machine, no toast came at first: this says whether the press was heard.
  await waitFor(() => expect(shown.sent).toEqual(['PUT /next-steps']))
  await expectToastWith('Next step done')
  await press('Undo')
  await waitFor(() => expect(shown.bodies).toHaveLength(2))
  expect(shown.bodies).toEqual([
    { changes: [{ patientId, seen: step, wanted: null }] },
    { ...step, seen: {}, isUndo: true },
  ])
  await expectToastWith('Taken back')
})

test('what somebody changed meanwhile is not ended, and that is said', async () => {
  show(line(step.step, step.dueOn), '/here', {
    ...answers,
    'PUT /next-steps': ok({ changed: [], left: [patientId] }),
  })
  await press('Done: Bring the form')
  await expectToastWith('Nothing was ended')
  expect(screen.queryByText('Next step done')).toBeNull()
})

test('behind the arrow it gets another day', async () => {
  const shown = show(line(step.step, step.dueOn), '/here', answers)
  await pressInMenu('Put the next step off, or change it', /^Tomorrow/)
  await expectToastWith('Next step saved')
  expect(shown.bodies).toEqual([{ step: step.step, dueOn: addDays(today(), 1), seen: step }])
})

test('a day that is over is not chosen, and says so at its field; the one that stands may stay, however late', async () => {
  const late = '2026-01-02'
  const shown = show(line(step.step, late), '/here', answers)
  await pressInMenu('Put the next step off, or change it', 'Change next step')
  const dialog = await openDialog()
  const day = screen.getByLabelText<HTMLInputElement>('By when')
  expect(day.min).toBe(today())
  type('By when', '2026-01-04')
  await press('Save', dialog)
  expect(dialog.textContent).toContain('Choose today or a later day.')
  expect(document.activeElement).toBe(day)
  expect(shown.bodies).toEqual([])
  type('By when', late)
  type('What comes next', 'Bring both forms')
  await press('Save', dialog)
  await expectToastWith('Next step saved')
  expect(shown.bodies).toEqual([
    { step: 'Bring both forms', dueOn: late, seen: { step: step.step, dueOn: late } },
  ])
})

test('where there is none, nothing can be done or put off: one is set', async () => {
  show(line(null, null), '/here', answers)
  expect(screen.queryByRole('button', { name: /^Done|^Put/ })).toBeNull()
  await press('Set next step')
  await openDialog()
})
