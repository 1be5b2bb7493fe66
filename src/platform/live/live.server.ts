/**
 * Live data is a notification, never a payload: after a commit the database says that something changed (ids only), and whoever may
 * see it asks again through the ordinary query. One stream a browser; what it may hear follows from the hat that the
 * person holds, and is asked again every 20 seconds, whenever their access may have changed, and at the moment at which it
 * begins or ends by the clock.
 */

import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { tooMany } from '../api/budgets.server.ts'
import { isUnavailable, limitsFor, UnavailableError } from '../database/connections.server.ts'
import { type DatabaseSession, sqlFor } from '../database/database.server.ts'
import { DatabaseListener } from '../database/listener.server.ts'

const RECHECK_MS = 20_000
/** How long the database counts a stream that nobody renews (app.hold_stream). */
const HELD_SECONDS = 60
/** Proxies close quiet connections, most of them after 30 to 60 seconds. */
const HEARTBEAT_MS = 15_000
/** How long a notification is remembered for those whose stream was not open when it came. */
const REMEMBERED_MS = 60_000
/** Topics that say that somebody's access began or ended. */
const ACCESS_TOPICS: ReadonlySet<string> = new Set(['cover', 'care-team'])
/** Says that a session ended, by the hash of its token: signed out, on whichever server. */
const SESSION_ENDED = 'sessions'
/** Past the moment at which access ends by the database's clock, so that whoever asks then is refused. */
const AFTER_THE_MOMENT_MS = 50
/** setTimeout counts no further; by then every stream was asked about again. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** How many streams are asked about at a time: the other connections of the pool are for people who wait. */
const RECHECKED_AT_ONCE = 3
/** How long a browser that knows nothing better waits before it opens the stream again. */
const RECONNECT_MS = 1_000

interface ChangeNotification {
  topic: string
  patient: string | null
  subject: string | null
  audience: string[]
}

/** What somebody may hear, and when that changes next by the clock (as Date.now() counts; infinity for never). */
interface Hearing {
  audiences: Set<string>
  changesAt: number
}

interface Stream extends Hearing {
  asker: StreamAsker
  /** What a notification calls the session, so that the stream ends with it. */
  sessionName: string | undefined
  send(event: string, data: string): void
  /** Ends the stream; `isOver` says that there is nothing more to hear, otherwise the browser comes back by itself. */
  close(isOver?: boolean): void
}

/** Whose stream it is. */
export interface StreamAsker {
  /** The data as that person, whose session is checked anew at each recheck. */
  session: DatabaseSession
  /** The token of their session; streams are counted by it. */
  token: string | undefined
  /** The stream itself, as the database counts it. */
  id: string
}

/** Every open stream of this server, fed by one LISTEN connection. */
export class LiveStreams {
  readonly #listener: DatabaseListener
  readonly #onChange: () => void
  readonly #streams = new Set<Stream>()
  #recent: { at: number; notification: ChangeNotification }[] = []
  /** Since when nothing was missed; infinity while the line to the database is down. */
  #listensSince = Number.POSITIVE_INFINITY
  #timers: NodeJS.Timeout[] = []
  /** The one timer for the nearest moment at which access changes by the clock. */
  #clock: NodeJS.Timeout | undefined
  #isLeaving = false

