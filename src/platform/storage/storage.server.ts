/**
 * Where files lie: a folder on this machine. A file is there whole or not at all, and what was acknowledged survives a
 * power cut. Keys are made by us, never of a name that somebody gave.
 */
import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Readable } from 'node:stream'

export interface StoredFile {
  /** Bytes. */
  size: number
  /** Hexadecimal. */
  sha256: string
}

export interface Storage {
  /**
   * Keeps a stream under a key and resolves once it is safe on the disk. What was there under the key is replaced.
   * @param limit the most bytes it may have; with one more, nothing is kept and a StorageError `too-large` is thrown
   */
  put(key: string, stream: AsyncIterable<Uint8Array>, limit: number): Promise<StoredFile>
  /** The file and its size in bytes, or undefined where there is none. Read the stream to its end, or destroy it. */
  get(key: string): Promise<{ stream: Readable; size: number } | undefined>
  /** Removes the file. One that is not there is fine. */
  delete(key: string): Promise<void>
}

export class StorageError extends Error {
  readonly kind: 'too-large' | 'bad-key'
  constructor(kind: 'too-large' | 'bad-key') {
    super(kind === 'too-large' ? 'the file is larger than allowed' : 'this is no key of a stored file')
    this.name = 'StorageError'
    this.kind = kind
  }
}

const keyForm = /^[a-z0-9/-]{10,200}$/
const leftoverAge = 24 * 60 * 60 * 1000

/** Stores files below `folder`, which only this account may enter; makes it when it is missing. */
export async function openDiskStorage(folder: string): Promise<Storage> {
  const root = resolve(folder)
  // No key has a dot, so no key leads here.
  const arriving = join(root, '.arriving')
  await mkdir(arriving, { recursive: true, mode: 0o700 })
  await removeLeftovers(arriving)

  function subtitleOf(key: string): string {
    if (!keyForm.test(key) || key.split('/').includes('')) throw new StorageError('bad-key')
    return join(root, key)
  }

  return {
    async put(key, stream, limit) {
      const place = subtitleOf(key)
      const draft = join(arriving, randomUUID())
      try {
        const stored = await write(draft, stream, limit)
        await makeFolders(root, dirname(place))
        await rename(draft, place)
        await sync(dirname(place))
        return stored
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },

    async get(key) {
      const file = await openIfThere(subtitleOf(key))
      if (!file) return undefined
      const { size } = await file.stat()
      return { stream: file.createReadStream(), size }
    },

    async delete(key) {
      const place = subtitleOf(key)
      await rm(place, { force: true })
      await sync(dirname(place)).catch(ignoreAbsence)
    },
  }
}

/** The same, but nothing is made before somebody stores or looks for a file. */
export function storageIn(folder: string): Storage {
  let opened: Promise<Storage> | undefined
  const storage = () => {
    opened ??= openDiskStorage(folder)
    return opened
  }
  return {
    put: async (...what) => (await storage()).put(...what),
    get: async key => (await storage()).get(key),
    delete: async key => (await storage()).delete(key),
  }
}

/** Writes the stream to a new file, measuring as it goes, and waits until the disk has it. */
async function write(path: string, stream: AsyncIterable<Uint8Array>, limit: number): Promise<StoredFile> {
  const file = await open(path, 'wx', 0o600)
  const hash = createHash('sha256')
  let size = 0
  try {
    for await (const chunk of stream) {
      size += chunk.byteLength
      if (size > limit) throw new StorageError('too-large')
      hash.update(chunk)
      await file.writeFile(chunk)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return { size, sha256: hash.digest('hex') }
}

/** Makes a folder and those above it below `root`, each safe on the disk before the file in it is acknowledged. */
async function makeFolders(root: string, folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  for (let above = dirname(folder); above.length >= root.length; above = dirname(above)) await sync(above)
}

/** A rename or a removal is safe once its folder is. */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function ignoreAbsence(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
}

/** A folder on the way to other keys is no file either. */
async function openIfThere(path: string): Promise<FileHandle | undefined> {
  const file = await open(path, 'r').catch(ignoreAbsence)
  if (!file || (await file.stat()).isFile()) return file
  await file.close()
  return undefined
}

/** What a kill -9 left half arrived; a day later nobody is still sending it. */
async function removeLeftovers(arriving: string): Promise<void> {
  for (const name of await readdir(arriving)) {
    const path = join(arriving, name)
    const found = await stat(path).catch(ignoreAbsence)
    if (found && Date.now() - found.mtimeMs > leftoverAge) await rm(path, { force: true })
  }
}
