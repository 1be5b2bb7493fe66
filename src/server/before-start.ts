/** Looks whether this machine lets the server start, before anything is made: no folder, no file, no table. */
import { mkdtemp, open, rmdir, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { type Config, ConfigError } from '#platform/config/config.server.ts'

/** Throws ConfigError, with one sentence, where the port is taken, or what is kept on this machine can not be written. */
export async function checkBeforeStart(config: Config): Promise<void> {
  await checkPort(config.port, config.host)
  // Files lie in the folder too, where no bucket takes them.
  if (!config.databaseUrl || !config.s3) await checkDataFolder(config.dataFolder)
  await checkErasureList(config.erasureList)
}

/** The sentence about an address that can not be listened on; the error itself where it is about something else. */
export function describeListenError(error: NodeJS.ErrnoException, port: number, host: string): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new ConfigError(
        `Port ${port} is in use by another program: end it, or choose another with PORT=3001 npm start.`,
      )
    case 'EACCES':
      return new ConfigError(
        `Port ${port} may not be used by this account: choose another with PORT=3001 npm start.`,
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new ConfigError(
        `HOST is "${host}", which is no address of this machine: set 127.0.0.1 for this machine alone, or 0.0.0.0 for all.`,
      )
    default:
      return error
  }
}

/** Listens for a moment: whoever has the port says so at once, not after a migration. */
function checkPort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', error => reject(describeListenError(error, port, host)))
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

async function checkDataFolder(folder: string): Promise<void> {
  try {
    await addEntry(folder)
  } catch (cause) {
    const why = (cause as NodeJS.ErrnoException).code
    throw new ConfigError(
      `The data folder ${folder} can not be written to (${why}): make it yours, or set HANDRAIL_DATA to another folder, such as HANDRAIL_DATA=/var/lib/handrail.`,
      { cause },
    )
  }
}

/** Whoever is erased is written there first: where that fails, nobody is erased, and years may pass before somebody asks. */
async function checkErasureList(file: string): Promise<void> {
  try {
    if (await isThere(file)) await (await open(file, 'r+')).close()
    else await addEntry(dirname(file))
  } catch (cause) {
    const why = (cause as NodeJS.ErrnoException).code
    throw new ConfigError(
      `The list of erasures ${file} can not be written to (${why}): make it yours, or set HANDRAIL_ERASURES to another file, such as HANDRAIL_ERASURES=/var/lib/handrail/erasures.jsonl.`,
      { cause },
    )
  }
}

/** The folder, or the nearest one above it that exists, takes a new entry; it is gone again when this returns. */
async function addEntry(folder: string): Promise<void> {
  await rmdir(await mkdtemp(join(await nearestThere(folder), '.handrail-')))
}

async function nearestThere(folder: string): Promise<string> {
  return (await isThere(folder)) || dirname(folder) === folder ? folder : nearestThere(dirname(folder))
}

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )
