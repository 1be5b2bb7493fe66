/** The embedded database, started again when it is ended from outside: by kill -9, or because memory ran out. */
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type EmbeddedDatabase,
  startEmbeddedDatabase,
} from '#platform/embedded-database/embedded-database.server.ts'

/** How long each further try waits, in milliseconds. Whatever ends it again after the last one is no accident. */
const PAUSES_MS = [0, 1_000, 3_000, 10_000]
/** A database that ran for so long starts with all its tries again. */
const CALM_AFTER_MS = 10 * 60_000

type StartOptions = Parameters<typeof startEmbeddedDatabase>[0] & {
  report: (line: string) => void
  pausesMs?: readonly number[]
}

/** Its addresses stay the same over a restart. `ended` settles when it is gone for good, stopped or given up. */
export type KeptDatabase = Pick<EmbeddedDatabase, 'url' | 'stop' | 'ended'>

/** Starts the embedded database and keeps it running until it is stopped. Throws as `startEmbeddedDatabase` does. */
export async function keepEmbeddedDatabase(options: StartOptions): Promise<KeptDatabase> {
  const { report, pausesMs = PAUSES_MS } = options
  const stopping = new AbortController()
  const { signal } = stopping
  let current = await startEmbeddedDatabase(options)
  let tries = 0

  async function startAgain(): Promise<EmbeddedDatabase | undefined> {
    while (tries < pausesMs.length && !signal.aborted) {
      report('The database was ended from outside and is started again …')
      await sleep(pausesMs[tries++], undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return undefined
      try {
        return await startEmbeddedDatabase(options)
      } catch (error) {
        report((error as Error).message)
      }
    }
    return undefined
  }

  async function watch(): Promise<void> {
    for (;;) {
      const startedAt = Date.now()
      await current.ended
      if (Date.now() - startedAt > CALM_AFTER_MS) tries = 0
      const next = await startAgain()
      if (!next) return
      current = next
      if (signal.aborted) await current.stop()
      else report('The database answers again.')
    }
  }

  const { url } = current
  const ended = watch()
  return {
    url,
    ended,
    stop: async () => {
      stopping.abort()
      await current.stop()
      await ended
    },
  }
}
