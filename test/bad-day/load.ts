/** People at work while things break: they write, read and listen, and remember what they were told. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { headersOf, type ServerProcess } from './server-process.ts'

/** Between two requests of one of them: nobody works without a pause, and it is not the load that is looked at. */
const PAUSE_MS = 100

/** Writers and readers. A write that was not acknowledged is repeated with the same id until it is. */
export class Load {
  /** Ids of tasks that a server said it has stored. */
  readonly acknowledged = new Set<string>()
  /** How often each status was answered; 0 is a request without an answer. */
  readonly statuses = new Map<number, number>()
  /** What was answered that should never be, with the beginning of its body. */
  readonly unexpected: string[] = []
  #isOver = false
  readonly #running: Promise<void>[] = []
  readonly #originOf: () => string
  readonly #patientId: string

  /** @param originOf where the next request goes */
  constructor(originOf: () => string, patientId: string, { writers = 6, readers = 2 } = {}) {
    this.#originOf = originOf
    this.#patientId = patientId
    for (let each = 0; each < writers; each++) this.#running.push(this.#write())
    for (let each = 0; each < readers; each++) this.#running.push(this.#read())
  }

  async #write(): Promise<void> {
    while (!this.#isOver) {
      const id = randomUUID()
      const body = JSON.stringify({ id, patientId: this.#patientId, title: 'Bring your ID card' })
      while ((await this.#ask('/api/tasks', { method: 'POST', body })) !== 201) {
        if (this.#isOver) return
        await sleep(5 * PAUSE_MS)
      }
      this.acknowledged.add(id)
      await sleep(PAUSE_MS)
    }
  }

  async #read(): Promise<void> {
    for (let round = 0; !this.#isOver; round++) {
      await this.#ask(round % 2 ? '/api/session' : '/api/staff-tasks', {})
      await sleep(PAUSE_MS)
    }
  }

  async #ask(path: string, init: RequestInit): Promise<number> {
    let status = 0
    try {
      const answer = await fetch(this.#originOf() + path, { ...init, headers: headersOf('dana', 'staff') })
      status = answer.status
      const text = await answer.text()
      const isExpected = status === 200 || status === 201 || status === 503
      if (!isExpected) this.unexpected.push(`${path}: ${status} ${text.slice(0, 200)}`)
      else if (status === 503 && !answer.headers.get('retry-after'))
        this.unexpected.push(`${path}: 503 that does not say when to come again`)
      else if (path === '/api/session' && status === 200 && !text.includes('"person":{'))
        this.unexpected.push(`${path}: signed out`)
    } catch (error) {
      this.unexpected.push(`${path}: ${String((error as Error).cause ?? error)}`)
    }
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1)
    return status
  }

  /** Resolves when so many more writes have been acknowledged. */
  async more(writes: number, withinMs = 60_000): Promise<void> {
    const enough = this.acknowledged.size + writes
    const limit = Date.now() + withinMs
    while (this.acknowledged.size < enough) {
      if (Date.now() > limit)
        throw new Error(
          `only ${this.acknowledged.size} of ${enough} writes: ${JSON.stringify([...this.statuses])}`,
        )
      await sleep(PAUSE_MS)
    }
  }

  async stop(): Promise<void> {
    this.#isOver = true
    await Promise.all(this.#running)
  }
}

/** A stream of Dana's, as her browser holds it. */
export class OpenStream {
  /** The events heard, in their order. */
  readonly events: string[] = []
  isOpen = true
  readonly #ending = new AbortController()

  static async open(server: ServerProcess): Promise<OpenStream> {
    const stream = new OpenStream()
    const answer = await fetch(`${server.origin}/live?hat=staff&missed=0`, {
      headers: headersOf('dana', 'staff'),
      signal: stream.#ending.signal,
    })
    if (answer.status !== 200 || !answer.body) throw new Error(`the stream was answered ${answer.status}`)
    void stream.#follow(answer.body)
    return stream
  }

  async #follow(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder()
    try {
      for await (const chunk of body)
        for (const [, name = ''] of decoder.decode(chunk).matchAll(/^(?:event: (\w+)|retry: \d+)$/gm))
          this.events.push(name || 'retry')
    } catch {
      // The line was cut, or the test is over.
    }
    this.isOpen = false
  }

  close(): void {
    this.#ending.abort()
  }
}
