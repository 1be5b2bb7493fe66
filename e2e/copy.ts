/** A whole copy of Handrail in a process of its own, as `npm start` runs it, for the browser tests. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, type Page } from '@playwright/test'
import { copyFolder } from '../test/copy-folder.ts'
import { closeOthers } from './browsers.ts'
import { expect } from './expect.ts'
import './stack-traces.ts'

const root = join(import.meta.dirname, '..')
/** A server that fails ends; this is for one that hangs. */
const READY_WITHIN_MS = 300_000
/** What `npm start` runs. The first start of a run is of the source itself. */
export const SERVER_SOURCE = 'scripts/serve.ts'
/** The variable that names what the copies run from then on (test/server-bundle.ts). */
export const SERVER_FILE = 'HANDRAIL_TEST_SERVER'
export const serverFile = (): string => process.env[SERVER_FILE] ?? SERVER_SOURCE
/** The variable that names the data folder which new copies begin with (e2e/sample-template.ts). */
export const SAMPLE_FOLDER = 'HANDRAIL_TEST_SAMPLE'
/** The file in there that holds what the terminal showed when the sample was filled in. */
export const FIRST_START_FILE = 'first-start.txt'

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise(resolve => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no port was given')
  return address.port
}

export interface SamplePerson {
  name: string
  email: string
  password: string
  hat: string
}

/** One copy with its own data folder and port. `kill` ends it as a power cut would; `start` brings it back. */
export class Copy {
  readonly origin: string
  readonly dataFolder: string
  readonly #port: number
  #process: ChildProcess | undefined
  readonly #lines: string[] = []

  readonly #env: Record<string, string>

  constructor(dataFolder: string, port: number, env: Record<string, string> = {}) {
    this.dataFolder = dataFolder
    this.#port = port
    this.#env = env
    this.origin = `http://localhost:${port}`
  }

  /** A copy that holds the sample organization. `env`: further settings, such as a mail server. */
  static async make(env: Record<string, string> = {}, port?: number): Promise<Copy> {
    const template = process.env[SAMPLE_FOLDER]
    if (!template)
      throw new Error(`${SAMPLE_FOLDER} is not set: the tests were started without their global setup`)
    const copy = await Copy.makeEmpty(env, port)
    copyFolder(template, copy.dataFolder)
    return copy
  }

  /** A copy that has never been started: its first start makes the database and fills in the sample. */
  static async makeEmpty(env: Record<string, string> = {}, port?: number): Promise<Copy> {
    return new Copy(await mkdtemp(join(tmpdir(), 'handrail-e2e-')), port ?? (await freePort()), env)
  }

  /** Resolves to what the terminal shows, once the copy answers. */
  async start(): Promise<string[]> {
    this.#lines.length = 0
    const child = spawn(process.execPath, [serverFile()], {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(this.#port),
        HANDRAIL_DATA: this.dataFolder,
        NODE_ENV: '',
        DATABASE_URL: '',
        SMTP_URL: '',
        ...this.#env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#process = child
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`no ready line: ${this.#lines.join('\n')}`)),
        READY_WITHIN_MS,
      )
      const read = (chunk: Buffer) => {
        this.#lines.push(...chunk.toString().split('\n').filter(Boolean))
        if (chunk.toString().includes('Handrail is ready at')) {
          clearTimeout(timer)
          resolve()
        }
      }
      child.stdout.on('data', read)
      child.stderr.on('data', read)
      child.once('exit', code => reject(new Error(`ended with ${code}: ${this.#lines.join('\n')}`)))
    })
    return this.#lines
  }

  /** kill -9 of the server; its database is left to find out by itself. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  /** Ends the server in good order; its data stays. */
  async end(): Promise<void> {
    await this.#end('SIGTERM')
  }

  async stop(): Promise<void> {
    await this.end()
    await rm(this.dataFolder, { recursive: true, force: true })
  }

  /** Resolves when the server has ended by itself. */
  async ended(): Promise<void> {
    const child = this.#process
    if (child && child.exitCode === null) await new Promise(resolve => child.once('exit', resolve))
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process
    if (!child || child.exitCode !== null) return
    const ended = new Promise(resolve => child.once('exit', resolve))
    child.kill(signal)
    await ended
  }

  async people(): Promise<SamplePerson[]> {
    const answer = await fetch(`${this.origin}/api/session`)
    return ((await answer.json()) as { samplePeople: SamplePerson[] }).samplePeople
  }

  /** A signed-in session as a cookie header, for asking the API directly. */
  async cookieOf(email: string, password: string): Promise<string> {
    const answer = await fetch(`${this.origin}/api/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    expect(answer.status, `signing in as ${email}`).toBe(200)
    return answer.headers
      .getSetCookie()
      .map(cookie => cookie.split(';')[0])
      .join('; ')
  }
}

const A_COPY_MAY_TAKE_MS = 90_000

/** The copies of files that want their own, one after the other at one address: what the browser has fetched stays good. */
class OwnCopies {
  readonly #port = freePort()
  #last: { file: string; copy: Copy } | undefined

  async of(file: string, settings: () => Promise<Record<string, string>>): Promise<Copy> {
    if (this.#last?.file === file) return this.#last.copy
    await this.end()
    const copy = await Copy.make(await settings(), await this.#port)
    this.#last = { file, copy }
    await copy.start()
    return copy
  }

  async end(): Promise<void> {
    await this.#last?.copy.stop()
    this.#last = undefined
  }
}

/**
 * What belongs to a worker is the same for every file, with a copy of its own or without: Playwright ends the worker and its
 * browser where the next file asks for other things.
 */
const common = base.extend<{ closeAfterwards: undefined }, { sharedCopy: Copy; ownCopies: OwnCopies }>({
  sharedCopy: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from this pattern
    async ({}, use) => {
      const copy = await Copy.make()
      await copy.start()
      await use(copy)
      await copy.stop()
    },
    { scope: 'worker', timeout: A_COPY_MAY_TAKE_MS },
  ],
  ownCopies: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const copies = new OwnCopies()
      await use(copies)
      await copies.end()
    },
    { scope: 'worker', timeout: A_COPY_MAY_TAKE_MS },
  ],
  closeAfterwards: [
    async ({ browser, context }, use) => {
      await use(undefined)
      await closeOthers(browser, context)
    },
    { auto: true },
  ],
})

/** Every browser test gets the worker's running copy with its sample organization. */
export const test = common.extend<{ copy: Copy }>({
  copy: async ({ sharedCopy }, use) => use(sharedCopy),
  baseURL: async ({ copy }, use) => use(copy.origin),
})

/**
 * For a file whose tests change what others would notice: `const test = testAlone()` gives it a copy that is its own, with
 * further settings.
 */
export const testAlone = (settings: () => Promise<Record<string, string>> = async () => ({})) =>
  common.extend<{ copy: Copy }>({
    copy: [
      async ({ ownCopies }, use, { file }) => use(await ownCopies.of(file, settings)),
      { timeout: A_COPY_MAY_TAKE_MS },
    ],
    baseURL: async ({ copy }, use) => use(copy.origin),
  })

export { expect }

/** A page that fails its test when a script of ours breaks. */
export function watchForDefects(page: Page): string[] {
  const defects: string[] = []
  page.on('pageerror', error => defects.push(error.message))
  return defects
}
