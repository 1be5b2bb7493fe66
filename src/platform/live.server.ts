/**
 * Live data is a bell, not a letter: after a commit the database says that something changed (ids only), and whoever may
 * see it asks again through the ordinary query. One stream a browser; what it may hear follows from the hat that the
 * person holds, and is asked again every 20 seconds and whenever their access may have changed.
 */

import { sql } from 'kysely'
import pg from 'pg'
import { type Door, sqlFor } from './db.server.ts'

const RECHECK_MS = 20_000
/** Proxies close quiet connections, most of them after 30 to 60 seconds. */
const HEARTBEAT_MS = 15_000
const LISTEN_AGAIN_MS = 500
/** How long a bell is remembered for those whose stream was not open when it rang. */
const REMEMBERED_MS = 60_000

interface Ring {
  topic: string
  patient: string | null
  subject: string | null
  audience: string[]
}

interface Stream {
  door: Door
  audiences: Set<string>
  send(event: string, data: string): void
  close(): void
}

/** Every open stream of this server, fed by one LISTEN connection. */
export class LiveStreams {
  readonly #url: string
  readonly #onRing: () => void
  readonly #streams = new Set<Stream>()
  #rung: { at: number; ring: Ring }[] = []
  /** Since when nothing was missed; infinity while the line to the database is down. */
  #listensSince = Number.POSITIVE_INFINITY
  #listener: pg.Client | undefined
  #timers: NodeJS.Timeout[] = []
  #isClosed = false

  /**
   * @param url a direct connection: LISTEN needs a session of its own, which a pooler does not give
   * @param onRing called for every bell, whoever it is for (the worker looks into the outbox)
   */
  constructor(url: string, onRing: () => void) {
    this.#url = url
    this.#onRing = onRing
  }

  async start(): Promise<void> {
    await this.#listen()
    this.#timers = [
      setInterval(() => void this.recheck(), RECHECK_MS),
      setInterval(() => this.#sendToAll('beat', ''), HEARTBEAT_MS),
    ]
    for (const timer of this.#timers) timer.unref()
  }

  async #listen(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url })
    client.on('notification', message => this.#hear(message.payload ?? ''))
    client.on('error', () => {})
    client.on('end', () => this.#listenAgain())
    await client.connect()
    await client.query('listen bell')
    this.#listensSince = Date.now()
    this.#listener = client
  }

  /** Bells may have been missed while the line was down: everybody asks again. */
  #listenAgain(): void {
    if (this.#isClosed) return
    this.#listensSince = Number.POSITIVE_INFINITY
    setTimeout(() => {
      this.#listen().then(
        () => this.#sendToAll('again', ''),
        () => this.#listenAgain(),
      )
    }, LISTEN_AGAIN_MS).unref()
  }

  #hear(payload: string): void {
    const ring = JSON.parse(payload) as Ring
    const at = Date.now()
    this.#onRing()
    const forgotten = this.#rung.findIndex(old => old.at >= at - REMEMBERED_MS)
    this.#rung.splice(0, forgotten === -1 ? this.#rung.length : forgotten)
    this.#rung.push({ at, ring })
    for (const stream of this.#streams) sendIfHeard(stream, ring)
    // Somebody's access began or ended: what they may hear is asked again at once.
    if (ring.topic === 'cover') void this.recheck(stream => hears(stream, ring))
  }

  /** Rings again what rang while this stream was not open, or says that nobody remembers so far back. */
  #ringAgain(stream: Stream, missedMs: number): void {
    const since = Date.now() - missedMs
    if (missedMs > REMEMBERED_MS || since < this.#listensSince) stream.send('again', '')
    else for (const { at, ring } of this.#rung) if (at >= since) sendIfHeard(stream, ring)
  }

  #sendToAll(event: string, data: string): void {
    for (const stream of this.#streams) stream.send(event, data)
  }

  /**
   * Asks for every stream again who it belongs to, and closes those whose session or hat is gone. Where what it may hear
   * has changed by itself (a cover began or ran out), its screens ask again.
   */
  async recheck(which: (stream: Stream) => boolean = () => true): Promise<void> {
    await Promise.all(
      [...this.#streams].filter(which).map(async stream => {
        const audiences = await audiencesOf(stream.door).catch(() => new Set<string>())
        if (audiences.size === 0) return stream.close()
        const before = stream.audiences
        const isChanged = before.size !== audiences.size || [...audiences].some(name => !before.has(name))
        stream.audiences = audiences
        if (isChanged) stream.send('bell', JSON.stringify({ topic: 'cover', patient: null, subject: null }))
      }),
    )
  }

  /**
   * The stream of one person, or undefined where there is nothing for them to hear.
   * @param door the data as that person, whose session is checked anew at each recheck
   * @param missedMs for how long this browser may have missed bells, in milliseconds
   */
  async open(door: Door, missedMs: number): Promise<ReadableStream<Uint8Array> | undefined> {
    const audiences = await audiencesOf(door)
    if (audiences.size === 0) return undefined
    const encoder = new TextEncoder()
    const streams = this.#streams
    const ringAgain = () => this.#ringAgain(stream, missedMs)
    let stream: Stream
    return new ReadableStream<Uint8Array>({
      start(controller) {
        const write = (text: string) => {
          try {
            controller.enqueue(encoder.encode(text))
          } catch {
            streams.delete(stream)
          }
        }
        stream = {
          door,
          audiences,
          send: (event, data) => write(`event: ${event}\ndata: ${data}\n\n`),
          close: () => {
            streams.delete(stream)
            write('event: over\ndata:\n\n')
            try {
              controller.close()
            } catch {
              // The browser left first.
            }
          },
        }
        streams.add(stream)
        stream.send('ready', '')
        ringAgain()
      },
      cancel() {
        streams.delete(stream)
      },
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const timer of this.#timers) clearInterval(timer)
    for (const stream of this.#streams) stream.close()
    await this.#listener?.end()
  }
}

const hears = (stream: Stream, { audience }: Ring): boolean =>
  audience.some(name => stream.audiences.has(name))

function sendIfHeard(stream: Stream, ring: Ring): void {
  const { topic, patient, subject } = ring
  if (hears(stream, ring)) stream.send('bell', JSON.stringify({ topic, patient, subject }))
}

async function audiencesOf(door: Door): Promise<Set<string>> {
  const row = await door.one(sqlFor.selectNoFrom(sql<string[]>`app.audiences()`.as('names')))
  return new Set(row?.names ?? [])
}
