/** Around administration: what did not load says so and loads with another try; whoever administers nothing gets a sentence. */
import { expect, test } from 'vitest'
import { ok, press, problem, screen, show } from '../../../test/component-screen.tsx'
import { AdministratorsOnly } from './administrators-only.tsx'

const overview = 'GET /organization'
const shown = (answer: ReturnType<typeof problem>) =>
  show(
    <AdministratorsOnly>{({ name }) => <p>What only administrators of {name} see</p>}</AdministratorsOnly>,
    '/admin',
    {
      [overview]: answer,
    },
  )

test('an organization that did not load is said, and loads with another try', async () => {
  const { answer } = shown(problem(500, 'INTERNAL_SERVER_ERROR'))
  await screen.findByText('Failed to load dashboard data')
  answer(overview, ok({ name: 'Riverbend United' }))
  await press('Try again')
  await screen.findByText('What only administrators of Riverbend United see')
})

test('whoever administers nothing gets a sentence, and nothing of the page', async () => {
  shown(problem(403, 'FORBIDDEN'))
  await screen.findByText('Access Denied')
  expect(screen.queryByText(/^What only/)).toBeNull()
})
