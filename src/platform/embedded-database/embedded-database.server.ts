// The PostgreSQL that comes with Handrail: for trying it out, for development and for the tests, without anything
// to install. It listens on a Unix socket in a folder that only its owner can enter, so it needs no password.
//
// The server's life hangs on a pipe: a small shell starts PostgreSQL and reads from a pipe that this process holds.
// When this process ends, however it ends, the kernel closes the pipe and the shell shuts the server down. After
// kill -9 of everything, PostgreSQL recovers by its write-ahead log at the next start.
import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import * as fs from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  chooseIdentity,
  EmbeddedDatabaseError,
  findPostgresBinaries,
  reachableBinaries,
} from './embedded-database-binaries.server.ts'
import {
  giveToServer,
  type Launch,
  lastLines,
  makeCluster,
  makeSocketFolder,
  seenFromInside,
  spawnOptions,
} from './embedded-database-cluster.server.ts'
import {
  endFormerServer,
  holdDataFolder,
  inUse,
  readPostmasterFile,
} from './embedded-database-lock.server.ts'

export { EmbeddedDatabaseError }

/** A running server. `url` gives what pg takes; `ended` settles when the server is gone, stopped or not. */
export type EmbeddedDatabase = {
  socketFolder: string
  url(user: string, database: string): string
  stop(): Promise<void>
  pid: number
  ended: Promise<void>
}

type Options = { dataFolder: string; report?: (line: string) => void; durable?: boolean }

/** A server that an earlier kill -9 left half buried keeps its locks for up to a few seconds. */
const RETRY_FOR_MS = 10_000
const RETRY_EVERY_MS = 200
const SAY_HOW_FAR_EVERY_MS = 5_000
/** A fast shutdown takes 10 ms, more with much to write; after this the server is ended without its leave. */
const STOP_MAY_TAKE_MS = 30_000

/** Starts PostgreSQL ("$@") and ends it when standard input ends; says PostgreSQL's process number first. */
const SHELL = `exec 3<&0
"$@" </dev/null 3<&- >&2 & server=$!
echo $server
{ cat <&3; kill -INT $server; } >/dev/null 2>&1 & watcher=$!
wait $server; code=$?
kill $watcher 2>/dev/null
exit $code`

/** For a small machine; what is written is on the disk before it is acknowledged. */
const SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '100',
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  // Disks of today read a page here or there alike; at the default of 4 the planner scans tables it has an index for.
  random_page_cost: '1.1',
  max_wal_size: '512MB',
  min_wal_size: '80MB',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Errors of statements name people's data: the log keeps to the server's own state.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
}
/** For tests, whose data nobody misses: no promise of the disk, and no sweeping of hundreds of databases that soon are gone. */
const NOT_DURABLE = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  bgwriter_lru_maxpages: '0',
}

/**
 * Starts the embedded PostgreSQL on `dataFolder`, making the cluster there if there is none, and resolves when it
 * takes connections. `durable: false` (tests) does without the disk's promise. Throws EmbeddedDatabaseError with a
 * sentence for a person: folder in use, no programs for this machine, folder of another account, server that fails.
 */
export async function startEmbeddedDatabase(options: Options): Promise<EmbeddedDatabase> {
  const found = await findPostgresBinaries()
  const dataFolder = openDataFolder(options.dataFolder)
  const release = await holdDataFolder(dataFolder)
  try {
    const cluster = join(dataFolder, `postgres-${found.major}`)
    const identity = chooseIdentity(cluster)
    const tag = `handrail-${createHash('sha256').update(dataFolder).digest('hex').slice(0, 16)}`
    const report = options.report ?? (() => undefined)
    await endFormerServer(cluster, tag, report)
    const launch: Launch = {
      dataFolder,
      cluster,
      tag,
      socketFolder: makeSocketFolder(tag, identity),
      programs: join(reachableBinaries(found, identity), 'bin'),
      identity,
      durable: options.durable ?? true,
      report,
    }
    if (!fs.existsSync(cluster)) await makeCluster(launch)
    giveToServer(launch)
    return await launchServer(launch, release)
  } catch (error) {
    release()
    throw error
  }
}

/** The data folder with its real path; people's records lie in it, so nobody else may enter a new one. */
function openDataFolder(path: string): string {
  const folder = resolve(path)
  try {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
    fs.accessSync(folder, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK)
    return fs.realpathSync(folder)
  } catch (cause) {
    const why = (cause as NodeJS.ErrnoException).code
    throw new EmbeddedDatabaseError(
      `The data folder ${folder} can not be used (${why}): make it yours, or set HANDRAIL_DATA to another folder.`,
      { cause },
    )
  }
}

