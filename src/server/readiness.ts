/**
 * Two addresses for whatever watches over a server: `/health` says that the process answers, `/ready` whether it can serve
 * now. A server that is ending is not ready; what asks `/ready` is given time to notice before connections are refused.
 */
import type { Env, Hono } from 'hono'

/** The parts that a server needs to serve. A check that fails, or says false, finds its part missing. */
type Part = 'database' | 'queue' | 'migrations'
type ReadinessChecks = Record<Part, () => Promise<unknown>>

/** A part that has not answered by then counts as missing. */
const PART_MAY_TAKE_MS = 2_000
/** An answer is given out again for so long: whoever asks often does not add to the load. */
const ANSWER_LASTS_MS = 500
/** Who asked within this time is taken to decide by the answers where requests go. */
const WATCHED_WITHIN_MS = 15_000
/** How long such a watcher has to notice, and after its first notice, to act. */
const MAY_NOTICE_MS = 5_000
const MAY_ACT_MS = 250
const RETRY_AFTER_SECONDS = 2

export class Readiness {
  readonly #checks: ReadinessChecks
  #missing: Promise<Part[]> | undefined
  #checkedAt = Number.NEGATIVE_INFINITY
  #askedAt = Number.NEGATIVE_INFINITY
  #isEnding = false
  #onNoticed: () => void = () => {}

  constructor(checks: ReadinessChecks) {
    this.#checks = checks
  }

  /** Adds both addresses. Nothing of the inside is told: only the names of the parts. */
  addTo<E extends Env>(app: Hono<E>): void {
    const quiet = { 'cache-control': 'no-store' }
    const away = { ...quiet, 'retry-after': String(RETRY_AFTER_SECONDS) }
    app.get('/health', c => c.json({ status: 'alive' }, 200, quiet))
    app.get('/ready', async c => {
      this.#askedAt = Date.now()
      if (this.#isEnding) {
        this.#onNoticed()
        return c.json({ status: 'ending', missing: [] }, 503, away)
      }
      const missing = await this.#whatIsMissing()
      return missing.length === 0
        ? c.json({ status: 'ready' }, 200, quiet)
        : c.json({ status: 'unavailable', missing }, 503, away)
    })
  }

  async #whatIsMissing(): Promise<Part[]> {
    if (Date.now() - this.#checkedAt > ANSWER_LASTS_MS) {
      this.#checkedAt = Date.now()
      this.#missing = missingParts(this.#checks)
    }
    return (await this.#missing) ?? []
  }

  /**
   * Says from now on that this server is ending, and resolves when nobody sends new requests here: at once where nobody
   * watches, otherwise a moment after the watcher was told (5 s at most).
   */
  async end(): Promise<void> {
    this.#isEnding = true
    if (Date.now() - this.#askedAt > WATCHED_WITHIN_MS) return
    await new Promise<void>(resolve => {
      const timeUp = setTimeout(resolve, MAY_NOTICE_MS)
      this.#onNoticed = () => {
        clearTimeout(timeUp)
        setTimeout(resolve, MAY_ACT_MS)
      }
    })
  }
}

async function missingParts(checks: ReadinessChecks): Promise<Part[]> {
  const found = await Promise.all(
    Object.entries(checks).map(async ([part, check]) => {
      const isThere = await Promise.race([
        check().then(
          answer => answer !== false,
          () => false,
        ),
        new Promise<boolean>(resolve => setTimeout(resolve, PART_MAY_TAKE_MS, false)),
      ])
      return isThere ? [] : [part as Part]
    }),
  )
  return found.flat()
}
