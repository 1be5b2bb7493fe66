/** The stage of the bench: a database of its own with the dataset in it, and the server in front of it. All of it goes again. */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedDatabase } from '#platform/embedded-database/embedded-database.server.ts'
import { foundDatabase } from '#server/found-database.ts'
import { migrate } from '#server/migrate.ts'
import { freePort } from '../../test/bad-day/external-postgres.ts'
import { fillDataset, fullShape, type Managers, smallShape } from './dataset.ts'

const root = join(import.meta.dirname, '../..')
const LAST_LINES = 5

export interface Stage {
  origin: string
  secret: string
  /** postgres:// address of the login that serves. */
  serverUrl: string
  serverPid: number
  databasePid: number
  managers: Managers
  /** How long it took to fill the database, in seconds. */
  fillSeconds: number
  /** Settles when the server has ended. */
  ended: Promise<unknown>
}

/** What has to be taken away again, the latest first. */
export class Leftovers {
  readonly #steps: (() => Promise<unknown>)[] = []

  add(step: () => Promise<unknown>): void {
    this.#steps.push(step)
  }

  async clear(): Promise<void> {
    for (const step of this.#steps.splice(0).toReversed()) await step()
  }
}

interface StageOptions {
  isSmall: boolean
  /** Where a profile of the server is written when it ends; none without it. */
  profileFolder?: string | undefined
  leftovers: Leftovers
  /** Ends the setting up: the filling at once, the shorter steps when they are done. */
  signal: AbortSignal
  report: (line: string) => void
}

/** Sets it up. Clearing `leftovers` takes all of it away, however far it came. */
export async function setStage(options: StageOptions): Promise<Stage> {
  const { isSmall, leftovers, signal, report } = options
  const folder = await mkdtemp(join(tmpdir(), 'handrail-bench-'))
  leftovers.add(() => rm(folder, { recursive: true, force: true }))
  signal.throwIfAborted()
  report('Making a database …')
  const cluster = await startEmbeddedDatabase({ dataFolder: join(folder, 'data') })
  leftovers.add(() => cluster.stop())
  signal.throwIfAborted()
  const secret = randomBytes(32).toString('base64url')
  const { ownerUrl, serverUrl } = await foundDatabase((user, database) => cluster.url(user, database))
  await migrate({ ownerUrl, serverLogin: 'handrail_server', secret })
  signal.throwIfAborted()
  signal.addEventListener('abort', () => void cluster.stop())
  report('Filling it …')
  const began = performance.now()
  const managers = await fillDataset(cluster.url('postgres', 'handrail'), isSmall ? smallShape : fullShape)
  const fillSeconds = (performance.now() - began) / 1_000
  signal.throwIfAborted()
  const server = await startServer({ serverUrl, secret, folder, ...options })
  signal.throwIfAborted()
  return { ...server, secret, serverUrl, databasePid: cluster.pid, managers, fillSeconds }
}

interface ServerOptions {
  serverUrl: string
  secret: string
  folder: string
  profileFolder?: string | undefined
  leftovers: Leftovers
}

/** As in production: serving alone, with a log of every request; its mail server takes nothing, for nobody has an address. */
async function startServer({ serverUrl, secret, folder, profileFolder, leftovers }: ServerOptions) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const logFile = join(folder, 'server.log')
  const log = openSync(logFile, 'w', 0o600)
  const profiling = profileFolder ? ['--cpu-prof', `--cpu-prof-dir=${profileFolder}`] : []
  const child = spawn(process.execPath, [...profiling, 'bench/desk/server.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      HANDRAIL_ORIGIN: origin,
      HANDRAIL_SECRET: secret,
      DATABASE_URL: serverUrl,
      SMTP_URL: 'smtp://127.0.0.1:9',
    },
    stdio: ['ignore', log, log, 'ipc'],
    // Its own group: Ctrl-C is for the bench, which ends the server before the database.
    detached: true,
  })
  leftovers.add(() => end(child))
  const ended = once(child, 'exit')
  const early = ended.then(() => {
    const lines = readFileSync(logFile, 'utf8').trim().split('\n').slice(-LAST_LINES)
    throw new Error(`The server did not start:\n${lines.join('\n')}`)
  })
  early.catch(() => {})
  await Promise.race([once(child, 'message'), early])
  return { origin, serverPid: child.pid as number, ended }
}

/** Tells a process to end, and waits until it has. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
