/**
 * Files in a bucket that speaks S3, through the official client. A file that is put is there whole or not at all, because a
 * bucket takes an object only once all the bytes arrived that were announced; nothing is sent in parts that would have to be tidied up.
 */

import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { checkKey, measured, type Storage, StorageError } from './storage.server.ts'

export interface S3Settings {
  bucket: string
  region: string
  /** Another address than Amazon's own, such as a MinIO in one's own house; the bucket then stands in the path. */
  endpoint: string | undefined
  /** Without them the client looks where Amazon's tools do: the role of the machine, its environment, a profile. */
  keys: { accessKeyId: string; secretAccessKey: string } | undefined
  /** The longest silence that is waited for, in milliseconds. */
  silenceMs?: number
}

const SILENCE_MS = 15_000
/** What is no larger is held in memory, so that the client can send it again; a piece of an upload is. */
const SENT_AGAIN = 1024 * 1024
const TRIES = 3

const quiet = () => {}

/** The client as it is set up for these settings. */
export function clientFor({ region, endpoint, keys, silenceMs = SILENCE_MS }: S3Settings): S3Client {
  return new S3Client({
    region,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(keys ? { credentials: keys } : {}),
    maxAttempts: TRIES,
    requestHandler: { connectionTimeout: silenceMs, socketTimeout: silenceMs },
    // Not every bucket that speaks S3 knows the newer checksums; the size is checked, and the file's own is in its row.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // What fails is thrown; the client's own words would stand in nobody's log.
    logger: { debug: quiet, info: quiet, warn: quiet, error: quiet },
  })
}

function absent(error: Error): undefined {
  if (error.name === 'NoSuchKey' || error.name === 'NotFound') return undefined
  throw new StorageError('away', { cause: error })
}
const away = (error: unknown): never => {
  throw new StorageError('away', { cause: error })
}

/** Stores files in the bucket. */
export async function openS3Storage(settings: S3Settings): Promise<Storage> {
  const client = clientFor(settings)
  const at = (key: string) => ({ Bucket: settings.bucket, Key: checkKey(key) })
  return {
    async put(key, stream, size) {
      const place = at(key)
      const { chunks, stored } = measured(stream, size)
      const cut = new AbortController()
      const body = size <= SENT_AGAIN ? await buffer(chunks) : Readable.from(chunks)
      let broken: unknown
      // The client hears of its own line alone: where the bytes break off, it is told to.
      if (body instanceof Readable)
        body.on('error', error => {
          broken = error
          cut.abort()
        })
      const command = new PutObjectCommand({ ...place, Body: body, ContentLength: size })
      await client.send(command, { abortSignal: cut.signal }).catch(error => {
        throw broken ?? new StorageError('away', { cause: error })
      })
      return stored()
    },

    async get(key, range) {
      const Range = range && `bytes=${range.from}-${range.to}`
      const answer = await client.send(new GetObjectCommand({ ...at(key), Range })).catch(absent)
      if (!answer) return undefined
      // In Node the body is what node:http gives.
      const stream = answer.Body as Readable
      const size = range ? Number(answer.ContentRange?.split('/')[1]) : Number(answer.ContentLength)
      return { stream, size }
    },

    async sizeOf(key) {
      return (await client.send(new HeadObjectCommand(at(key))).catch(absent))?.ContentLength
    },

    async delete(key) {
      await client.send(new DeleteObjectCommand(at(key))).catch(away)
    },
  }
}
