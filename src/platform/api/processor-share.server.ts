/** Nobody has the processor for themselves: whoever had much of it rests before each further request (decision 58). */
import { limitsFor } from '../database/connections.server.ts'
import { FairShare } from '../database/fair-share.server.ts'

/** How many requests of one asker are at work at a time: as many as may have a connection to the database. */
const AT_ONCE = 4
const MICROSECONDS = 1_000

/**
 * Processor time of this process, its threads included, as it falls to each request: requests that are at work at the same
 * time share it evenly, since nobody says which of them it went to.
 */
class ProcessorMeter {
  #atWork = 0
  /** What a request would have had that was at work from the beginning on, in milliseconds. */
  #each = 0
  #used = 0

  #settle(): void {
    const { user, system } = process.cpuUsage()
    const used = (user + system) / MICROSECONDS
    if (this.#atWork > 0) this.#each += (used - this.#used) / this.#atWork
    this.#used = used
  }

  /** Begins a request, and answers with what ends it and says how many milliseconds fell to it. */
  begin(): () => number {
    this.#settle()
    this.#atWork++
    const before = this.#each
    return () => {
      this.#settle()
      this.#atWork--
      return this.#each - before
    }
  }
}

/** Shares the processor of one server among those who ask. */
export class ProcessorShare {
  readonly #meter = new ProcessorMeter()
  readonly #shares: FairShare

  constructor({ connectMs, restMs } = limitsFor()) {
    this.#shares = new FairShare({ most: AT_ONCE, waitMs: connectMs, restMs })
  }

  /** Does the work when this asker comes next. Fails where nobody waits for it any more, or too much of theirs waits. */
  async within<T>(asker: string, gone: AbortSignal, work: () => Promise<T>): Promise<T> {
    const leave = await this.#shares.hold(asker, gone)
    const end = this.#meter.begin()
    try {
      return await work()
    } finally {
      leave(end())
    }
  }
}
