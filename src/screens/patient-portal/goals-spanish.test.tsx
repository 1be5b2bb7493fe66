/** Goals, to who reads Spanish: the dialog of a new one, and its category in their language, also where an older record names it. */
import { expect, test } from 'vitest'
import { GoalList } from '#features/goals/parts/goal-list.tsx'
import { GoalsAndProgress } from '#features/goals/parts/goals-and-progress.tsx'
import { ok, openDialog, screen, show, within } from '../../../test/component-screen.tsx'

test.each([
  ['Health', 'Salud'],
  ['Housing', 'Vivienda'],
  ['  transportation', 'Transporte'],
  ['Garden', 'Garden'],
])('%s reads %s', async (category, shown) => {
  show(<GoalList most={1} />, '/here', {
    'GET /goals': ok([{ title: 'Una meta', category, isCompleted: false, targetOn: null }]),
  })
  await screen.findByText('Una meta')
  expect(screen.getByText(shown)).toBeTruthy()
})

test('a link to a new goal opens its dialog', async () => {
  show(<GoalsAndProgress isAdding />, '/here', { 'GET /session': ok({ person: { name: 'Jay' } }) })
  within(await openDialog()).getByText('Crear una meta')
})
