/** What only a bucket has: signatures, an address that may not answer, and a library that is loaded late. */
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startBucket } from '../../../test/bucket.ts'
import { storageAt } from './open-storage.server.ts'
import { clientFor, type S3Settings } from './s3.server.ts'

let bucket: Awaited<ReturnType<typeof startBucket>>
beforeAll(async () => {
  bucket = await startBucket()
})
afterAll(() => bucket?.remove())

const key = 'files/0f9c5a1e-7b2d'
async function* inPieces(...pieces: (string | Buffer)[]) {
  for (const piece of pieces) yield Buffer.from(piece)
}
const away = { name: 'StorageError', kind: 'away' }

// AWS, "Signature Calculations for the Authorization Header", Examples: these keys, this moment, these signatures. (The
// fourth, a PUT, signs a `date` header, which the client never sends.)
const nothing = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
it.each<[string, string, string, Record<string, string>, Record<string, string>, string]>([
  [
    ...(['GET', '/test.txt', nothing, {}, { range: 'bytes=0-9' }] as const),
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  [
    ...(['GET', '/', nothing, { lifecycle: '' }, {}] as const),
    'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  ],
  [
    ...(['GET', '/', nothing, { 'max-keys': '2', prefix: 'J' }, {}] as const),
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
])('signs %s %s as Amazon has published', async (method, path, hash, query, more, signature) => {
  const client = clientFor({
    bucket: 'examplebucket',
    region: 'us-east-1',
    endpoint: undefined,
    keys: {
      accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
      secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    },
  })
  const signer = await client.config.signer()
  const hostname = 'examplebucket.s3.amazonaws.com'
  const headers = { host: hostname, 'x-amz-content-sha256': hash, ...more }
  const signed = await signer.sign(
    { method, protocol: 'https:', hostname, path, query, headers },
    { signingDate: new Date('2013-05-24T00:00:00Z'), signingRegion: 'us-east-1', signingService: 's3' },
  )
  expect(signed.headers.authorization).toMatch(new RegExp(`Signature=${signature}$`))
})

describe('a bucket', () => {
  it.each<[string, Partial<S3Settings>]>([
    ['with a wrong secret', { keys: { accessKeyId: 'S3RVER', secretAccessKey: 'wrong' } }],
    ['that is not there', { bucket: 'another-bucket' }],
    ['at an address where nobody answers', { endpoint: 'http://127.0.0.1:9' }],
  ])('%s opens nothing, and is not taken for an empty one', async (_, wrong) => {
    const storage = storageAt({ ...bucket.settings, ...wrong })
    await expect(storage.put(key, inPieces('x'), 1)).rejects.toMatchObject(away)
    await expect(storage.get(key)).rejects.toMatchObject(away)
    await expect(storage.delete(key)).rejects.toMatchObject(away)
  })

  it('goes on once it is back', async () => {
    const storage = storageAt(bucket.settings)
    await storage.put(key, inPieces('here'), 4)
    await bucket.leave()
    await expect(storage.get(key)).rejects.toMatchObject(away)
    await bucket.restart()
    expect(await storage.sizeOf(key)).toBe(4)
  })
})

describe('a bucket that misbehaves', () => {
  let server: Server | undefined
  afterEach(() => {
    server?.closeAllConnections()
    server?.close()
  })

  /** Answers by these, one a request, the last one on and on; counts the requests. */
  async function thatAnswers(...answers: ((answer: ServerResponse) => void)[]) {
    let asked = 0
    server = createServer((request, answer) => {
      request.resume()
      answers[Math.min(asked++, answers.length - 1)]?.(answer)
    }).listen(0, '127.0.0.1')
    await new Promise(resolve => server?.once('listening', resolve))
    const { port } = server.address() as AddressInfo
    const settings = { ...bucket.settings, endpoint: `http://127.0.0.1:${port}`, silenceMs: 300 }
    return { storage: storageAt(settings), asked: () => asked }
  }
  const busy = (answer: ServerResponse) => answer.writeHead(503).end()
  const silent = () => {}

  it('is asked again where it is busy for a moment', async () => {
    const { storage, asked } = await thatAnswers(busy, answer => answer.end())
    expect(await storage.put(key, inPieces('x'), 1)).toMatchObject({ size: 1 })
    expect(asked()).toBe(2)
  })

  it('is given up where it stays busy, or says nothing for too long', async () => {
    const stays = await thatAnswers(busy)
    await expect(stays.storage.get(key)).rejects.toMatchObject(away)
    expect(stays.asked()).toBe(3)
    server?.close()
    const says = await thatAnswers(silent)
    await expect(says.storage.get(key)).rejects.toMatchObject(away)
    await expect(says.storage.put(key, inPieces(Buffer.alloc(3_000_000)), 3_000_000)).rejects.toMatchObject(
      away,
    )
  })

  it('that stops amid a file is told to whoever reads it', async () => {
    const { storage } = await thatAnswers(answer =>
      answer.writeHead(200, { 'content-length': '10' }).write('half'),
    )
    const found = await storage.get(key)
    await expect(found?.stream.toArray()).rejects.toThrow()
  })
})
