/** How far the caseload is: whoever has no checklist yet has neither a percent nor a colour. */
import { expect, test } from 'vitest'
import { ok, press, screen, show, within } from '../../../../test/component-screen.tsx'
import { ProgressOverview } from './progress-overview.tsx'

const patient = (digit: string, name: string, checklistCompleted: number, checklistTotal: number) => ({
  id: `${digit.repeat(8)}-1111-4111-8111-111111111111`,
  name,
  preferredName: null,
  checklistCompleted,
  checklistTotal,
})

const caseload = {
  'GET /caseload/progress': ok({
    totalPatients: 5,
    activePatients: 4,
    averageCompletion: 55,
    needsAttention: 1,
    notStarted: 0,
  }),
  'GET /caseload/patients': ok({ patients: [patient('1', 'James Okafor', 7, 31)], next: null }),
}

test.each([
  ['case_manager', '/case-manager/patients/11111111-1111-4111-8111-111111111111'],
  ['administrator', '/admin?tab=patients&patient=11111111-1111-4111-8111-111111111111'],
])('four figures, and each line leads to its patient: %s', async (hat, address) => {
  const organizationId = '22222222-2222-4222-8222-222222222222'
  const memberships = [{ hat, organizationId, organizationName: 'Riverbend' }]
  show(<ProgressOverview />, '/here', {
    ...caseload,
    'GET /session': ok({ person: { name: 'Dana Whitfield' }, organizationId, memberships }),
  })
  const link = await screen.findByRole('link', { name: /James Okafor/ })
  expect(link.getAttribute('href')).toBe(address)
  for (const [label, value] of [
    ['Total Patients', '5'],
    ['Active Patients', '4'],
    ['Avg. Completion', '55%'],
    ['Needs Attention', '1'],
  ] as const)
    expect(screen.getByText(label).parentElement?.parentElement?.textContent).toContain(value)
})

test('a percent with its word for who began, and that nothing was asked for who did not', async () => {
  show(<ProgressOverview />, '/here', {
    'GET /caseload/progress': ok({
      totalPatients: 3,
      activePatients: 3,
      averageCompletion: 55,
      needsAttention: 1,
      notStarted: 1,
    }),
    'GET /caseload/patients': ok({
      patients: [
        patient('1', 'James Okafor', 7, 31),
        patient('2', 'Maria Santos', 27, 31),
        patient('3', 'Aisha Karim', 0, 0),
      ],
      next: null,
    }),
  })
  const list = await screen.findByRole('list', { name: 'Patients, the lowest completion first' })
  const [jay, maria, aisha] = within(list).getAllByRole('listitem')
  expect(jay?.textContent).toBe('James Okafor7 of 3123% needs a hand')
  expect(maria?.textContent).toMatch(/27 of 3187% /)
  expect(aisha?.textContent).toBe('Aisha KarimNot started')
  expect(within(list).getAllByRole('progressbar')).toHaveLength(2)
  await screen.findByText('1 has no checklist yet')
  await press(/^Show as table/)
  expect(screen.getByRole('row', { name: /Aisha/ }).textContent).toBe('Aisha Karim00–')
})
