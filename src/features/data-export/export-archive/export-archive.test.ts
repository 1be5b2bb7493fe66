import { inflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { nameInArchive, writeArchive } from './export-archive.server.ts'

const bytes = (...parts: string[]) =>
  (async function* () {
    for (const part of parts) yield Buffer.from(part)
  })()

async function archive(entries: Record<string, string[]>): Promise<Buffer> {
  const given = (async function* () {
    for (const [name, parts] of Object.entries(entries)) yield { name, content: bytes(...parts) }
  })()
  const pieces: Uint8Array[] = []
  for await (const piece of writeArchive(given)) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** Reads it as a program does: from the directory at its end. */
function read(whole: Buffer): Record<string, string> {
  const end = whole.lastIndexOf(Buffer.from('PK\x05\x06'))
  let at = whole.readUInt32LE(end + 16)
  const found: Record<string, string> = {}
  for (let number = 0; number < whole.readUInt16LE(end + 10); number++) {
    const size = whole.readUInt32LE(at + 20)
    const nameLength = whole.readUInt16LE(at + 28)
    const name = whole.toString('utf8', at + 46, at + 46 + nameLength)
    const local = whole.readUInt32LE(at + 42)
    const begins = local + 30 + whole.readUInt16LE(local + 26) + whole.readUInt16LE(local + 28)
    const content = whole.subarray(begins, begins + size)
    found[name] = (whole.readUInt16LE(at + 10) === 8 ? inflateRawSync(content) : content).toString()
    at += 46 + nameLength
  }
  return found
}

describe('an archive', () => {
  it('holds each file under its name, however it came in pieces', async () => {
    const whole = await archive({ 'a.txt': ['one ', 'two'], 'files/001 Señal.txt': ['é'], 'empty.txt': [] })
    expect(read(whole)).toEqual({ 'a.txt': 'one two', 'files/001 Señal.txt': 'é', 'empty.txt': '' })
  })

  // Four gigabytes go by: seconds.
  it.skipIf(process.env.HANDRAIL_TEST_LENGTH !== 'long')(
    'has room for more than four gigabytes, and says where each file of it begins',
    async () => {
      const block = Buffer.alloc(64 * 1024 * 1024)
      const large = async function* () {
        for (let number = 0; number < 63; number++) yield block
      }
      const given = (async function* () {
        yield { name: 'large', content: large() }
        yield { name: 'larger', content: large() }
        yield { name: 'last', content: bytes('far behind') }
      })()
      let at = 0
      let end = Buffer.alloc(0)
      for await (const piece of writeArchive(given)) {
        at += piece.length
        end = Buffer.concat([end, piece]).subarray(-1000)
      }
      const begins = at - end.length
      const sign = (number: number) =>
        end.indexOf(Buffer.from(`PK${String.fromCharCode(number >> 8, number & 255)}`))
      // The way that APPNOTE 4.3.15 describes: the last record leads to the one before it, and that to the directory.
      const locator = sign(0x0607)
      const place = Number(end.readBigUInt64LE(locator + 8)) - begins
      expect(place).toBe(sign(0x0606))
      expect(Number(end.readBigUInt64LE(place + 32))).toBe(3)
      const directory = Number(end.readBigUInt64LE(place + 48)) - begins
      const entry = end.indexOf('last', directory)
      const far = Number(end.readBigUInt64LE(entry + 'last'.length + 4)) - begins
      expect(end.subarray(far + 30 + 'last'.length, far + 44).toString()).toBe('far behind')
    },
    60_000,
  )

  it('may be empty', async () => {
    expect(read(await archive({}))).toEqual({})
  })
})

describe('a name in it', () => {
  it.each([
    ['../../run.sh', 'text/plain', 'files/001 run.sh.txt'],
    ['lease.pdf', 'application/pdf', 'files/001 lease.pdf'],
    ['a:b|c?.png', 'image/png', 'files/001 a_b_c_.png'],
  ])('leads nowhere: %j', (name, mediaType, expected) => {
    expect(nameInArchive(1, name, mediaType)).toBe(expected)
  })
})
