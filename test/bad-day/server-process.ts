/** A server of Handrail as a process: it is asked over HTTP, watched from outside, ended by a signal. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { tokenOf } from '../../sample/insert-people.ts'
import type { PersonKey } from '../../sample/people.ts'
import { signSession } from '../sign-session.ts'
import { type ExternalPostgres, freePort } from './external-postgres.ts'

const secret = 'a secret that only tests know, 32 letters'
const root = join(import.meta.dirname, '../..')

export const SERVER_SOURCE = 'test/bad-day/serve.ts'

export class ServerProcess {
  readonly port: number
  readonly #env: Record<string, string>
  readonly #folder: string | undefined
  #process: ChildProcess | undefined
  /** What it printed: nothing, unless something failed. */
  readonly lines: string[] = []

  private constructor(port: number, env: Record<string, string>, folder: string | undefined) {
    this.port = port
    this.#env = env
    this.#folder = folder
  }

  /** Starts one on a free port. `env`: further settings; `folder`: where its source is, for another release than this. */
  static async start(
    postgres: ExternalPostgres,
    env: Record<string, string> = {},
    folder?: string,
  ): Promise<ServerProcess> {
    const port = await freePort()
    const settings = {
      PORT: String(port),
      HANDRAIL_SECRET: secret,
      DATABASE_URL: postgres.url('handrail_server'),
      DATABASE_OWNER_URL: postgres.url('handrail_owner'),
      LOG_LEVEL: 'error',
      NODE_ENV: '',
      SMTP_URL: '',
      HOST: '127.0.0.1',
      ...env,
    }
    const server = new ServerProcess(port, settings, folder)
    await server.startAgain()
    return server
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`
  }

  get isRunning(): boolean {
    return this.#process?.exitCode === null && this.#process.signalCode === null
  }

  async startAgain(): Promise<void> {
    const file = this.#folder ? SERVER_SOURCE : inject('bundledServer')
    const child = spawn(process.execPath, ['--expose-gc', file], {
      cwd: this.#folder ?? root,
      env: { ...process.env, ...this.#env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    this.#process = child
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', chunk => this.lines.push(String(chunk).trim()))
    const early = once(child, 'exit').then(([code]) => {
      throw new Error(`the server ended with ${code}: ${this.lines.join('\n')}`)
    })
    early.catch(() => {})
    await Promise.race([once(child, 'message'), early])
  }

  /** Tells it to end. Resolves to its exit code. */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    const child = this.#process
    if (!child || !this.isRunning) return child?.exitCode ?? null
    const ended = once(child, 'exit')
    child.kill(signal)
    return (await ended)[0]
  }

  /** One request to the API as a person of the named people. */
  ask(path: string, init: RequestInit = {}, person: PersonKey = 'dana', hat = 'staff'): Promise<Response> {
    return fetch(`${this.origin}${path}`, { ...init, headers: headersOf(person, hat) })
  }

  /** Resident memory in bytes after a collection, and open descriptors. */
  async measure(): Promise<{ memory: number; descriptors: number }> {
    const child = this.#process
    if (!child?.pid) throw new Error('the server does not run')
    const answered = once(child, 'message')
    child.send('memory')
    const [{ memory }] = await answered
    return { memory, descriptors: readdirSync(`/proc/${child.pid}/fd`).length }
  }
}

/** The headers of a request by a person of the named people, in a hat. */
export function headersOf(person: PersonKey, hat: string): Record<string, string> {
  return {
    cookie: `handrail.session_token=${signSession(tokenOf(person), secret)}`,
    'x-handrail-hat': hat,
    'content-type': 'application/json',
  }
}
