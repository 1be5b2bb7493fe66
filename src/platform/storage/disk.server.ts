/** Files in a folder of this machine. What was acknowledged survives a power cut. */
import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { checkKey, measured, type Storage, type StoredFile } from './storage.server.ts'

const leftoverAge = 24 * 60 * 60 * 1000

/** Stores files below `folder`, which only this account may enter; makes it when it is missing. */
export async function openDiskStorage(folder: string): Promise<Storage> {
  const root = resolve(folder)
  // No key has a dot, so no key leads here.
  const arriving = join(root, '.arriving')
  await mkdir(arriving, { recursive: true, mode: 0o700 })
  await removeLeftovers(arriving)

  function placeOf(key: string): string {
    return join(root, checkKey(key))
  }

  return {
    async put(key, stream, size) {
      const place = placeOf(key)
      const draft = join(arriving, randomUUID())
      try {
        const stored = await write(draft, stream, size)
        await makeFolders(root, dirname(place))
        await rename(draft, place)
        await sync(dirname(place))
        return stored
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },

    async get(key, range) {
      const file = await openIfThere(placeOf(key))
      if (!file) return undefined
      const { size } = await file.stat()
      return { stream: file.createReadStream(range && { start: range.from, end: range.to }), size }
    },

    async sizeOf(key) {
      const found = await stat(placeOf(key)).catch(ignoreAbsence)
      return found?.isFile() ? found.size : undefined
    },

    async delete(key) {
      const place = placeOf(key)
      await rm(place, { force: true })
      await sync(dirname(place)).catch(ignoreAbsence)
    },
  }
}

/** Writes the stream to a new file and waits until the disk has it. */
async function write(path: string, stream: AsyncIterable<Uint8Array>, size: number): Promise<StoredFile> {
  const file = await open(path, 'wx', 0o600)
  const { chunks, stored } = measured(stream, size)
  try {
    for await (const chunk of chunks) await file.writeFile(chunk)
    await file.sync()
  } finally {
    await file.close()
  }
  return stored()
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
