/**
 * Where files lie: in a folder of this machine, or in a bucket that speaks S3. A file is there whole or not at all. Keys are
 * made by us, never of a name that somebody gave.
 */
import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'

export interface StoredFile {
  /** Bytes. */
  size: number
  /** Hexadecimal. */
  sha256: string
}

/** Bytes of a file, counted from 0, both ends included. */
export interface ByteRange {
  from: number
  to: number
}

export interface Storage {
  /**
   * Keeps a stream under a key and resolves once it is safe. What was there under the key is replaced.
   * @param size the bytes that it has; with one more or one less nothing is kept, and a StorageError `wrong-size` is thrown
   */
  put(key: string, stream: AsyncIterable<Uint8Array>, size: number): Promise<StoredFile>
  /** The file, or that range of it, and the size in bytes of all of it; undefined where there is none. Read the stream to its end, or destroy it. */
  get(key: string, range?: ByteRange): Promise<{ stream: Readable; size: number } | undefined>
  /** How many bytes it has; undefined where there is none. */
  sizeOf(key: string): Promise<number | undefined>
  /** Removes the file. One that is not there is fine. */
  delete(key: string): Promise<void>
}

const sentences = {
  'wrong-size': 'the file has more or fewer bytes than was said',
  'bad-key': 'this is no key of a stored file',
  away: 'the bucket of files does not answer',
}

/** `away`: nobody answered, or not in time; the same may be asked again. */
export class StorageError extends Error {
  readonly kind: keyof typeof sentences
  constructor(kind: keyof typeof sentences, options?: ErrorOptions) {
    super(sentences[kind], options)
    this.name = 'StorageError'
    this.kind = kind
  }
}

const keyForm = /^[a-z0-9/-]{10,200}$/

/** The key, where it is one. */
export function checkKey(key: string): string {
  if (!keyForm.test(key) || key.split('/').includes('')) throw new StorageError('bad-key')
  return key
}

/** The bytes as they go by, and what they were once all of them did; throws as soon as there are too many, or at the end too few. */
export function measured(stream: AsyncIterable<Uint8Array>, size: number) {
  const hash = createHash('sha256')
  let seen = 0
  async function* chunks() {
    for await (const chunk of stream) {
      seen += chunk.byteLength
      if (seen > size) throw new StorageError('wrong-size')
      hash.update(chunk)
      yield chunk
    }
    if (seen < size) throw new StorageError('wrong-size')
  }
  return { chunks: chunks(), stored: (): StoredFile => ({ size: seen, sha256: hash.digest('hex') }) }
}
