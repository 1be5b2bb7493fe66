import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDiskStorage } from './disk.server.ts'
import type { Storage } from './storage.server.ts'

let folder: string
let storage: Storage

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'handrail-disk-'))
  storage = await openDiskStorage(folder)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const key = 'files/3f2a/0f9c5a1e-7b2d'
async function* inPieces(...pieces: string[]) {
  for (const piece of pieces) yield Buffer.from(piece)
}

it('lets nobody else on the machine read it', async () => {
  await storage.put(key, inPieces('secret'), 6)
  expect((await stat(join(folder, key))).mode & 0o077).toBe(0)
  expect((await stat(join(folder, 'files'))).mode & 0o077).toBe(0)
})

it('leaves nothing half arrived of what breaks off', async () => {
  await expect(storage.put(key, inPieces('12345', '678901'), 10)).rejects.toMatchObject({
    kind: 'wrong-size',
  })
  expect(await readdir(join(folder, '.arriving'))).toEqual([])
})

it('removes at the next start what a crash left half arrived, a day later', async () => {
  const old = join(folder, '.arriving', 'old')
  const fresh = join(folder, '.arriving', 'fresh')
  await Promise.all([writeFile(old, 'x'), writeFile(fresh, 'x')])
  await utimes(old, 0, 0)
  await openDiskStorage(folder)
  expect(await readdir(join(folder, '.arriving'))).toEqual(['fresh'])
})
