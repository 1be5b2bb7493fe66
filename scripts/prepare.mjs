// What start, dev and test share: packages as the lock file says, then on under the runtime that the project
// pins. Plain JavaScript without a single package, so that it runs on a bare machine with Node 20 and npm.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { holdLockFolder } from './lock-folder.mjs'

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')
const modules = join(root, 'node_modules')
const mark = join(modules, '.handrail-lock')
const windows = process.platform === 'win32'
/** The package of the pinned runtime for this kind of machine, by the names that npm knows; there is none for Macs. */
const pinnedPackage = `node-${windows ? 'win' : process.platform}-${process.arch}`
const nodeIsNewEnough = Number(process.versions.node.split('.')[0]) >= 24

const SAY_HOW_FAR_EVERY_MS = 5_000
const LINES_OF_NPM = 12
/** One press of Ctrl-C reaches us from the terminal and again from npm; passed on once. */
const SAME_SIGNAL_WITHIN_MS = 500
const LOOK_FOR_PARENT_EVERY_MS = 500

/** Installs the packages if they are missing or stale; ends the process with one clear sentence if it cannot. */
export async function prepare() {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    giveUp(`Handrail needs Node 20 or newer; this is Node ${process.versions.node}.`)
  }
  if (isCurrent()) return
  const lock = await holdLockFolder(join(root, 'build', '.preparing'), holder =>
    console.log(`Waiting for another Handrail (process ${holder}) that is installing the packages …`),
  )
  if (!isCurrent()) await install(lock)
  lock.release()
}

/**
 * Runs a script of ours under the pinned Node and ends this process as that one ends. The IPC channel between the
 * two is the life line: if this process is killed, even by kill -9, the channel closes and the script ends itself
 * (src/server/parent-watch.ts). `apart` keeps the terminal's Ctrl-C from reaching the script twice.
 * @param {string} script @param {string[]} args
 * @param {{ apart?: boolean, env?: Record<string, string> }} [options]
 */
export function goOnUnderPinnedNode(script, args, { apart = false, env = {} } = {}) {
  const child = spawn(pinnedNode(), [join(root, 'scripts', script), ...args], {
    cwd: root,
    detached: apart && !windows,
    env: { ...process.env, ...env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  let passedOn = 0
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (Date.now() - passedOn < SAME_SIGNAL_WITHIN_MS) return
      passedOn = Date.now()
      child.kill(signal)
    })
  }
  // npm passes a signal on to the shell between it and us, which ends and tells nobody.
  if (process.env.npm_lifecycle_event) {
    const shell = process.ppid
    const look = setInterval(() => {
      if (process.ppid === shell) return
      clearInterval(look)
      child.kill('SIGTERM')
    }, LOOK_FOR_PARENT_EVERY_MS)
  }
  child.once('error', error => giveUp(`The pinned Node could not be started: ${error.message}`))
  child.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}

/** Where the pinned runtime is; a Node that is new enough by itself serves where the pinned one does not run. */
function pinnedNode() {
  const pinned = join(modules, pinnedPackage, 'bin', windows ? 'node.exe' : 'node')
  const answer = spawnSync(pinned, ['--version'], { encoding: 'utf8' })
  if (answer.status === 0) return pinned
  if (nodeIsNewEnough) return process.execPath
  return giveUp(
    existsSync(join(modules, pinnedPackage))
      ? `The Node that Handrail pins does not run here (${answer.error?.message ?? answer.stderr.trim()}). ` +
          'Run npm start with Node 24 or newer, or use a system with glibc 2.28 or newer.'
      : `Handrail has no Node of its own here (${process.platform}, ${process.arch}). Install Node 24 or newer, and try again.`,
  )
}

/** What the installed packages must answer to: the lock file, the scripts allowed to run, and this kind of machine. */
function fingerprint() {
  const { allowScripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(JSON.stringify([allowScripts ?? {}, process.platform, process.arch]))
    .digest('hex')
}

function isCurrent() {
  if (!nodeIsNewEnough && lacksPinnedNode()) return false
  if (existsSync(mark)) return readFileSync(mark, 'utf8') === fingerprint() || adoptInstalled()
  return adoptInstalled()
}

/** Whether the lock file names a runtime for this machine that is not there: somebody left the optional packages out. */
function lacksPinnedNode() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return `node_modules/${pinnedPackage}` in packages && !existsSync(join(modules, pinnedPackage))
}

