/**
 * A copy whose passwords are public answers its own machine alone, and mails with links that open accounts are shown to
 * nobody else (decision 57). The other end of the connection decides, whatever a request says of itself.
 */
import { get } from 'node:http'
import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onlyPeople, withTestDatabase } from '../database.ts'
import { type WholeServer, wholeServer } from '../whole-server.ts'
import { smallBuild } from './small-build.ts'

const db = withTestDatabase()
const build = smallBuild()
const servers: WholeServer[] = []
const token = 'the-token-that-the-terminal-printed'
const samplePeople = [
  { name: 'Ruth', email: 'ruth@example.org', password: 'public', hat: 'administrator' as const },
]

async function start(...[options, host]: [Parameters<typeof wholeServer>[1], string?]): Promise<WholeServer> {
  const server = await wholeServer(db, { pages: await build, ...options }, host)
  servers.push(server)
  return server
}

beforeAll(async () => {
  await onlyPeople(db)
  await db.rows('update deployment set is_evaluation = true')
  await db.rows(
    `insert into mails (dedupe_key, kind, recipient, subject, body)
     values ('one', 'test', 'ruth@example.org', 'A new password', 'http://localhost/new-password/secret')`,
  )
})
afterAll(() => Promise.all(servers.map(server => server.stop())))

const paths: [path: string, init?: RequestInit][] = [
  ['/'],
  ['/demo'],
  ['/health'],
  ['/ready'],
  ['/mailbox'],
  ['/leave'],
  ['/my-data.json'],
  ['/assets/x.js'],
  ['/live?hat=administrator'],
  ['/api/session'],
  ['/api/mailbox'],
  ['/api/openapi.json'],
  ['/api/sign-in', { method: 'POST', body: '{}' }],
  ['/demo', { method: 'POST', body: 'x' }],
  ['/live', { headers: { connection: 'upgrade', upgrade: 'websocket' } }],
]
const outside = [
  '10.1.1.1',
  '192.168.0.7',
  '203.0.113.9',
  '::ffff:10.1.1.1',
  'fe80::1',
  '2001:db8::1',
  '127.example',
  '',
]
/** What says that somebody passed a request on; one on this machine makes everybody loopback. */
const passedOn = [
  ...[
    'forwarded',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-forwarded',
    'x-real-ip',
    'via',
  ],
  ...[
    'x-client-ip',
    'x-cluster-client-ip',
    'x-original-forwarded-for',
    'true-client-ip',
    'cf-connecting-ip',
    'cdn-loop',
    'forwarded-for',
    'x_forwarded_for',
  ],
  ...['x-remote-addr', 'x-remote-ip', 'x-originating-ip', 'wl-proxy-client-ip', 'proxy-client-ip'],
  ...['x-nginx-proxy', 'x-host', 'x-scheme', 'front-end-https', 'fly-client-ip', 'do-connecting-ip'],
  ...['x-nf-client-connection-ip', 'x-vercel-id', 'ali-cdn-real-ip', 'x-proxyuser-ip', 'x-sucuri-clientip'],
  ...['incap-client-ip', 'ngrok-trace-id', 'tailscale-user-login'],
]
const claims = ['localhost', 'localhost:3000', '127.0.0.1', '[::1]:3000']

describe('a copy with public passwords', () => {
  let copy: WholeServer
  beforeAll(async () => {
    copy = await start({ isEvaluation: true, samplePeople })
  })

  it.each(outside)('refuses everything to %s, whatever it calls the server', async peer => {
    for (const [path, init] of paths)
      for (const host of claims) {
        const answer = await copy.request(path, { ...init, peer, headers: { ...init?.headers, host } })
        expect(answer.status, `${path} as ${host}`).toBe(421)
        expect(await answer.text()).not.toContain('public"')
      }
  })

  it.each(passedOn)('refuses what came through a proxy on its own machine: %s', async header => {
    for (const [path, init] of paths) {
      const headers = { ...init?.headers, [header]: '127.0.0.1' }
      expect((await copy.request(path, { ...init, headers })).status, path).toBe(421)
    }
  })

  it('answers what browsers, their extensions and our own pages send', async () => {
    const names =
      'accept accept-encoding accept-language cache-control connection cookie dnt host if-none-match origin pragma priority ' +
      'purpose range referer save-data sec-ch-ua sec-fetch-site sec-gpc te upgrade-insecure-requests user-agent ' +
      'x-handrail-hat x-orpc-batch x-requested-with'
    const headers = Object.fromEntries(names.split(' ').map(name => [name, 'x']))
    const { port } = new URL(copy.origin)
    const answer = await copy.request('/health', { headers: { ...headers, host: `localhost:${port}` } })
    expect(answer.status).not.toBe(421)
  })

  it('refuses a page of another site whose name was made to lead here', async () => {
    const answer = await copy.request('/api/session', { headers: { host: 'evil.example:3000' } })
    expect(answer.status).toBe(421)
  })

  it('refuses what is addressed to another machine, whatever its Host says', async () => {
    const answer = await new Promise<number | undefined>((resolve, reject) => {
      const { port } = new URL(copy.origin)
      const headers = { host: `localhost:${port}` }
      get({ port, host: '127.0.0.1', path: 'http://evil.example/api/session', headers }, ({ statusCode }) =>
        resolve(statusCode),
      ).on('error', reject)
    })
    expect(answer).toBe(421)
  })

  it.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])(
    'answers its own machine: %s',
    async peer => {
      const answer = await copy.request('/api/session', { peer })
      expect(await answer.json()).toMatchObject({ samplePeople })
    },
  )
})

