/** As much of the stand-in for a bucket as the tests use. */
declare module '@20minutes/s3rver' {
  import type { Readable } from 'node:stream'

  class S3rver {
    constructor(options: {
      address: string
      port: number
      directory: string
      silent: boolean
      vhostBuckets: boolean
      configureBuckets: { name: string }[]
    })
    readonly store: { putObject(object: { content: Readable }): Promise<unknown> }
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
  export = S3rver
}
