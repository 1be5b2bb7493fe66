import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDiskStorage, type Storage, StorageError } from './storage.server.ts'

let folder: string
let storage: Storage

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'handrail-storage-'))
  storage = await openDiskStorage(folder)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const key = 'files/3f2a/0f9c5a1e-7b2d'
async function* inPieces(...pieces: (string | Buffer)[]) {
  for (const piece of pieces) yield Buffer.from(piece)
}

async function read(from: Storage, what: string): Promise<Buffer | undefined> {
  const found = await from.get(what)
  return found && Buffer.concat(await found.stream.toArray())
}

describe('disk storage', () => {
  it('gives back exactly what was put, with its size and hash', async () => {
    const bytes = randomBytes(300_000)
    const stored = await storage.put(
      key,
      inPieces(bytes.subarray(0, 70_000), bytes.subarray(70_000)),
      300_000,
    )
    expect(stored).toEqual({ size: 300_000, sha256: createHash('sha256').update(bytes).digest('hex') })
    expect((await read(await openDiskStorage(folder), key))?.equals(bytes)).toBe(true)
    const found = await storage.get(key)
    found?.stream.destroy()
    expect(found?.size).toBe(300_000)
  })

  it('lets nobody else on the machine read it', async () => {
    await storage.put(key, inPieces('secret'), 10)
    expect((await stat(join(folder, key))).mode & 0o077).toBe(0)
    expect((await stat(join(folder, 'files'))).mode & 0o077).toBe(0)
  })

  it('keeps nothing of a file that is too large or breaks off, and the former file stays', async () => {
    await storage.put(key, inPieces('first'), 10)
    await expect(storage.put(key, inPieces('12345', '678901'), 10)).rejects.toMatchObject({
      kind: 'too-large',
    })
    const breaking = async function* () {
      yield Buffer.from('half')
      throw new Error('the sender went away')
    }
    await expect(storage.put(key, breaking(), 10)).rejects.toThrow('went away')
    expect((await read(storage, key))?.toString()).toBe('first')
    expect(await readdir(join(folder, '.arriving'))).toEqual([])
  })

  it('removes a file, and says of an absent one that it is not there', async () => {
    await storage.put(key, inPieces('x'), 10)
    await storage.delete(key)
    await storage.delete(key)
    expect(await storage.get(key)).toBeUndefined()
    expect(await storage.get('files/never-there')).toBeUndefined()
    await storage.put(key, inPieces('x'), 10)
    expect(await storage.get('files/3f2a')).toBeUndefined()
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
    await expect(storage.put(bad, inPieces('x'), 10)).rejects.toBeInstanceOf(StorageError)
    await expect(storage.get(bad)).rejects.toMatchObject({ kind: 'bad-key' })
    await expect(storage.delete(bad)).rejects.toMatchObject({ kind: 'bad-key' })
  })

  it('removes at the next start what a crash left half arrived, a day later', async () => {
    const old = join(folder, '.arriving', 'old')
    const fresh = join(folder, '.arriving', 'fresh')
    await Promise.all([writeFile(old, 'x'), writeFile(fresh, 'x')])
    await utimes(old, 0, 0)
    await openDiskStorage(folder)
    expect(await readdir(join(folder, '.arriving'))).toEqual(['fresh'])
  })
})
