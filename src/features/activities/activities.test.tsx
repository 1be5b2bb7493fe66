import { expect, test } from 'vitest'
import { ok, screen, show } from '../../../test/component-screen.tsx'
import { ActivityFeed } from './parts/activity-feed.tsx'

const feed = (hat: 'patient' | 'staff') =>
  show([{ path: '/here', element: <ActivityFeed hat={hat} /> }], '/here', {
    'GET /activities': ok([
      {
        activityType: 'profile_updated',
        description: 'Updated their profile',
        metadata: {},
        messagePreview: null,
      },
    ]),
  })

test('tells patients what they did as theirs', async () => {
  feed('patient')
  await screen.findByText('You updated your profile')
})

test('tells the care team whose it was', async () => {
  feed('staff')
  await screen.findByText('Updated their profile')
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

test('each kind has a picture and a color; one that is not known yet is told in the server’s words, in grey', async () => {
  const line = (activityType: string, description: string, patientName = 'James Okafor') => ({
    ...{ id: crypto.randomUUID(), activityType, description, patientName },
    ...{ metadata: {}, messagePreview: null },
  })
  show(<ActivityFeed hat="staff" />, '/here', {
    'GET /activities': ok([
      line('tea_drunk', 'Drank tea', ''),
      line('task_completed', 'Completed a task'),
      line('goal_added', 'Added a goal'),
    ]),
  })
  const tea = (await screen.findByText('Drank tea')).closest('li')
  // A patient without a name has one to be called.
  expect(tea?.textContent).toContain('Unknown Patient')
  const signs = screen.getAllByRole('listitem').map(row => row.querySelector<HTMLElement>(':scope > span'))
  expect(signs.map(sign => sign?.style.color)).toEqual([
    'var(--color-muted)',
    'var(--color-rail)',
    'var(--color-rail)',
  ])
  expect(new Set(signs.map(sign => sign?.innerHTML)).size).toBe(3)
})
