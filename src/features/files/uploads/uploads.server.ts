/**
 * How a file arrives: each piece lies in storage by itself, then they become one object, and only then there is a row of it. From
 * before the first byte until then `loose_objects` holds the key, so that what a crash leaves behind is found (decision 36).
 */
import { randomUUID } from 'node:crypto'
import { ORPCError } from '@orpc/server'
import { sql } from 'kysely'
import { type PremiumFacts, premiumReason } from '#features/billing/billing.rules.ts'
import { type Context, found } from '#platform/api/api.server.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import { type Storage, StorageError, type StoredFile } from '#platform/storage/storage.server.ts'
import { contentOf, HEAD_BYTES, type Looked, TAIL_BYTES } from '../contents/contents.server.ts'
import { type ContentKind, contentKinds, MOST_PIECES, type Refusal } from '../files.rules.ts'

/** A key that nothing has yet. */
export const newKey = () => `files/${randomUUID()}`
/** Under which pieces lie together, until an object is made of them. */
export const piecesKey = (key: string) => `${key}-pieces`
export const pieceKey = (pieces: string, number: number) => `${pieces}/${number}`

/** Refuses with the sentence of that reason. */
const refuse = (reason: Refusal) =>
  new ORPCError('BAD_REQUEST', {
    message: 'This file is not taken.',
    data: { fields: [{ field: '', message: reason }] },
  })

/** Whether what is in a file is why it is not taken. */
export const isRefusal = (error: unknown) => error instanceof ORPCError && error.code === 'BAD_REQUEST'

const incomplete = () =>
  new ORPCError('CONFLICT', { message: 'A piece of this file is missing. Send it again.' })

const piecesOf = (from: string, pieces: number) =>
  Array.from({ length: pieces }, (_, number) => pieceKey(from, number))

/** How many bytes the pieces have together. Throws CONFLICT where one is missing. */
async function sizeOf(storage: Storage, keys: readonly string[]): Promise<number> {
  const sizes = await Promise.all(keys.map(key => storage.sizeOf(key)))
  return sizes.reduce<number>((sum, size) => {
    if (size === undefined) throw incomplete()
    return sum + size
  }, 0)
}

/** The pieces one after another. Throws CONFLICT where one is missing. */
async function* joined(storage: Storage, keys: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const key of keys) {
    const piece = await storage.get(key)
    if (!piece) throw incomplete()
    yield* piece.stream
  }
}

/** Control signs that no text has; what is above 127 is a letter in some encoding. */
const isNoText = (chunk: Uint8Array) =>
  chunk.some(byte => byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13)

/** Hands the bytes on, and keeps of them what says which kind they are. */
async function* lookedAt(bytes: AsyncIterable<Uint8Array>, looked: Looked): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    if (looked.head.length < HEAD_BYTES)
      looked.head = Buffer.concat([looked.head, chunk]).subarray(0, HEAD_BYTES)
    looked.tail = Buffer.concat([looked.tail, chunk]).subarray(-TAIL_BYTES)
    looked.isText &&= !isNoText(chunk)
    looked.size += chunk.length
    yield chunk
  }
}

const isKind = (answer: ContentKind | Refusal): answer is ContentKind => answer in contentKinds

/**
 * Makes one object, under `key`, of the pieces, and says what it is. Throws what `refuse` makes for what is not taken, and SERVICE_UNAVAILABLE
 * where the scanner that is configured can't be asked: then nothing is taken unseen.
 */
export async function join(
  { storage, scanner }: Context['files'],
  from: string,
  key: string,
  pieces: number,
): Promise<StoredFile & { mediaType: ContentKind }> {
  const none = Buffer.alloc(0)
  const looked: Looked = { size: 0, head: none, tail: none, isText: true }
  const keys = piecesOf(from, pieces)
  const size = await sizeOf(storage, keys)
  const stored = await storage.put(key, lookedAt(joined(storage, keys), looked), size).catch(error => {
    // Somebody sends a piece again just now.
    throw error instanceof StorageError && error.kind === 'wrong-size' ? incomplete() : error
  })
  const content = contentOf(looked)
  if (!isKind(content)) throw refuse(content)
  if (scanner) {
    const object = await storage.get(key)
    const isClean = object && (await scanner.isClean(object.stream).catch(unscanned))
    if (!isClean) throw refuse('infected')
  }
  return { ...stored, mediaType: content }
}

function unscanned(cause: unknown): never {
  throw new ORPCError('SERVICE_UNAVAILABLE', {
    message: 'Files can’t be checked for viruses for a moment, so none is taken. Try again shortly.',
    cause,
  })
}

/** Removes whatever lies under the key of a loose object: itself, or the pieces of one. */
export async function removeObject(storage: Storage, key: string): Promise<void> {
  if (!key.endsWith(piecesKey(''))) return storage.delete(key)
  await Promise.all(piecesOf(key, MOST_PIECES).map(piece => storage.delete(piece)))
}

/** Which open task of the patient who asks wants a file, which makes uploading free (decision 32). */
const askingTask = (id: string | null) =>
  sqlFor
    .selectFrom('tasks')
    .select('id')
    .where('id', '=', id)
    .where('asksForFile', '=', true)
    .where('listState', 'in', ['pending', 'in_progress'])

/** Who may see the patient may upload; for staff uploading is Premium (decision 32). A patient uploads what was asked for. */
export async function requireUploading(
  { session, hat, isBillingOff }: Context,
  { patientId, taskId }: { patientId: string; taskId: string | null },
): Promise<void> {
  if (hat === 'patient') return void found(await session.one(askingTask(taskId)))
  const row = await session.one(
    sqlFor
      .selectFrom('patients')
      .select(sql<PremiumFacts>`app.premium_facts()`.as('facts'))
      .where('id', '=', patientId),
  )
  const { facts } = found(row)
  if (premiumReason(facts, { isBillingOff, now: new Date() }) === null)
    throw new ORPCError('PAYMENT_REQUIRED', { status: 402, message: 'Uploading files is part of Premium.' })
}
