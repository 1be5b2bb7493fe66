/** A PostgreSQL on a port, as somebody else would run it for Handrail: it can be stopped, killed, started again and frozen. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import {
  chooseIdentity,
  findPostgresBinaries,
  reachableBinaries,
} from '#platform/embedded-database/embedded-database-binaries.server.ts'
import {
  type Launch,
  makeCluster,
  makeSocketFolder,
  seenFromInside,
  spawnOptions,
} from '#platform/embedded-database/embedded-database-cluster.server.ts'
import { foundDatabase } from '#server/found-database.ts'
import { copyFolder } from '../copy-folder.ts'

const READY_WITHIN_MS = 30_000

/** A port of this machine that nobody uses at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return (address as { port: number }).port
}

/** What a process of PostgreSQL calls itself: whom it serves, and what it is doing. */
function titleOf(pid: number): string {
  return readFileSync(`/proc/${pid}/cmdline`, 'latin1').replace(/[\0\s]+$/, '')
}

export class ExternalPostgres {
  readonly #launch: Launch
  readonly #port: number
  #process: ChildProcess | undefined

  private constructor(launch: Launch, port: number) {
    this.#launch = launch
    this.#port = port
  }

  /** Makes a cluster with an empty database and starts it. */
  static async make(): Promise<ExternalPostgres> {
    const postgres = await ExternalPostgres.#prepare()
    await makeCluster(postgres.#launch)
    await postgres.start()
    await foundDatabase((user, database) => postgres.url(user, database))
    return postgres
  }

  /** Starts a copy of a cluster that was ended in good order. */
  static async copyOf(cluster: string): Promise<ExternalPostgres> {
    const postgres = await ExternalPostgres.#prepare()
    copyFolder(cluster, postgres.#launch.cluster)
    await postgres.start()
    return postgres
  }

  static async #prepare(): Promise<ExternalPostgres> {
    const found = await findPostgresBinaries()
    const dataFolder = await mkdtemp(join(tmpdir(), 'handrail-bad-day-'))
    const cluster = join(dataFolder, 'cluster')
    const identity = chooseIdentity(cluster)
    const port = await freePort()
    const tag = `handrail-bad-day-${port}`
    const launch: Launch = {
      dataFolder,
      cluster,
      tag,
      socketFolder: makeSocketFolder(tag, identity),
      programs: join(reachableBinaries(found, identity), 'bin'),
      identity,
      durable: false,
      report: () => {},
    }
    return new ExternalPostgres(launch, port)
  }

  /** Copies what it holds once it was stopped. */
  copyTo(folder: string): void {
    copyFolder(this.#launch.cluster, folder)
  }

  url(user: string, database = 'handrail'): string {
    return `postgres://${user}@127.0.0.1:${this.#port}/${database}`
  }

  /** Resolves when it takes connections. */
  async start(): Promise<void> {
    const { programs, cluster, identity, socketFolder } = this.#launch
    const settings = {
      port: this.#port,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: socketFolder,
      fsync: 'off',
      max_connections: 100,
    }
    const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    this.#process = spawn(join(programs, 'postgres'), ['-D', seenFromInside(cluster, identity), ...words], {
      ...spawnOptions(this.#launch, cluster),
      stdio: 'ignore',
    })
    const limit = Date.now() + READY_WITHIN_MS
    for (;;) {
      try {
        return await this.#asSuperuser(async () => {}, 'postgres')
      } catch (error) {
        if (Date.now() > limit) throw error
        await sleep(50)
      }
    }
  }

  /** Ends it: SIGINT as an administrator does, SIGQUIT as a crash does. */
  async stop(signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT'): Promise<void> {
    const running = this.#process
    if (!running || running.exitCode !== null) return
    const ended = once(running, 'exit')
    running.kill(signal)
    await ended
  }

  async remove(): Promise<void> {
    await this.stop()
    await rm(this.#launch.dataFolder, { recursive: true, force: true })
    await rm(this.#launch.socketFolder, { recursive: true, force: true })
  }

  /** Rows of one statement as the superuser, over a connection of its own. */
  async rows<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    return this.#asSuperuser(async client => (await client.query<Row>(text, values)).rows)
  }

  async #asSuperuser<T>(work: (client: pg.Client) => Promise<T>, database?: string): Promise<T> {
    const client = new pg.Client({ connectionString: this.url('postgres', database) })
    client.on('error', () => {})
    try {
      await client.connect()
      return await work(client)
    } finally {
      await client.end().catch(() => {})
    }
  }

  /** A connection of the superuser's, for the caller to end. */
  async connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: this.url('postgres') })
    await client.connect()
    return client
  }

  /** How many statements wait for a lock. */
  async countWaiting(): Promise<number> {
    const [found] = await this.rows<{ count: number }>(
      `select count(*)::int from pg_stat_activity where wait_event_type = 'Lock'`,
    )
    return found?.count ?? 0
  }

  /** Ends every connection of the logins that serve, as an administrator does with pg_terminate_backend. */
  async terminateBackends(): Promise<void> {
    await this.rows(`select pg_terminate_backend(pid) from pg_stat_activity where usename like 'handrail%'`)
  }

  /**
   * Freezes every backend that serves somebody and is between two pieces of work, and answers with how to let them go on. One
   * amid its work holds locks, which nobody gets past until it goes on, whatever a server does. The system is asked what a
   * frozen one was at, not PostgreSQL: that question could itself wait for one of them, for ever.
   */
  async freezeBackends(): Promise<() => void> {
    const idle = await this.rows<{ pid: number }>(
      `select pid from pg_stat_activity where usename like 'handrail%' and state = 'idle'`,
    )
    const frozen: number[] = []
    for (const { pid } of idle) {
      process.kill(pid, 'SIGSTOP')
      if (titleOf(pid).endsWith(' idle')) frozen.push(pid)
      else process.kill(pid, 'SIGCONT')
    }
    if (frozen.length === 0) throw new Error('nobody who serves was idle')
    return () => {
      for (const pid of frozen) process.kill(pid, 'SIGCONT')
    }
  }

  /** How many connections listen. */
  async countListeners(): Promise<number> {
    const [found] = await this.rows<{ count: number }>(
      `select count(*)::int from pg_stat_activity where usename = 'handrail_server' and query ilike 'listen %'
         or application_name = 'handrail-listener'`,
    )
    return found?.count ?? 0
  }
}
