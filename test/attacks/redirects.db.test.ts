/** No address of ours leads to another site, whatever stands in its path (an open redirect lends our name to a stranger's page). */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withTestDatabase } from '../database.ts'
import { type WholeServer, wholeServer } from '../whole-server.ts'
import { smallBuild } from './small-build.ts'

const db = withTestDatabase()
let server: WholeServer
const build = smallBuild()

beforeAll(async () => {
  server = await wholeServer(db, { pages: await build })
})
afterAll(() => server?.stop())

const fronts = [
  '//',
  '///',
  '/\\',
  '/%5C',
  '/%5c%5c',
  '/%09/',
  '/%0A/',
  '/%0D%0A/',
  '/%20/',
  '/.//',
  '/es//',
  '/es/%5C',
]
const backs = [
  'evil.example/',
  'evil.example',
  'evil.example/%2e%2e/',
  'user@evil.example/',
  'evil.example/?language=es',
]
const waysOfAsking: [string, Record<string, string>][] = [
  ['a program', {}],
  ['a browser', { accept: 'text/html' }],
  ['a browser that reads Spanish', { accept: 'text/html', cookie: 'handrail_language=es' }],
]

it.each(waysOfAsking)('leads nowhere else: %s', async (_, headers) => {
  for (const front of fronts)
    for (const back of backs) {
      const path = front + back
      const answer = await server.request(path, { headers, redirect: 'manual' })
      expect(answer.status, path).toBeLessThan(500)
      const location = answer.headers.get('location')
      if (location) expect(new URL(location, 'https://this.site/').origin, path).toBe('https://this.site')
    }
})

it('still leaves out the slash at the end of its own addresses, and keeps the language', async () => {
  const to = async (path: string, headers = {}) => {
    const answer = await server.request(path, { headers, redirect: 'manual' })
    return [answer.status, answer.headers.get('location')]
  }
  expect(await to('/demo/')).toEqual([301, '/demo'])
  expect(await to('/demo?x=1', { accept: 'text/html', cookie: 'handrail_language=es' })).toEqual([
    302,
    '/es/demo?x=1',
  ])
  expect(await to('/demo?language=es', { accept: 'text/html' })).toEqual([302, '/demo'])
})
