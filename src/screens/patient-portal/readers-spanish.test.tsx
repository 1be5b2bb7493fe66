/** Who can open a record, to a patient who reads Spanish. */
import { expect, test } from 'vitest'
import { OwnReaders } from '#features/care-team/history/parts/own-readers.tsx'
import { ok, screen, show } from '../../../test/component-screen.tsx'

test('says of a cover for whom it is, and from when until when', async () => {
  const cover = { name: 'Marcus Oyelaran', role: 'cover', coversFor: 'Dana Whitfield' }
  show(<OwnReaders />, '/#readers', {
    'GET /portal/care-team': ok({
      members: [{ ...cover, startsAt: '2037-03-03T17:00:00Z', endsAt: '2037-03-06T05:00:00Z' }],
      timeZone: 'America/New_York',
    }),
  })
  const line = (await screen.findByText('Marcus Oyelaran')).closest('li')
  expect(line?.textContent).toMatch(/Reemplaza a Dana Whitfield · desde el .* · hasta el/)
})
