/** A bucket that stands in for one of Amazon's: s3rver, which reads requests and checks their signatures by itself. */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import S3rver from '@20minutes/s3rver'
import type { S3Settings } from '#platform/storage/s3.server.ts'

/** The only pair that the stand-in knows. */
const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

/** Stores an object once all of it arrived, as Amazon's does; left alone, s3rver keeps what was cut off. */
function storeWhole({ store }: S3rver): void {
  const put = store.putObject.bind(store)
  store.putObject = async object => {
    const chunks: Buffer[] = []
    for await (const chunk of object.content) chunks.push(chunk as Buffer)
    object.content = Readable.from([Buffer.concat(chunks)])
    return put(object)
  }
}

/** Starts one with an empty bucket of that name. */
export async function startBucket(bucket = 'handrail-files') {
  const folder = await mkdtemp(join(tmpdir(), 'handrail-bucket-'))
  const options = { address: '127.0.0.1', directory: folder, silent: true, vhostBuckets: false }
  let server = new S3rver({ ...options, port: 0, configureBuckets: [{ name: bucket }] })
  storeWhole(server)
  const { port } = await server.run()
  const settings: S3Settings = {
    bucket,
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    keys,
    silenceMs: 2_000,
  }
  return {
    settings,
    /** The keys of all objects in it. */
    keys: async () => {
      const entries = await readdir(join(folder, bucket), { recursive: true })
      const ending = '._S3rver_object'
      return entries
        .flatMap(entry => (entry.endsWith(ending) ? [entry.slice(0, -ending.length)] : []))
        .toSorted()
    },
    /** Nobody answers at its address until it is back. */
    leave: () => server.close(),
    restart: async () => {
      server = new S3rver({ ...options, port, configureBuckets: [] })
      storeWhole(server)
      await server.run()
    },
    remove: async () => {
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
