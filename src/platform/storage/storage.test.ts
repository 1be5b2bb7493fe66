/** What every storage promises, tried on the disk and on a bucket. */
import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBucket } from '../../../test/bucket.ts'
import { storageAt, storageIn } from './open-storage.server.ts'
import { type Storage, StorageError } from './storage.server.ts'

const PIECE = 512 * 1024
const key = 'files/3f2a/0f9c5a1e-7b2d'
async function* inPieces(...pieces: (string | Buffer)[]) {
  for (const piece of pieces) yield Buffer.from(piece)
}
/** So many bytes in pieces; an error after them, where one is given. */
async function* bytes(pieces: number, error?: Error) {
  for (let piece = 0; piece < pieces; piece++) {
    yield Buffer.alloc(PIECE, piece)
    // As they come over a line: not all at once.
    await wait(1)
  }
  if (error) throw error
}

const places = {
  async disk() {
    const folder = await mkdtemp(join(tmpdir(), 'handrail-storage-'))
    return { storage: storageIn(folder), remove: () => rm(folder, { recursive: true, force: true }) }
  },
  async bucket() {
    const { settings, remove } = await startBucket()
    return { storage: storageAt(settings), remove }
  },
}

describe.each(['disk', 'bucket'] as const)('a %s', kind => {
  let storage: Storage
  let remove: () => Promise<void>
  beforeAll(async () => {
    ;({ storage, remove } = await places[kind]())
  })
  afterAll(() => remove?.())

  async function read(what: string): Promise<Buffer | undefined> {
    const found = await storage.get(what)
    return found && Buffer.concat(await found.stream.toArray())
  }

  it('gives back exactly what was put, with its size and hash', async () => {
    const given = randomBytes(300_000)
    const stored = await storage.put(
      key,
      inPieces(given.subarray(0, 70_000), given.subarray(70_000)),
      300_000,
    )
    expect(stored).toEqual({ size: 300_000, sha256: createHash('sha256').update(given).digest('hex') })
    expect((await read(key))?.equals(given)).toBe(true)
    const found = await storage.get(key)
    found?.stream.destroy()
    expect([found?.size, await storage.sizeOf(key)]).toEqual([300_000, 300_000])
  })

  it('takes 25 MB as they come', async () => {
    const stored = await storage.put('files/large-one', bytes(50), 50 * PIECE)
    expect(stored.size).toBe(50 * PIECE)
    expect((await read('files/large-one'))?.at(-1)).toBe(49)
  })

  it('gives a range of it, and the size of all', async () => {
    await storage.put(key, inPieces('0123456789'), 10)
    for (const [from, to, words] of [
      // Not 0 to 0: the stand-in for a bucket then gives all of it.
      [0, 1, '01'],
      [3, 6, '3456'],
      [9, 9, '9'],
    ] as const) {
      const found = await storage.get(key, { from, to })
      expect(found?.size).toBe(10)
      expect(Buffer.concat((await found?.stream.toArray()) ?? []).toString()).toBe(words)
    }
    expect(await storage.get('files/never-there', { from: 0, to: 1 })).toBeUndefined()
  })

  it.each([
    ['more than was said', 2, 2 * PIECE - 1],
    ['more than was said, of a large one', 6, 6 * PIECE - 1],
    ['less than was said', 1, PIECE + 1],
    ['less than was said, of a large one', 6, 6 * PIECE + 1],
  ])('keeps nothing of what has %s, and the former file stays', async (_, pieces, size) => {
    await storage.put(key, inPieces('first'), 5)
    await expect(storage.put(key, bytes(pieces), size)).rejects.toMatchObject({ kind: 'wrong-size' })
    expect((await read(key))?.toString()).toBe('first')
  })

  it.each([1, 6])('keeps nothing of what breaks off after %i pieces', async pieces => {
    const breaking = storage.put(
      'files/broken-off',
      bytes(pieces, new Error('the sender went away')),
      7 * PIECE,
    )
    await expect(breaking).rejects.toThrow('the sender went away')
    expect(await storage.get('files/broken-off')).toBeUndefined()
    expect(await storage.sizeOf('files/broken-off')).toBeUndefined()
  })

  it('removes a file, and says of an absent one that it is not there', async () => {
    await storage.put(key, inPieces('x'), 1)
    await storage.delete(key)
    await storage.delete(key)
    expect(await storage.get(key)).toBeUndefined()
    expect(await storage.sizeOf(key)).toBeUndefined()
    await storage.put(key, inPieces('x'), 1)
    expect(await storage.get('files/3f2a')).toBeUndefined()
    expect(await storage.sizeOf('files/3f2a')).toBeUndefined()
  })

  it('of many put under one key at once, is one of them, whole', async () => {
    const given = Array.from({ length: 8 }, (_, number) => Buffer.alloc(40_000, number))
    await Promise.all(given.map(each => storage.put(key, inPieces(each), each.length)))
    const kept = await read(key)
    expect(given.some(each => kept?.equals(each))).toBe(true)
  })

  it.each([
    '../../etc/passwd',
    '/etc/passwd-and-more',
    'files//double-slash',
    'files/trailing/',
    'files/Über-alles',
    'short',
    'files/with.dot-inside',
    `files/${'x'.repeat(200)}`,
    'files/nul\0-in-the-middle',
  ])('refuses the key %j', async bad => {
    await expect(storage.put(bad, inPieces('x'), 1)).rejects.toBeInstanceOf(StorageError)
    await expect(storage.get(bad)).rejects.toMatchObject({ kind: 'bad-key' })
    await expect(storage.sizeOf(bad)).rejects.toMatchObject({ kind: 'bad-key' })
    await expect(storage.delete(bad)).rejects.toMatchObject({ kind: 'bad-key' })
  })
})
