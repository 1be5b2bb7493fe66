// The folders of one embedded PostgreSQL: the cluster, which is made once and made whole, and the socket's.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  EmbeddedDatabaseError,
  othersCanReach,
  type ServerIdentity,
} from './embedded-database-binaries.server.ts'

/** Everything the steps of one start share. */
export type Launch = {
  dataFolder: string
  cluster: string
  tag: string
  socketFolder: string
  programs: string
  identity: ServerIdentity | undefined
  durable: boolean
  report: (line: string) => void
}

/** A socket's path may have 107 bytes; `/.s.PGSQL.5432.lock` takes 19 of them. */
const LONGEST_SOCKET_FOLDER = 88

/** A folder for the socket, empty, that only the server's account (and root) can enter. */
export function makeSocketFolder(tag: string, identity: ServerIdentity | undefined): string {
  const uid = identity?.uid ?? process.getuid?.()
  const temporary = fs.realpathSync(tmpdir())
  const fits = join(temporary, `${tag}-${uid}`).length <= LONGEST_SOCKET_FOLDER
  const serves = fits && (!identity || othersCanReach(temporary))
  const folder = join(serves ? temporary : '/tmp', `${tag}-${uid}`)
  const old = fs.lstatSync(folder, { throwIfNoEntry: false })
  if (old && process.getuid?.() !== 0 && old.uid !== uid) {
    throw new EmbeddedDatabaseError(
      `The folder ${folder} belongs to somebody else: it has to be removed first.`,
    )
  }
  if (old) fs.rmSync(folder, { recursive: true })
  fs.mkdirSync(folder, { mode: 0o700 })
  if (identity) fs.chownSync(folder, identity.uid, identity.gid)
  return folder
}

/** Makes the cluster beside its place and moves it there when it is whole, so that there never is half a one. */
export async function makeCluster(launch: Launch): Promise<void> {
  const { dataFolder, cluster, identity } = launch
  launch.report('Making the database (needed once) …')
  for (const name of fs.readdirSync(dataFolder)) {
    if (name.includes('.unfinished-')) fs.rmSync(join(dataFolder, name), { recursive: true, force: true })
  }
  const unfinished = `${cluster}.unfinished-${process.pid}`
  fs.mkdirSync(unfinished, { mode: 0o700 })
  if (identity) fs.chownSync(unfinished, identity.uid, identity.gid)
  const words = [
    ...['-D', seenFromInside(unfinished, identity), '--username=postgres', '--auth=trust', '--encoding=UTF8'],
    ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--data-checksums'],
    ...(launch.durable ? [] : ['--no-sync']),
  ]
  const child = spawn(join(launch.programs, 'initdb'), words, {
    ...spawnOptions(launch, unfinished),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const keep = (chunk: Buffer) => {
    output += chunk
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  const [code] = await closing(child)
  if (code !== 0) {
    fs.rmSync(unfinished, { recursive: true, force: true })
    throw new EmbeddedDatabaseError(`The database could not be made: ${lastLines(output)}`)
  }
  fs.renameSync(unfinished, cluster)
}

/** A cluster that root copied back from somewhere belongs to root; the server insists on its own account. */
export function giveToServer({ cluster, identity }: Launch): void {
  if (!identity || fs.statSync(cluster).uid === identity.uid) return
  fs.chownSync(cluster, identity.uid, identity.gid)
  for (const name of fs.readdirSync(cluster, { recursive: true }) as string[]) {
    fs.lchownSync(join(cluster, name), identity.uid, identity.gid)
  }
}

/**
 * The cluster folder as the server is told it. Another account may not be able to enter the folders above, but
 * Node enters the folder before it becomes that account, and from inside it is reachable whatever lies above.
 */
export function seenFromInside(folder: string, identity: ServerIdentity | undefined): string {
  return identity && process.platform === 'linux' ? '/proc/self/cwd' : folder
}

export function spawnOptions({ identity }: Launch, cwd: string) {
  // Nothing of our environment: PGDATA and its kin would change where the server looks.
  return { cwd, env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }, ...identity }
}

async function closing(child: ChildProcess): Promise<unknown[]> {
  try {
    return await once(child, 'close')
  } catch (cause) {
    throw new EmbeddedDatabaseError(`The database could not be made: ${(cause as Error).message}.`, { cause })
  }
}

export function lastLines(output: string): string {
  return output.trim().split('\n').slice(-5).join('\n')
}
