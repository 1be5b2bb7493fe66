// The front end is built when what it is made of has changed, and only then.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { holdLockFolder } from './lock-folder.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = join(root, 'build', '.stamp')
const outputs = ['build/en', 'build/es']

const INPUTS = [
  'src/**/*',
  'public/**/*',
  'scripts/build*.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'package.json',
  'package-lock.json',
]
/** Never part of what the browser gets, so a change of them asks for no build. */
const NOT_BUILT =
  /\.(test\.tsx?|feature\.ts|samples\.ts|visits\.ts|server\.ts|e2e\.ts|sql)$|src\/server\/|scripts\/build-stale\.ts$/
const SAY_HOW_FAR_EVERY_MS = 5_000
const LAST_LINES = 40

/**
 * Builds the front end (`node scripts/build.ts`) if an input has changed since the last build.
 * Of two processes that want it at once one builds and the other waits. Throws with the build's last lines.
 */
export async function buildIfStale(report: (line: string) => void): Promise<void> {
  if (isFresh(hashInputs())) return
  const lock = await holdLockFolder(join(root, 'build', '.building'), holder =>
    report(`Waiting for another Handrail (process ${holder}) that is building the front end …`),
  )
  try {
    // Taken before the build: what is saved while it runs makes the next start build again.
    const inputs = hashInputs()
    if (isFresh(inputs)) return
    const began = Date.now()
    report('Building the front end …')
    await build(lock.alsoWaitFor, () => report(`  … ${secondsSince(began)} s`))
    writeFileSync(stamp, inputs)
    report(`Front end built in ${secondsSince(began)} s.`)
  } finally {
    lock.release()
  }
}

function isFresh(inputs: string): boolean {
  if (!outputs.every(output => existsSync(join(root, output)))) return false
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs
}

function hashInputs(): string {
  const hash = createHash('sha256')
  const files = globSync(INPUTS, { cwd: root, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .filter(file => !NOT_BUILT.test(file))
    .sort()
  for (const file of files)
    hash
      .update(`${file.slice(root.length)}\0`)
      .update(readFileSync(file))
      .update('\0')
  return hash.digest('hex')
}

async function build(alsoWaitFor: (pid: number) => void, tick: () => void): Promise<void> {
  const child = spawn(process.execPath, [join(root, 'scripts', 'build.ts')], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (child.pid) alsoWaitFor(child.pid)
  let words = ''
  const keep = (chunk: Buffer) => {
    words = (words + chunk).slice(-40_000)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const ticker = setInterval(tick, SAY_HOW_FAR_EVERY_MS)
  const code = await new Promise(resolve => {
    child.once('error', error => resolve(error.message))
    child.once('close', resolve)
  })
  clearInterval(ticker)
  if (code === 0) return
  const lastLines = words.trim().split('\n').slice(-LAST_LINES).join('\n')
  throw new Error(`${lastLines}\nThe front end could not be built: scripts/build.ts ended with ${code}.`)
}

function secondsSince(began: number): number {
  return Math.round((Date.now() - began) / 1000)
}
