/** Asking for everything to be erased, to who reads Spanish. */
import { expect, test } from 'vitest'
import { OwnErasure } from '#features/erasures/parts/own-erasure.tsx'
import { expectToast, ok, openDialog, press, show } from '../../../test/component-screen.tsx'

test('a patient asks after a second question', async () => {
  const { sent } = show(<OwnErasure />, '/#erasure', {
    'GET /portal/erasure': ok({ request: null }),
    'POST /portal/erasure': ok({ requestId: '11111111-1111-4111-8111-111111111111' }),
  })
  await press('Pedir que se borre todo')
  await press('Sí, pedirlo', await openDialog())
  await expectToast('Lo pidió', 'Puede retirarlo aquí hasta que se confirme.')
  expect(sent).toEqual(['POST /portal/erasure'])
})
