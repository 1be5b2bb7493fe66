/** Getting Started asks in the language of the page, whatever language the record is in (Spanish). */
import { expect, test } from 'vitest'
import { ok, press, screen, type, waitFor } from '../../../test/component-screen.tsx'
import { inPortal } from '../../../test/portal-screen.tsx'
import GettingStarted from './getting-started.tsx'

test('it is read, and answered, in Spanish', async () => {
  const asked = ok({
    messages: [{ role: 'assistant', content: '¿Dónde duerme?' }],
    progress: { total: 8 },
  })
  const shown = inPortal('/patient-portal/getting-started', <GettingStarted />, {
    'GET /onboarding?language=es': asked,
    'POST /onboarding/reply': asked,
  })
  await screen.findByRole('listitem')
  type('Su respuesta', 'Con mi hermana')
  await press('Enviar')
  await waitFor(() => expect(shown.bodies).toContainEqual(expect.objectContaining({ language: 'es' })))
})
