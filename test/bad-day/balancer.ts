/** A small proxy in front of several servers, as people put one there: it asks who is ready and sends new requests only there. */
import { once } from 'node:events'
import {
  Agent,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerProcess } from './server-process.ts'

const ASK_EVERY_MS = 50

export class Balancer {
  readonly #ready = new Set<ServerProcess>()
  readonly #agent = new Agent({ keepAlive: true })
  readonly #server: Server
  #asked = 0
  #isOver = false

  private constructor() {
    this.#server = createServer((asked, answer) => this.#pass(asked, answer))
  }

  /** Resolves when it listens and every server is ready. */
  static async start(backends: readonly ServerProcess[]): Promise<Balancer> {
    const balancer = new Balancer()
    balancer.#server.listen(0, '127.0.0.1')
    await once(balancer.#server, 'listening')
    for (const backend of backends) void balancer.#watch(backend)
    for (const backend of backends) await balancer.untilReady(backend)
    return balancer
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** Takes one more in. Resolves when it is ready. */
  async add(backend: ServerProcess): Promise<void> {
    void this.#watch(backend)
    await this.untilReady(backend)
  }

  async untilReady(backend: ServerProcess): Promise<void> {
    while (!this.#ready.has(backend)) await sleep(ASK_EVERY_MS)
  }

  async #watch(backend: ServerProcess): Promise<void> {
    while (!this.#isOver) {
      const isReady = await fetch(`${backend.origin}/ready`).then(
        ({ ok }) => ok,
        () => false,
      )
      if (isReady) this.#ready.add(backend)
      else this.#ready.delete(backend)
      await sleep(ASK_EVERY_MS)
    }
  }

  /** Passes one request on. It repeats nothing: what a server drops is a failed request. */
  #pass(asked: IncomingMessage, answer: ServerResponse): void {
    const ready = [...this.#ready]
    const backend = ready[this.#asked++ % ready.length]
    if (!backend) {
      answer.writeHead(502).end('nobody is ready')
      return
    }
    const { method, url: path, headers } = asked
    const to = { host: '127.0.0.1', port: backend.port, method, path, headers, agent: this.#agent }
    const onward = request(to, given => {
      const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...kept } = given.headers
      answer.writeHead(given.statusCode ?? 502, kept)
      given.pipe(answer)
    })
    onward.on('error', error => {
      if (!answer.headersSent) answer.writeHead(502)
      answer.end(String(error))
    })
    asked.pipe(onward)
  }

  async stop(): Promise<void> {
    this.#isOver = true
    this.#agent.destroy()
    this.#server.close()
    this.#server.closeAllConnections()
    await once(this.#server, 'close')
  }
}
