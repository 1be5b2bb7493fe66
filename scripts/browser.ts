// The browser for the tests, on a machine that may have none.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { holdLockFolder } from './lock-folder.mjs'

/** A Chromium that has answered, and what its process needs in its environment on top of ours. */
export type Browser = { executablePath: string; env: Record<string, string> }

/** The line that brings a browser where none is found. */
export const HOW_TO_GET_CHROMIUM = 'apt-get install chromium'

const root = fileURLToPath(new URL('..', import.meta.url))
const SYSTEM_CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * Finds a Chromium that runs here: $CHROME_PATH, else the one that npm brought, else the system's.
 * `report` is told why one is passed over. Undefined when there is none.
 */
export async function findChromium(report: (line: string) => void): Promise<Browser | undefined> {
  const named = process.env.CHROME_PATH
  if (named) {
    const browser = { executablePath: named, env: {} }
    if (answers(browser)) return browser
    report(`CHROME_PATH names ${named}, which does not run; looking further.`)
  }
  try {
    const browser = await unpackedChromium(report)
    if (answers(browser)) return browser
    report('The Chromium that npm brought does not run here; looking further.')
  } catch (error) {
    report(
      `The Chromium that npm brought could not be unpacked (${(error as Error).message}); looking further.`,
    )
  }
  return SYSTEM_CHROMIUM.map(executablePath => ({ executablePath, env: {} })).find(answers)
}

function answers({ executablePath, env }: Browser): boolean {
  const options = { env: { ...process.env, ...env }, timeout: 20_000 }
  return existsSync(executablePath) && spawnSync(executablePath, ['--version'], options).status === 0
}

/**
 * The package's files are compressed. It would unpack them to fixed names in the shared temporary folder, where
 * another account could have put its own; they go beside the other packages instead, whole or not at all.
 */
async function unpackedChromium(report: (line: string) => void): Promise<Browser> {
  const packed = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..', 'bin')
  const folder = join(root, 'node_modules', '.handrail-chromium')
  const lock = await holdLockFolder(`${folder}.lock`, () => report('Waiting for another test run …'))
  try {
    if (!existsSync(folder)) {
      report('Unpacking the browser for the tests (needed once) …')
      const unfinished = `${folder}.unfinished`
      rmSync(unfinished, { recursive: true, force: true })
      mkdirSync(unfinished)
      await unpackInto(unfinished, packed)
      renameSync(unfinished, folder)
    }
  } finally {
    lock.release()
  }
  const fontsFile = join(folder, 'fonts.conf')
  writeFileSync(fontsFile, fontsConfiguration(folder))
  return {
    executablePath: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_FILE: fontsFile },
  }
}

async function unpackInto(folder: string, packed: string): Promise<void> {
  const { inflate } = await import('@sparticuz/chromium')
  const usual = process.env.TMPDIR
  process.env.TMPDIR = folder
  try {
    for (const file of readdirSync(packed).sort()) await inflate(join(packed, file))
  } finally {
    if (usual === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = usual
  }
}

function fontsConfiguration(folder: string): string {
  const folders = [join(folder, 'fonts'), '/usr/share/fonts', '/usr/local/share/fonts']
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${folders.map(each => `  <dir>${each}</dir>`).join('\n')}
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`
}

// Run by itself it says which browser the tests will use.
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const browser = await findChromium(console.log)
  console.log(browser?.executablePath ?? `No Chromium here. ${HOW_TO_GET_CHROMIUM}`)
}