/** Somebody ran npm by hand: npm's own record of what is installed says whether that is what the lock file asks for. */
function adoptInstalled() {
  const record = join(modules, '.package-lock.json')
  if (!existsSync(record)) return false
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  for (const [folder, entry] of Object.entries(wanted)) {
    if (folder === '' || (!installed[folder] && entry.optional)) continue
    if (installed[folder]?.version !== entry.version) return false
  }
  writeFileSync(mark, fingerprint())
  return true
}

async function install(lock) {
  const expected = countExpected()
  console.log(`Installing the packages that package-lock.json names (about ${expected}; needed once) …`)
  const began = Date.now()
  const seconds = () => Math.round((Date.now() - began) / 1000)
  const ticker = setInterval(
    () => console.log(`  … ${countInstalled()} of about ${expected} packages, ${seconds()} s`),
    SAY_HOW_FAR_EVERY_MS,
  )
  let end = await runNpm(['ci'], lock)
  if (end.code !== 0 && lacksOnlyOtherSystems(end.words)) {
    // Same versions from the same lock file, and nothing is written back to it.
    end = await runNpm(['install', '--no-save'], lock)
  }
  clearInterval(ticker)
  if (end.code !== 0) {
    console.error(shortened(end.words))
    giveUp(`The packages could not be installed: npm ci ended with ${end.code}. Its own words are above.`)
  }
  writeFileSync(mark, fingerprint())
  console.log(`Packages installed in ${seconds()} s.`)
}

/** Runs npm quietly; resolves to its exit code (or why it did not start) and to what it said. */
async function runNpm(command, lock) {
  // The flags hold against a personal npm configuration: the build needs the development packages, and two packages
  // unpack themselves by script.
  const include = ['--include=dev', '--include=optional', '--ignore-scripts=false']
  const npm = spawn('npm', [...command, ...include, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    env: { ...process.env, PATH: pathWithoutOurBin() },
    shell: windows,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (npm.pid) lock.alsoWaitFor(npm.pid)
  let words = ''
  const keep = chunk => {
    words += chunk
  }
  npm.stdout.on('data', keep)
  npm.stderr.on('data', keep)
  const stop = () => {
    npm.kill('SIGTERM')
    process.exit(130)
  }
  process.once('SIGINT', stop).once('SIGTERM', stop)
  const code = await new Promise(resolve => {
    npm.once('error', error => resolve(error.message))
    npm.once('close', resolve)
  })
  process.off('SIGINT', stop).off('SIGTERM', stop)
  return { code, words }
}

/**
 * Whether `npm ci` refused only because the lock file leaves out programs for other kinds of machines. A lock file
 * gets like that when it is made where the registry does not carry them; this machine needs none of them.
 */
function lacksOnlyOtherSystems(words) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const optional = new Set(
    Object.values(packages).flatMap(entry => Object.keys(entry.optionalDependencies ?? {})),
  )
  const missing = [...words.matchAll(/Missing: (\S+)@\S* from lock file/g)].map(match => match[1])
  return missing.length > 0 && !words.includes('Invalid:') && missing.every(name => optional.has(name))
}

/** The beginning says what went wrong, the end what a package's script said; between is help about npm. */
function shortened(words) {
  const lines = words.trim().split('\n')
  if (lines.length <= 2 * LINES_OF_NPM) return lines.join('\n')
  return [...lines.slice(0, LINES_OF_NPM), '  …', ...lines.slice(-LINES_OF_NPM)].join('\n')
}

/** npm must run under the Node that the machine brings: ours lies in the folder that npm is about to empty. */
function pathWithoutOurBin() {
  const ours = join(modules, '.bin')
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter(folder => folder !== ours)
    .join(delimiter)
}

function countExpected() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const fits = list => !list || list.includes(process.platform) || list.includes(process.arch)
  return Object.entries(packages).filter(
    ([folder, entry]) =>
      /^node_modules\/(@[^/]+\/)?[^/]+$/.test(folder) && fits(entry.os) && fits(entry.cpu) && !entry.peer,
  ).length
}

/** npm makes every folder first; one with a package.json in it has arrived. */
function countInstalled() {
  try {
    const names = readdirSync(modules).filter(name => !name.startsWith('.'))
    const paths = names.flatMap(name =>
      name.startsWith('@') ? readdirSync(join(modules, name)).map(inner => join(name, inner)) : [name],
    )
    return paths.filter(path => existsSync(join(modules, path, 'package.json'))).length
  } catch {
    return 0
  }
}

function giveUp(sentence) {
  console.error(sentence)
  process.exit(1)
}
