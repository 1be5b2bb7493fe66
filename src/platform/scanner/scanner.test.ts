import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { clamAv } from './scanner.server.ts'

let daemon: Server | undefined
afterEach(() => daemon?.close())

/** Speaks as clamd(8) says: INSTREAM, pieces with their length, a length of zero; `answerTo` is told what came. */
async function scannerThat(answerTo: (bytes: Buffer) => string | undefined) {
  daemon = createServer(async (socket: Socket) => {
    let came = Buffer.alloc(0)
    for await (const chunk of socket) {
      came = Buffer.concat([came, chunk])
      const command = 'zINSTREAM\0'
      if (came.length < command.length || came.subarray(0, command.length).toString() !== command) continue
      const parts: Buffer[] = []
      for (let at = command.length; at + 4 <= came.length; ) {
        const length = came.readUInt32BE(at)
        if (length === 0) {
          const answer = answerTo(Buffer.concat(parts))
          socket.end(answer ? `${answer}\0` : '')
          return
        }
        parts.push(came.subarray(at + 4, at + 4 + length))
        at += 4 + length
      }
    }
  }).listen(0, '127.0.0.1')
  await once(daemon, 'listening')
  return clamAv(`127.0.0.1:${(daemon.address() as AddressInfo).port}`)
}

async function* inPieces(...pieces: string[]) {
  for (const piece of pieces) yield Buffer.from(piece)
}

it('takes what the scanner finds nothing in, byte for byte', async () => {
  const heard: string[] = []
  const scanner = await scannerThat(bytes => {
    heard.push(bytes.toString())
    return 'stream: OK'
  })
  expect(await scanner.isClean(inPieces('some ', 'words'))).toBe(true)
  expect(heard).toEqual(['some words'])
})

it('refuses what it finds something in', async () => {
  const scanner = await scannerThat(bytes =>
    bytes.includes('signature') ? 'stream: Test.Signature FOUND' : 'stream: OK',
  )
  expect(await scanner.isClean(inPieces('a signa', 'ture'))).toBe(false)
})

it.each([['INSTREAM size limit exceeded. ERROR'], [undefined]])(
  'takes nothing where the scanner answers %s',
  async answer => {
    const scanner = await scannerThat(() => answer)
    await expect(scanner.isClean(inPieces('x'))).rejects.toThrow('could not look')
  },
)

it('takes nothing where there is no scanner', async () => {
  await expect(clamAv('127.0.0.1:1').isClean(inPieces('x'))).rejects.toThrow('ECONNREFUSED')
})
