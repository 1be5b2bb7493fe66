import { execFileSync } from 'node:child_process'

/**
 * Copies what a folder holds, with owners and modes: PostgreSQL refuses a cluster that others may read, and Node's `cp` keeps
 * neither. `to` is made where it is not there.
 */
export function copyFolder(from: string, to: string): void {
  execFileSync('cp', ['-Rp', `${from}/.`, to])
}
