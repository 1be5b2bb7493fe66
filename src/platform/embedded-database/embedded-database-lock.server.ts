// Who holds a data folder, and what an earlier run left behind in it. PostgreSQL guards its own folder too; this
// guard comes first because it can say which Handrail holds the folder, and because PostgreSQL takes a killed
// server that nobody has buried yet (a zombie) for a living one.
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { EmbeddedDatabaseError } from './embedded-database-binaries.server.ts'

/** Somebody who stops one Handrail and starts the next at once meets the first one ending. */
const FORMER_HANDRAIL_MAY_TAKE_MS = 2_000
const FORMER_SERVER_MAY_TAKE_MS = 20_000
/** A server whose Handrail was killed shuts itself down at once; after this long we ask it ourselves. */
const ASK_FORMER_SERVER_AFTER_MS = 1_500
const LOOK_AGAIN_EVERY_MS = 25

/** Folders held by this very process: its own process number in the lock would look like an old one used again. */
const heldHere = new Set<string>()

/**
 * Takes the data folder for this process. Throws EmbeddedDatabaseError if another living Handrail has it and is not
 * just ending. Returns what gives it back; a killed process needs to give nothing back.
 */
export async function holdDataFolder(dataFolder: string): Promise<() => void> {
  const lock = join(dataFolder, 'handrail.pid')
  if (heldHere.has(dataFolder)) throw inUse(dataFolder, process.pid)
  heldHere.add(dataFolder)
  const began = Date.now()
  for (let holder = livingHolder(lock); holder; holder = livingHolder(lock)) {
    if (Date.now() - began > FORMER_HANDRAIL_MAY_TAKE_MS) {
      heldHere.delete(dataFolder)
      throw inUse(dataFolder, holder)
    }
    await sleep(LOOK_AGAIN_EVERY_MS)
  }
  const signed = `${process.pid} ${processSignature(process.pid)}\n`
  const draft = `${lock}.${process.pid}`
  writeFileSync(draft, signed, { mode: 0o600 })
  renameSync(draft, lock)
  return () => {
    heldHere.delete(dataFolder)
    if (readLock(lock)?.pid === process.pid) rmSync(lock, { force: true })
  }
}

/** The sentence for a second start; `pid` is the process that was first. */
export function inUse(dataFolder: string, pid: number | string): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    `The data folder ${dataFolder} is in use by another Handrail (process ${pid}): stop that one first, ` +
      'or set HANDRAIL_DATA to another folder.',
  )
}

/**
 * Waits for what is left of an earlier server of this cluster (found by `tag`, which is part of its command line),
 * stops it if it does not stop by itself, and removes the lock files that would keep PostgreSQL from starting.
 */
export async function endFormerServer(clusterFolder: string, tag: string, report: (line: string) => void) {
  const began = Date.now()
  let asked = false
  for (;;) {
    const living = livingServers(tag)
    if (living.length === 0) break
    const waited = Date.now() - began
    if (waited > FORMER_SERVER_MAY_TAKE_MS) {
      throw new EmbeddedDatabaseError(
        `A database server of an earlier Handrail (process ${living[0]}) does not end: end it, then start again.`,
      )
    }
    if (waited > ASK_FORMER_SERVER_AFTER_MS && !asked) {
      asked = true
      report('Stopping the database server that an earlier Handrail left behind …')
      const leader = readPostmasterFile(clusterFolder)?.pid
      if (leader && living.includes(leader)) process.kill(leader, 'SIGINT')
    }
    await sleep(LOOK_AGAIN_EVERY_MS)
  }
  const former = readPostmasterFile(clusterFolder)?.pid
  // A zombie, or a stranger that has the number now: PostgreSQL would take either for its own living server.
  if (former && process.platform === 'linux' && isNumberTaken(former)) {
    rmSync(join(clusterFolder, 'postmaster.pid'), { force: true })
  }
}

/** What PostgreSQL writes about itself: its process number, `ready` once it takes connections, and where its socket is. */
export function readPostmasterFile(
  clusterFolder: string,
): { pid: number; ready: boolean; socketFolder: string } | undefined {
  try {
    const lines = readFileSync(join(clusterFolder, 'postmaster.pid'), 'utf8').split('\n')
    return {
      pid: Number(lines[0]),
      ready: lines[7]?.trim() === 'ready',
      socketFolder: lines[4]?.trim() ?? '',
    }
  } catch {
    return undefined
  }
}

/** The number of the other process that holds the lock, if it lives. */
function livingHolder(lock: string): number | undefined {
  const holder = readLock(lock)
  if (!holder || holder.pid === process.pid) return undefined
  return processSignature(holder.pid) === holder.signature ? holder.pid : undefined
}

function readLock(lock: string): { pid: number; signature: string } | undefined {
  try {
    const [pid = '', signature = ''] = readFileSync(lock, 'utf8').trim().split(' ')
    return { pid: Number(pid), signature }
  } catch {
    return undefined
  }
}

/** Tells a living process from a later one with the same number, and from a zombie; undefined when it is gone. */
function processSignature(pid: number): string | undefined {
  if (process.platform !== 'linux') return isNumberTaken(pid) ? 'living' : undefined
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? undefined : fields[19]
  } catch {
    return undefined
  }
}

function isNumberTaken(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The process numbers of this cluster's PostgreSQL processes that live (elsewhere than Linux: not known). */
function livingServers(tag: string): number[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .filter(pid => {
      try {
        // A zombie's command line is empty.
        const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
        return /^postgres:|^[^\0]*\/postgres\0/.test(words) && words.includes(tag)
      } catch {
        return false
      }
    })
    .map(Number)
}
