/** The one connection of a server that hears what the database notifies. It comes back by itself, however it was lost. */
import type pg from 'pg'
import { connectionSettings, type DatabaseLimits } from './connections.server.ts'

/** Waits between tries to connect, doubling from the first to the longest. */
const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 5_000

interface ListenerOptions {
  /** A direct connection: LISTEN needs a session of its own, which a pooler does not give. */
  url: string
  channel: string
  limits: DatabaseLimits
  onNotification(payload: string): void
  /** The line was lost: what is notified from now on is missed. */
  onLost(): void
  /** It listens again, after a gap in which anything may have been missed. */
  onBack(): void
}

/** Listens on one channel. At every moment there is at most one connection and one timer. */
export class DatabaseListener {
  readonly #options: ListenerOptions
  #client: pg.Client | undefined
  #timer: NodeJS.Timeout | undefined
  #failures = 0
  #isClosed = false

  constructor(options: ListenerOptions) {
    this.#options = options
  }

  /** Resolves when it listens. Rejects where the first try fails; it does not go on trying then. */
  async start(): Promise<void> {
    await this.#connect()
  }

  async #connect(): Promise<void> {
    const { url, channel, limits, onNotification } = this.#options
    const { Client, ...settings } = connectionSettings(url, limits)
    const client = new Client({ ...settings, application_name: 'handrail-listener' })
    this.#client = client
    client.on('notification', message => onNotification(message.payload ?? ''))
    try {
      await client.connect()
      await client.query(`listen ${client.escapeIdentifier(channel)}`)
    } catch (error) {
      // A try that failed both rejects and ends: only the first counts. (Nobody is at the other end to say good-bye to.)
      client.end().catch(() => {})
      throw error
    }
    client.once('end', () => this.#lose())
    this.#failures = 0
    this.#askNext(client)
  }

  /** A listener only listens: whether anybody is still at the other end shows when it asks something. */
  #askNext(client: pg.Client): void {
    this.#setTimer(this.#options.limits.statementMs, () => {
      client.query('select 1').then(
        () => this.#askNext(client),
        // The connection has ended, and says so itself.
        () => {},
      )
    })
  }

  #lose(): void {
    if (this.#isClosed) return
    this.#options.onLost()
    this.#connectLater()
  }

  #connectLater(): void {
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#failures)
    this.#failures += 1
    // Several servers that lost the same database do not come back in the same moment.
    this.#setTimer(wait * (0.5 + Math.random() / 2), () => {
      this.#connect().then(
        () => this.#options.onBack(),
        () => this.#connectLater(),
      )
    })
  }

  #setTimer(milliseconds: number, work: () => void): void {
    clearTimeout(this.#timer)
    if (this.#isClosed) return
    this.#timer = setTimeout(work, milliseconds)
    this.#timer.unref()
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    await this.#client?.end().catch(() => {})
  }
}
