/**
 * The list of who was erased, outside of the database (decision 85): a copy of the database that is restored brings back people
 * who were erased since it was made, and this list says who. It holds ids alone, a line of JSON for each.
 */
import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'
import { ConfigError } from '../config/config.server.ts'

const erasure = z.object({
  organization: z.uuid(),
  id: z.uuid(),
  patient: z.uuid(),
  records: z.array(z.uuid()),
  accounts: z.array(z.uuid()),
  by: z.uuid().nullable(),
  at: z.string(),
})
export type ErasureLine = z.infer<typeof erasure>

export interface ErasureList {
  /** Everybody on it. Throws ConfigError, with one sentence, where it can't be read. */
  read(): Promise<ErasureLine[]>
  /** Adds those that are not on it yet, and resolves once they are safe on the disk. */
  add(lines: readonly ErasureLine[]): Promise<void>
}

/** The list in the file at `path`, which need not be there yet. */
export function openErasureList(path: string): ErasureList {
  const readText = async () => {
    const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return ''
      throw new ConfigError(
        `The list of erasures ${path} can not be read (${error.code}): without it nobody is served.`,
      )
    })
    // What a power cut left half written is in the database still, and is added again.
    return text.slice(0, text.lastIndexOf('\n') + 1)
  }
  const read = async () => {
    const lines = (await readText()).split('\n').slice(0, -1)
    return lines.map((line, at) => readLine(line) ?? fail(path, at + 1))
  }
  return {
    read,
    async add(lines) {
      const known = new Set((await read()).map(({ id, accounts }) => `${id} ${accounts}`))
      const fresh = lines.filter(({ id, accounts }) => !known.has(`${id} ${accounts}`))
      if (fresh.length === 0) return
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const file = await open(path, 'a', 0o600)
      try {
        await file.truncate(Buffer.byteLength(await readText()))
        await file.appendFile(fresh.map(line => `${JSON.stringify(line)}\n`).join(''))
        await file.sync()
      } finally {
        await file.close()
      }
    },
  }
}

function readLine(line: string): ErasureLine | undefined {
  try {
    return erasure.parse(JSON.parse(line))
  } catch {
    return undefined
  }
}

function fail(path: string, line: number): never {
  throw new ConfigError(
    `Line ${line} of the list of erasures ${path} can not be read: mend it, or who was erased may come back with an older copy of the database.`,
  )
}