  /**
   * @param url a direct connection: LISTEN needs a session of its own, which a pooler does not give
   * @param onChange called for every notification, whoever it concerns (the worker looks into the outbox)
   */
  constructor(url: string, onChange: () => void, limits = limitsFor()) {
    this.#onChange = onChange
    this.#listener = new DatabaseListener({
      url,
      channel: 'changes',
      limits,
      onNotification: payload => this.#hear(payload),
      onLost: () => {
        this.#listensSince = Number.POSITIVE_INFINITY
      },
      onBack: () => {
        this.#listensSince = Date.now()
        // Notifications may have been missed while the line was down: everybody asks again.
        this.#sendToAll('again', '')
      },
    })
  }

  async start(): Promise<void> {
    await this.#listener.start()
    this.#listensSince = Date.now()
    this.#timers = [
      setInterval(() => void this.recheck(), RECHECK_MS),
      setInterval(() => this.#sendToAll('beat', ''), HEARTBEAT_MS),
    ]
    for (const timer of this.#timers) timer.unref()
  }

  #hear(payload: string): void {
    const notification = JSON.parse(payload) as ChangeNotification
    const at = Date.now()
    this.#onChange()
    const forgotten = this.#recent.findIndex(old => old.at >= at - REMEMBERED_MS)
    this.#recent.splice(0, forgotten === -1 ? this.#recent.length : forgotten)
    this.#recent.push({ at, notification })
    if (notification.topic === SESSION_ENDED) {
      for (const stream of this.#streams) if (isEndedBy(stream, notification)) stream.close()
      return
    }
    for (const stream of this.#streams) sendIfConcerned(stream, notification)
    // Somebody's access began or ended: what they may hear, and until when, is asked again at once.
    if (ACCESS_TOPICS.has(notification.topic)) void this.recheck(stream => hears(stream, notification))
  }

  /** Sends again what came while this stream was not open, or says that nobody remembers so far back. */
  #replay(stream: Stream, missedMs: number): void {
    const since = Date.now() - missedMs
    if (missedMs > REMEMBERED_MS || since < this.#listensSince) stream.send('again', '')
    else
      for (const { at, notification } of this.#recent) if (at >= since) sendIfConcerned(stream, notification)
  }

  #sendToAll(event: string, data: string): void {
    for (const stream of this.#streams) stream.send(event, data)
  }

  /**
   * Asks for every stream again who it belongs to, and closes those whose session or hat is gone. While the database is away
   * nobody can say who is gone: the streams stay, and are asked about the next time.
   */
  async recheck(which: (stream: Stream) => boolean = () => true): Promise<void> {
    const waiting = [...this.#streams].filter(which).values()
    const askOneByOne = async () => {
      for (const stream of waiting) await this.#recheckOne(stream)
    }
    await Promise.all(Array.from({ length: RECHECKED_AT_ONCE }, askOneByOne))
    this.#setClock()
  }

  /** Waits for the nearest moment at which somebody's access begins or ends by itself; then their screens ask again. */
  #setClock(): void {
    clearTimeout(this.#clock)
    const next = Math.min(...[...this.#streams].map(stream => stream.changesAt))
    if (!Number.isFinite(next)) return
    const wait = Math.min(Math.max(next - Date.now(), 0) + AFTER_THE_MOMENT_MS, LONGEST_TIMER_MS)
    this.#clock = setTimeout(() => {
      const now = Date.now()
      const changed = new Set([...this.#streams].filter(stream => stream.changesAt <= now))
      for (const stream of changed)
        stream.send('change', JSON.stringify({ topic: 'care-team', patient: null, subject: null }))
      void this.recheck(stream => changed.has(stream))
    }, wait)
    this.#clock.unref()
  }

  async #recheckOne(stream: Stream): Promise<void> {
    if (!this.#streams.has(stream)) return
    const hearing = await hearingOf(stream.asker).catch(error =>
      isUnavailable(error) ? { ...stream, changesAt: Number.POSITIVE_INFINITY } : nothing,
    )
    if (hearing.audiences.size === 0) return stream.close()
    stream.audiences = hearing.audiences
    stream.changesAt = hearing.changesAt
  }

  /**
   * The stream of one person, or undefined where there is nothing for them to hear. Fails while the database is away.
   * @param missedMs for how long this browser may have missed changes, in milliseconds
   */
  async open(
    person: Omit<StreamAsker, 'id'>,
    missedMs: number,
  ): Promise<ReadableStream<Uint8Array> | undefined> {
    const askedAt = Date.now()
    const asker = { ...person, id: randomUUID() }
    const { audiences, changesAt } = await hearingOf(asker)
    if (this.#isLeaving) throw new UnavailableError('this server is ending')
    if (audiences.size === 0) return undefined
    const encoder = new TextEncoder()
    const streams = this.#streams
    const end = (ended: Stream) => {
      if (streams.delete(ended)) void letGo(ended.asker)
    }
    const replay = () => this.#replay(stream, missedMs)
    const setClock = () => this.#setClock()
    // It may have ended while it was asked about.
    const hasEnded = () =>
      this.#recent.some(({ at, notification }) => at >= askedAt && isEndedBy(stream, notification))
    const { token } = person
    const sessionName = token && `session:${createHash('sha256').update(token).digest('hex')}`
    let stream: Stream
    return new ReadableStream<Uint8Array>({
      start(controller) {
        const write = (text: string) => {
          try {
            controller.enqueue(encoder.encode(text))
          } catch {
            end(stream)
          }
        }
        stream = {
          asker,
          sessionName,
          audiences,
          changesAt,
          send: (event, data) => write(`event: ${event}\ndata: ${data}\n\n`),
          close: (isOver = true) => {
            end(stream)
            write(isOver ? 'event: over\ndata:\n\n' : `retry: ${RECONNECT_MS}\n\n`)
            try {
              controller.close()
            } catch {
              // The browser left first.
            }
          },
        }
        streams.add(stream)
        if (hasEnded()) return stream.close()
        stream.send('ready', '')
        replay()
        setClock()
      },
      cancel() {
        end(stream)
      },
    })
  }

  /** Ends every stream; the browsers open them again, wherever a server takes them. No new one is opened here. */
  sendAway(): void {
    this.#isLeaving = true
    for (const stream of this.#streams) stream.close(false)
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer)
    clearTimeout(this.#clock)
    this.sendAway()
    await this.#listener.close()
  }
}

const isEndedBy = ({ sessionName }: Stream, { topic, audience }: ChangeNotification): boolean =>
  topic === SESSION_ENDED && sessionName !== undefined && audience.includes(sessionName)

const hears = (stream: Stream, { audience }: ChangeNotification): boolean =>
  audience.some(name => stream.audiences.has(name))

function sendIfConcerned(stream: Stream, notification: ChangeNotification): void {
  const { topic, patient, subject } = notification
  if (hears(stream, notification)) stream.send('change', JSON.stringify({ topic, patient, subject }))
}

const nothing: Hearing = { audiences: new Set(), changesAt: Number.POSITIVE_INFINITY }

/** Counted by the database's clock, which policies go by; this server's may differ. */
const msUntilChange = sql<
  number | null
>`(extract(epoch from app.next_access_change() - clock_timestamp()) * 1000)::float8`

/** What somebody may hear, and one more stream held for them. Throws TOO_MANY_REQUESTS where they hold enough. */
async function hearingOf({ session, token, id }: StreamAsker): Promise<Hearing> {
  const row = await session.one(
    sqlFor.selectNoFrom([
      sql<string[]>`app.audiences()`.as('names'),
      msUntilChange.as('ms'),
      sql<boolean>`cardinality(app.audiences()) = 0 or app.hold_stream(${token ?? ''}, ${id})`.as('isHeld'),
    ]),
  )
  if (!row) return nothing
  if (!row.isHeld) throw tooMany(HELD_SECONDS)
  const changesAt = row.ms === null ? Number.POSITIVE_INFINITY : Date.now() + row.ms
  return { audiences: new Set(row.names), changesAt }
}

/** Where the database is away, the stream is let go when its time is over. */
const letGo = ({ session, id }: StreamAsker) =>
  session.one(sqlFor.selectNoFrom(sql`app.let_go_of_stream(${id})`.as('gone'))).catch(() => {})
