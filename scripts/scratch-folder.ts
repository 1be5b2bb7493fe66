// A folder in memory for what the tests make, fill and throw away: dozens of database clusters and browser profiles.
import { mkdtempSync, realpathSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

/** Linux keeps this folder in memory. A container's is often too small to hold anything. */
const SHARED_MEMORY = '/dev/shm'
/** What the tests put there at the same time, at most about a third of it, in bytes. */
const ROOM_FOR_TESTS = 4 * 1024 ** 3
/** What a browser puts there, in bytes. */
const ROOM_FOR_A_BROWSER = 512 * 1024 ** 2

/** Whether a browser may share its memory there; else it takes files on the disk. */
export const hasRoomForBrowser = (): boolean => freeIn(SHARED_MEMORY) > ROOM_FOR_A_BROWSER

/**
 * Makes a folder of our own: in memory where there is plenty of it, else among the temporary files. It goes with the
 * process.
 */
export function makeScratchFolder(): string {
  const hasRoom = freeIn(SHARED_MEMORY) > ROOM_FOR_TESTS && freemem() > 2 * ROOM_FOR_TESTS
  const folder = realpathSync(mkdtempSync(join(hasRoom ? SHARED_MEMORY : tmpdir(), 'handrail-run-')))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function freeIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    // Only Linux has it.
    return 0
  }
}
