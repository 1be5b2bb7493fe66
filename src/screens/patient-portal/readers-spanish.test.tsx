/** Who can open a record, and who did, to a patient who reads Spanish. */
import { expect, test } from 'vitest'
import { RecordOpenings } from '#features/audit/parts/record-openings.tsx'
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

test('says of a co-worker since when', async () => {
  const coWorker = { name: 'Marcus Oyelaran', role: 'co_worker', startsAt: '2037-03-03T17:00:00Z' }
  show(<OwnReaders />, '/#readers', {
    'GET /portal/care-team': ok({ members: [coWorker], timeZone: 'America/New_York' }),
  })
  const line = (await screen.findByText('Marcus Oyelaran')).closest('li')
  expect(line?.textContent).toContain('También en su equipo · desde el')
})

test('says that it was a co-worker who opened it', async () => {
  const opening = { id: 1, hat: 'case_manager', name: 'Marcus Oyelaran', verb: 'read', entity: 'patients' }
  show(<RecordOpenings timeZone="America/New_York" />, '/#openings', {
    'GET /portal/openings': ok({
      openings: [{ ...opening, at: '2037-03-03T17:10:00Z', times: 1, coveredFor: null, isCoWorker: true }],
      next: null,
    }),
  })
  const opened = await screen.findByText(/abrió su página/)
  expect(opened.textContent).toContain('Marcus Oyelaran (también en su equipo) abrió su página')
})