async function launchServer(launch: Launch, release: () => void): Promise<EmbeddedDatabase> {
  const began = Date.now()
  for (;;) {
    const log = join(launch.dataFolder, 'database.log')
    const { shell, ended } = spawnServer(launch, log)
    const pid = await readyPid(shell, launch)
    if (pid !== undefined) return runningDatabase(launch, shell, ended, pid, release)
    const words = fs.readFileSync(log, 'utf8')
    const stillLocked = /already exists|still in use|could not bind Unix address/.test(words)
    if (!stillLocked) throw new EmbeddedDatabaseError(`The database did not start: ${lastLines(words)}`)
    if (Date.now() - began > RETRY_FOR_MS) {
      throw inUse(launch.dataFolder, readPostmasterFile(launch.cluster)?.pid ?? 'unknown')
    }
    await sleep(RETRY_EVERY_MS)
  }
}

function spawnServer(launch: Launch, log: string): { shell: ChildProcess; ended: Promise<void> } {
  const settings = {
    ...SETTINGS,
    ...(launch.durable ? {} : NOT_DURABLE),
    unix_socket_directories: launch.socketFolder,
    cluster_name: launch.tag,
  }
  const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const command = [join(launch.programs, 'postgres'), '-D', seenFromInside(launch.cluster, launch.identity)]
  const logFile = fs.openSync(log, 'w', 0o600)
  const shell = spawn('/bin/sh', ['-c', SHELL, 'handrail-database', ...command, ...words], {
    ...spawnOptions(launch, launch.cluster),
    // Its own session: the terminal's Ctrl-C is for Handrail, which ends the server when it has finished.
    detached: true,
    stdio: ['pipe', 'pipe', logFile],
  })
  fs.closeSync(logFile)
  const ended = once(shell, 'exit').then(
    () => undefined,
    () => undefined,
  )
  // A server that died leaves nobody to read the pipe; `ended` tells of that.
  shell.stdin?.on('error', () => undefined)
  return { shell, ended }
}

/** Resolves to PostgreSQL's process number when it takes connections, to undefined when it has ended instead. */
async function readyPid(shell: ChildProcess, launch: Launch): Promise<number | undefined> {
  let output = ''
  shell.stdout?.on('data', chunk => {
    output += chunk
  })
  let failure: Error | undefined
  shell.once('error', error => {
    failure = error
  })
  let said = Date.now()
  for (;;) {
    if (failure) throw new EmbeddedDatabaseError(`The database did not start: ${failure.message}`)
    if (shell.exitCode !== null || shell.signalCode !== null) return undefined
    const written = readPostmasterFile(launch.cluster)
    if (written?.ready && output.endsWith('\n') && written.pid === Number(output)) return written.pid
    if (Date.now() - said > SAY_HOW_FAR_EVERY_MS) {
      said = Date.now()
      launch.report('Waiting for the database, which is recovering from its last end …')
    }
    await sleep(10)
  }
}

function runningDatabase(
  launch: Launch,
  shell: ChildProcess,
  ended: Promise<void>,
  pid: number,
  release: () => void,
): EmbeddedDatabase {
  const gone = ended.then(() => {
    shell.stdin?.destroy()
    fs.rmSync(launch.socketFolder, { recursive: true, force: true })
    release()
  })
  return {
    socketFolder: launch.socketFolder,
    pid,
    ended: gone,
    url: (user, database) => addressThrough(launch.socketFolder, user, database),
    stop: async () => {
      shell.stdin?.end()
      const force = setTimeout(() => endAtOnce(pid), STOP_MAY_TAKE_MS)
      await gone
      clearTimeout(force)
    },
  }
}

function addressThrough(socketFolder: string, user: string, database: string): string {
  return (
    `postgres://${encodeURIComponent(user)}@localhost/${encodeURIComponent(database)}` +
    `?host=${encodeURIComponent(socketFolder)}`
  )
}

/**
 * Where the server of a data folder is that another process of this machine started and still runs, as a function like
 * `url`; undefined where none runs, and 'empty' where there has never been one.
 */
export function findRunningDatabase(dataFolder: string): EmbeddedDatabase['url'] | 'empty' | undefined {
  const names = fs.existsSync(dataFolder) ? fs.readdirSync(dataFolder) : []
  const clusters = names.filter(name => /^postgres-\d+$/.test(name))
  if (clusters.length === 0) return 'empty'
  const running = clusters.map(name => readPostmasterFile(join(dataFolder, name))).find(each => each?.ready)
  const folder = running?.socketFolder
  // After kill -9 the file is still there, and nobody listens.
  if (!folder || !fs.existsSync(join(folder, '.s.PGSQL.5432'))) return undefined
  return (user, database) => addressThrough(folder, user, database)
}

function endAtOnce(pid: number): void {
  try {
    process.kill(pid, 'SIGQUIT')
  } catch {
    // it ended meanwhile
  }
}
