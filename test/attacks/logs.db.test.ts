/** Whatever somebody sends: no log of ours quotes it, the library's for signing in neither. */
import { beforeAll, expect, it, vi } from 'vitest'
import { withServer } from '../ask.ts'
import { onlyPeople, withTestDatabase } from '../database.ts'

const db = withTestDatabase()
const { ask, log } = withServer(db)
const secret = 'Quetzalcoatl'

beforeAll(async () => {
  await onlyPeople(db)
})

it.each<[string, string, object]>([
  [
    'signing in with a device',
    '/sign-in/passkey',
    { answer: { id: secret, rawId: `${secret}!`, response: { clientDataJSON: secret } } },
  ],
  ['signing in with a password', '/sign-in', { email: `${secret}@example.org`, password: secret }],
  ['a code', '/sign-in/code', { code: secret }],
  [
    'words that no column holds',
    '/sign-up/patient',
    { fullName: `${secret}\u0000`, email: secret, phone: secret },
  ],
])('%s', async (_, path, body) => {
  const said: unknown[] = []
  const spies = (['log', 'error', 'warn', 'info'] as const).map(way =>
    vi.spyOn(console, way).mockImplementation((...words) => said.push(...words)),
  )
  const { status } = await ask('nobody', 'visitor', 'POST', path, body)
  for (const spy of spies) spy.mockRestore()
  expect(status).toBeLessThan(500)
  expect(`${said.map(String).join('\n')}${log().join('\n')}`).not.toContain(secret)
})
