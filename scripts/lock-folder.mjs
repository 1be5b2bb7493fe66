// A lock between processes that needs nothing but a folder. Plain JavaScript, because the launchers use it
// under Node 20 before anything is installed.
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A lock folder without a process number in it is somebody's first millisecond; older than this it is a wreck. */
const UNSIGNED_LOCK_IS_WRECK_AFTER_MS = 5_000
const LOOK_AGAIN_EVERY_MS = 200

/**
 * Waits until this process alone holds `folder`, and holds it until `release` is called or the process ends.
 * A lock whose processes are all gone (also killed ones that nobody has buried yet) is taken over.
 * @param {string} folder
 * @param {(holder: number) => void} onWait called once, with the holder's process number, if there is a wait
 * @returns {Promise<{ alsoWaitFor: (pid: number) => void, release: () => void }>}
 */
export async function holdLockFolder(folder, onWait) {
  mkdirSync(dirname(folder), { recursive: true })
  let told = false
  while (!makeFolder(folder)) {
    const holder = livingHolder(folder)
    if (holder === undefined) {
      removeWreck(folder)
      continue
    }
    if (!told && holder > 0) {
      told = true
      onWait(holder)
    }
    await new Promise(resolve => setTimeout(resolve, LOOK_AGAIN_EVERY_MS))
  }
  const pids = [process.pid]
  const sign = () => writeFileSync(join(folder, 'held-by'), pids.map(signatureOf).filter(Boolean).join('\n'))
  sign()
  const release = () => {
    process.off('exit', release)
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', release)
  return {
    alsoWaitFor: pid => {
      pids.push(pid)
      sign()
    },
    release,
  }
}

function makeFolder(folder) {
  try {
    mkdirSync(folder)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

/** The number of a living process that holds the folder, 0 while somebody is still signing, undefined for a wreck. */
function livingHolder(folder) {
  try {
    const signatures = readFileSync(join(folder, 'held-by'), 'utf8').split('\n').filter(Boolean)
    const living = signatures.find(signature => signatureOf(signature.split(' ')[0]) === signature)
    if (living) return Number(living.split(' ')[0])
    if (signatures.length > 0) return undefined
  } catch {
    // not signed yet, or just released
  }
  try {
    return Date.now() - statSync(folder).mtimeMs > UNSIGNED_LOCK_IS_WRECK_AFTER_MS ? undefined : 0
  } catch {
    return 0
  }
}

/** Renaming is the atomic step: of two processes that find the same wreck, one gets it. */
function removeWreck(folder) {
  const aside = `${folder}.${process.pid}.old`
  try {
    renameSync(folder, aside)
    rmSync(aside, { recursive: true, force: true })
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
}

/** A living process's number with the moment it began, so that a number used again is not taken for the old one. */
function signatureOf(pid) {
  if (process.platform !== 'linux') return isThere(Number(pid)) ? `${pid} here` : undefined
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? undefined : `${pid} ${fields[19]}`
  } catch {
    return undefined
  }
}

function isThere(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
