/** The storage of a deployment, opened when it is first asked for. */
import { openDiskStorage } from './disk.server.ts'
import type { S3Settings } from './s3.server.ts'
import type { Storage } from './storage.server.ts'

/** What `open` opens, when it is first asked for; where that fails, the next one who asks tries again. */
function opening(open: () => Promise<Storage>): Storage {
  let opened: Promise<Storage> | undefined
  const storage = () => {
    opened ??= open().catch(error => {
      opened = undefined
      throw error
    })
    return opened
  }
  return {
    put: async (...what) => (await storage()).put(...what),
    get: async (...what) => (await storage()).get(...what),
    sizeOf: async key => (await storage()).sizeOf(key),
    delete: async key => (await storage()).delete(key),
  }
}

/** Files below a folder; nothing is made before somebody stores or looks for one. */
export const storageIn = (folder: string): Storage => opening(() => openDiskStorage(folder))

/** Files in a bucket; its library is loaded when it is first asked. */
export const storageAt = (settings: S3Settings): Storage =>
  opening(async () => (await import('./s3.server.ts')).openS3Storage(settings))
