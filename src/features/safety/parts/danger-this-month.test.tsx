/** The head of a record says in words that somebody is in danger, or was in the last thirty days; nothing of what they wrote. */
import { expect, test } from 'vitest'
import { queryClient } from '#platform/api/query-client.ts'
import { StaffHatContext } from '#platform/api/staff-hat.client.ts'
import { ok, screen, show, waitFor } from '../../../../test/component-screen.tsx'
import { DangerThisMonth } from './danger-this-month.tsx'

const patientId = '11111111-1111-4111-8111-111111111111'
const colleagues = '22222222-2222-4222-8222-222222222222'

/** The head of a record, a settled alert from a day, and an open one about somebody; it is January 5. */
function head(day: string, inDanger?: string) {
  show(
    <StaffHatContext value="staff">
      <DangerThisMonth patientId={patientId} />
    </StaffHatContext>,
    '/here',
    {
      'GET /safety/alerts': ok(inDanger ? [{ patientId: inDanger, kinds: ['self_harm'] }] : []),
      'GET /safety/people/{patientId}/settled': ok([
        {
          kind: 'self_harm',
          source: 'message',
          createdAt: `${day}T15:00:00Z`,
          settledAt: `${day}T15:20:00Z`,
          settledBy: null,
          outcome: 'She is with her sister',
        },
      ]),
    },
  )
}

test('what was settled is said for thirty days, with none of the words; an alert about somebody else is not', async () => {
  head('2025-12-06', colleagues)
  const said = await screen.findByText('In danger this month, settled Dec 6, 2025')
  expect(said.textContent).not.toMatch(/sister|harm/)
})

test('an open alert is said before one that was settled', async () => {
  head('2026-01-02', patientId)
  await screen.findByText('A safety alert is open')
  expect(screen.queryByText(/this month/)).toBeNull()
})

test('nothing stands there for what is longer ago', async () => {
  head('2025-12-05')
  await waitFor(() => expect(queryClient.getQueryCache().getAll().length).toBeGreaterThan(1))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.queryByText(/danger|alert/)).toBeNull()
})
