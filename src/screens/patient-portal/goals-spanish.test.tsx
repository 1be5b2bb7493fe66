/** The category of a goal, to who reads Spanish: in their language, also where an older record names it. */
import { expect, test } from 'vitest'
import { GoalList } from '#features/goals/parts/goal-list.tsx'
import { ok, screen, show } from '../../../test/component-screen.tsx'

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
