/** How a server ends without cutting what it has begun: no new connections, the requests in flight finish, then it closes. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerType } from '@hono/node-server'

/** What is in flight may take so long. */
const FINISH_MS = 10_000
/** Nothing new for so long: what had come before the end was announced has been taken in. Where it never stops, a second is enough. */
const QUIET_MS = 50
const MOST_LOOKS = 20

/** Follows what a server is answering, from its first request on, so that it can be ended politely. */
export class Shutdown {
  readonly #server: ServerType
  readonly #answering = new Set<ServerResponse>()
  #arrived = 0
  #isEnding = false
  #isClosing = false

  constructor(server: ServerType) {
    this.#server = server
    server.on('connection', () => {
      this.#arrived += 1
    })
    server.prependListener('request', (_: IncomingMessage, answer: ServerResponse) => {
      this.#arrived += 1
      this.#answering.add(answer)
      answer.once('close', () => {
        this.#answering.delete(answer)
        // A stream that ended leaves its connection open for a next request, which would be waited for.
        if (this.#isClosing) setImmediate(() => this.#closeIdle())
      })
      if (this.#isEnding) endConnectionWith(answer)
    })
  }

  /** From now on every answer is the last one on its connection: clients open the next one elsewhere. */
  announce(): void {
    this.#isEnding = true
    for (const answer of this.#answering) endConnectionWith(answer)
  }

  /** Takes no new connections, and resolves when those that are answered have been, or after 10 s. */
  async finish(): Promise<void> {
    this.announce()
    await this.#acceptWhatCame()
    this.#isClosing = true
    await new Promise<void>(resolve => {
      const timeUp = setTimeout(() => this.#closeAll(), FINISH_MS)
      this.#server.close(() => {
        clearTimeout(timeUp)
        resolve()
      })
      this.#closeIdle()
    })
  }

  /** The system accepts connections before this process does: closed at once, they would be reset with what they carry. */
  async #acceptWhatCame(): Promise<void> {
    for (let look = 0; look < MOST_LOOKS; look++) {
      const before = this.#arrived
      await sleep(QUIET_MS)
      if (this.#arrived === before) return
    }
  }

  #closeIdle(): void {
    if ('closeIdleConnections' in this.#server) this.#server.closeIdleConnections()
  }

  #closeAll(): void {
    if ('closeAllConnections' in this.#server) this.#server.closeAllConnections()
  }
}

/** An answer whose headers are on their way has promised to keep its connection; that one is closed when it falls idle. */
function endConnectionWith(answer: ServerResponse): void {
  if (!answer.headersSent) answer.setHeader('connection', 'close')
}
