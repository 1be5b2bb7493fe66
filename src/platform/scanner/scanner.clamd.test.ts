/** ClamAV's own daemon, where one is installed, with a signature file of this test: no list of real viruses is needed. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clamAv, type Scanner } from './scanner.server.ts'

/** A program of the system, and none of ours. */
const clamd: string = 'clamd'
const isInstalled = spawnSync(clamd, ['--version']).status === 0
const SIGN = 'HANDRAIL-STANDS-IN-FOR-A-VIRUS'
const READY_WITHIN_MS = 20_000

let folder: string
let daemon: ChildProcess | undefined
let scanner: Scanner

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}

const isListening = (port: number) =>
  new Promise<boolean>(resolve => {
    const socket = connect({ host: '127.0.0.1', port })
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

async function* inPieces(...pieces: (string | Buffer)[]) {
  for (const piece of pieces) yield Buffer.from(piece)
}

// Where it is not installed these are skipped; the wire format is tried in scanner.test.ts everywhere.
describe.skipIf(!isInstalled)('the daemon of ClamAV (skipped where clamd is not installed)', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'handrail-clamd-'))
    const port = await freePort()
    // Name, any kind of file, anywhere in it, the bytes in hexadecimal.
    await writeFile(join(folder, 'ours.ndb'), `Handrail.Test:0:*:${Buffer.from(SIGN).toString('hex')}\n`)
    await writeFile(
      join(folder, 'clamd.conf'),
      [
        ...[`DatabaseDirectory ${folder}`, `TCPSocket ${port}`, 'TCPAddr 127.0.0.1', 'Foreground yes'],
        ...['StreamMaxLength 26M', 'OfficialDatabaseOnly no', `TemporaryDirectory ${folder}`],
      ].join('\n'),
    )
    daemon = spawn(clamd, ['--config-file', join(folder, 'clamd.conf')], { stdio: 'ignore' })
    const until = Date.now() + READY_WITHIN_MS
    while (!(await isListening(port))) {
      if (Date.now() > until) throw new Error('clamd did not begin to listen')
      await new Promise(resolve => setTimeout(resolve, 50))
    }
    scanner = clamAv(`127.0.0.1:${port}`)
  }, READY_WITHIN_MS + 5_000)
  afterAll(async () => {
    daemon?.kill()
    if (folder) await rm(folder, { recursive: true, force: true })
  })

  it('takes what it finds nothing in, of 25 MB too', async () => {
    expect(await scanner.isClean(inPieces('some ', 'words'))).toBe(true)
    expect(
      await scanner.isClean(inPieces(...Array.from({ length: 50 }, () => Buffer.alloc(512 * 1024, 'a')))),
    ).toBe(true)
  })

  it('refuses what has the sign of one, also across two pieces', async () => {
    expect(await scanner.isClean(inPieces('before ', SIGN, ' after'))).toBe(false)
    expect(await scanner.isClean(inPieces(SIGN.slice(0, 9), SIGN.slice(9)))).toBe(false)
  })
})
