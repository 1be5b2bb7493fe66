import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ok, show } from '../../../test/component-screen.tsx'
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
