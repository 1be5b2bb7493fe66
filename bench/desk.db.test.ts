/** The bench itself, as it is called, in its smallest form: every line has its figures, and nothing is left behind. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withTestDatabase } from '../test/database.ts'
import { CONNECTIONS, measureWorks, type Row } from './desk/measurements.ts'
import { Leftovers } from './desk/stage.ts'
import { workKeys } from './desk/works.ts'

const MAY_TAKE_MS = 120_000
const root = join(import.meta.dirname, '..')
const db = withTestDatabase()

let folder: string
let running: ChildProcess | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bench-test-'))
})
afterEach(async () => {
  running?.kill('SIGTERM')
  await rm(folder, { recursive: true, force: true })
})

/** Everything that it makes lies in the test's own folder. */
function startBench(...args: string[]): ChildProcess {
  running = spawn(process.execPath, ['bench/desk.ts', '--small', ...args], {
    cwd: root,
    env: { ...process.env, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return running
}

async function endOf(child: ChildProcess): Promise<number | null> {
  running = undefined
  return child.exitCode ?? (await once(child, 'exit'))[0]
}

describe('npm run bench', () => {
  it.skipIf(process.env.HANDRAIL_TEST_LENGTH !== 'long')(
    'gives a line for every work, caseload and way, and leaves nothing behind (in the long form: every work is done)',
    async () => {
      const bench = startBench('--seconds', '0.05', '--json', join(folder, 'bench.json'))
      let table = ''
      bench.stdout?.on('data', chunk => {
        table += chunk
      })
      expect(await endOf(bench)).toBe(0)
      const { rows } = JSON.parse(await readFile(join(folder, 'bench.json'), 'utf8')) as { rows: Row[] }
      const expected = workKeys.flatMap(work =>
        ['small', 'large'].flatMap(size => [`${work} ${size} http`, `${work} ${size} driver`]),
      )
      expect(rows.map(({ work, size, way }) => `${work} ${size} ${way}`)).toEqual([
        'hat small driver',
        ...expected,
      ])
      for (const { figures } of rows) {
        expect(figures?.count).toBeGreaterThanOrEqual(CONNECTIONS)
        expect(figures?.p99).toBeGreaterThanOrEqual(figures?.p50 ?? Number.NaN)
        expect(figures?.memory.server).toBeGreaterThan(20)
      }
      expect(table.match(/^.*(?:http|driver) .*\d$/gm)).toHaveLength(rows.length)
      expect(await readdir(folder)).toEqual(['bench.json'])
    },
    MAY_TAKE_MS,
  )

  it(
    'serves as it writes down, until it is told to end',
    async () => {
      const file = join(folder, 'serve.json')
      const bench = startBench('--serve', file)
      const about = await vi.waitFor(async () => JSON.parse(await readFile(file, 'utf8')), MAY_TAKE_MS / 2)
      const { base, serverPid, databasePid, small, large } = about
      expect([small.length, large.length, large[0].conversations.length]).toEqual([2, 2, 10])
      const headers = { cookie: large[1].cookie, 'x-handrail-hat': 'staff' }
      const answer = await fetch(`${base}/api/conversations/${large[1].conversations[9]}/messages`, {
        headers,
      })
      expect((await answer.json()).messages).toHaveLength(50)
      bench.kill('SIGINT')
      expect(await endOf(bench)).toBe(130)
      for (const pid of [serverPid, databasePid]) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
      expect(await readdir(folder)).toEqual(['serve.json'])
    },
    MAY_TAKE_MS,
  )

  it('has a line for what fails, too', async () => {
    const leftovers = new Leftovers()
    const nobody = { token: 'nobody', conversations: [{ id: crypto.randomUUID(), patientId: '' }] }
    const rows = await measureWorks(
      {
        ...{
          origin: 'http://127.0.0.1:9',
          secret: 'secret',
          serverUrl: db.serverUrl,
          ended: Promise.resolve(),
        },
        ...{ serverPid: process.pid, databasePid: process.pid, fillSeconds: 0 },
        managers: { small: [nobody], large: [nobody] },
      },
      { only: ['a', 'c'], seconds: 0.05, leftovers, signal: new AbortController().signal, onRow: () => {} },
    )
    await leftovers.clear()
    expect(rows.map(({ problem }) => problem)).toEqual([
      'the session is unknown or over',
      ...[1, 2, 3, 4].flatMap(() => [
        expect.stringContaining('ECONNREFUSED'),
        expect.stringMatching(/the session is unknown or over|Sign in/),
      ]),
    ])
  })
})