describe('the mailbox', () => {
  const read = (server: WholeServer, init: Parameters<WholeServer['request']>[1] = {}) =>
    server.request('/api/mailbox', init)

  it('of a copy on this machine alone opens to whoever sits at it, and to nobody else', async () => {
    const copy = await start({ isEvaluation: true })
    expect(await (await read(copy)).json()).toMatchObject([{ subject: 'A new password' }])
    for (const peer of outside) expect((await read(copy, { peer })).status, peer).toBe(403)
    for (const header of passedOn)
      expect((await read(copy, { headers: { [header]: '127.0.0.1' } })).status, header).toBe(403)
  })

  it('of a wide copy opens with the token of the terminal alone, on its own machine too', async () => {
    const copy = await start({ isEvaluation: true, mailboxToken: token })
    const cookies = ['', 'handrail_mailbox=', 'handrail_mailbox=wrong', `handrail_mailbox=${token}x`]
    for (const peer of ['127.0.0.1', '10.1.1.1'])
      for (const cookie of cookies) expect((await read(copy, { peer, headers: { cookie } })).status).toBe(403)
    expect((await copy.request('/mailbox?token=wrong')).headers.get('set-cookie')).toBe(null)
    const opened = await copy.request(`/mailbox?token=${token}`, { peer: '10.1.1.1', redirect: 'manual' })
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/mailbox'])
    const [cookie = ''] = opened.headers.getSetCookie()
    expect(cookie).toMatch(/HttpOnly/)
    const headers = { cookie: cookie.split(';')[0] ?? '' }
    expect((await read(copy, { peer: '10.1.1.1', headers })).status).toBe(200)
  })

  it('is none where mails leave, nor where this is no evaluation copy', async () => {
    for (const options of [{ isEvaluation: true, mailLeaves: true }, { isEvaluation: false }]) {
      const copy = await start({ ...options, mailboxToken: token })
      expect((await read(copy, { headers: { cookie: `handrail_mailbox=${token}` } })).status).toBe(404)
      expect(await (await copy.request('/api/session')).json()).toMatchObject({ hasMailbox: false })
    }
  })
})

/** An address of this machine that other machines could reach; a test of its own connection is all that listens there. */
const own = Object.values(networkInterfaces())
  .flat()
  .find(address => address && !address.internal && address.family === 'IPv4')?.address

describe.skipIf(!own)('from a non-loopback address of this machine', () => {
  const ask = async (server: WholeServer, path: string, init?: RequestInit) =>
    (await fetch(`${server.origin}${path}`, { redirect: 'manual', ...init })).status

  it('a copy with public passwords refuses everything', async () => {
    const copy = await start({ isEvaluation: true, samplePeople }, own)
    for (const [path, { headers: _, ...init } = {}] of paths)
      expect(await ask(copy, path, init), path).toBe(421)
  })

  it('a wide copy without them refuses its mailbox without the token', async () => {
    const copy = await start({ isEvaluation: true, mailboxToken: token }, own)
    expect(await ask(copy, '/api/session')).toBe(200)
    expect(await ask(copy, '/api/mailbox')).toBe(403)
    const headers = { cookie: `handrail_mailbox=${token}` }
    expect(await ask(copy, '/api/mailbox', { headers })).toBe(200)
  })
})
