/** What may write for the team, as an administrator chooses it: only what was chosen goes out, and it is said that it counts. */
import { expect, test } from 'vitest'
import { expectToastWith, fireEvent, ok, press, screen, show } from '../../../../test/component-screen.tsx'
import { EngineChoice } from './engine-choice.tsx'

test('another choice is saved, and what the server has no model for is said', async () => {
  const everybody = { patients: 'models', caseManagers: 'models', administrators: 'models' } as const
  const shown = show(<EngineChoice />, '/admin?tab=settings#assistant', {
    'GET /session': ok({ person: null }),
    'GET /organization': ok({
      engineChoice: { engines: 'guide', ...everybody },
      serverEngines: 'models',
      hasModel: false,
    }),
    'PUT /organization/engines': ok({}),
  })
  const choice = await screen.findByRole('radio', { name: 'The built-in guide, and a language model' })
  fireEvent.click(choice)
  await press('Save choice')
  await expectToastWith('Choice saved')
  expect(shown.bodies).toEqual([{ engines: 'models', ...everybody }])
})
