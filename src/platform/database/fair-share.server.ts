/**
 * Of the connections of one server nobody holds more than their share, nor works on them without a rest, so that whoever asks
 * much waits for themselves.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { UnavailableError } from './connections.server.ts'

/** How long somebody's statements may take together before they rest between two of them: a hundred pages, one after the other. */
const FREE_WORK_MS = 2_000
/** How much of it is forgotten a second: who stays below half of one connection never rests. */
const FORGOTTEN_MS_A_SECOND = 500
/** Beyond this nothing is added, so that after the longest report one works on without rests four seconds later. */
const MOST_WORK_MS = 2 * FREE_WORK_MS
/** Lines that are kept before those with nothing to remember are looked for. */
const MANY_LINES = 1_000

interface Line {
  held: number
  waiting: (() => void)[]
  /** How long their statements took and was not forgotten, in milliseconds, as it stood `at`. */
  workMs: number
  at: number
}

export interface Shares {
  /** How many places one asker may hold. */
  most: number
  /** How long somebody waits for one, in milliseconds. */
  waitMs: number
  /** How long somebody rests before each place once they had the free work, in milliseconds. */
  restMs: number
}

/** Places that each asker may hold at a time; who asks for more waits until one of their own is free. */
export class FairShare {
  readonly #shares: Shares
  readonly #lines = new Map<string, Line>()
  #sweepAt = MANY_LINES

  constructor(shares: Shares) {
    this.#shares = shares
  }

  /**
   * Takes a place, and answers with what gives it back and is told how many milliseconds the statements took. Without a name
   * nothing is counted. Fails where `signal` ends the waiting: a place that nobody waits for is not taken.
   */
  async hold(asker: string | undefined, signal?: AbortSignal): Promise<(workMs: number) => void> {
    if (signal?.aborted) throw gone()
    if (asker === undefined) return () => {}
    const line = this.#lines.get(asker) ?? this.#newLine(asker)
    if (line.held < this.#shares.most) line.held++
    else await this.#wait(line, signal)
    if (this.#shares.restMs > 0 && workOf(line) > FREE_WORK_MS) await this.#rest(line, signal)
    let isHeld = true
    return workMs => {
      if (!isHeld) return
      isHeld = false
      const now = performance.now()
      line.workMs = Math.min(workOf(line, now) + workMs, MOST_WORK_MS)
      line.at = now
      this.#giveBack(line)
    }
  }

  #newLine(asker: string): Line {
    if (this.#lines.size >= this.#sweepAt) this.#sweep()
    const line = { held: 0, waiting: [], workMs: 0, at: performance.now() }
    this.#lines.set(asker, line)
    return line
  }

  /** Forgets the lines of whoever neither asks nor asked much. */
  #sweep(): void {
    const now = performance.now()
    for (const [asker, line] of this.#lines)
      if (line.held === 0 && workOf(line, now) === 0) this.#lines.delete(asker)
    this.#sweepAt = Math.max(MANY_LINES, 2 * this.#lines.size)
  }

  /** The place is kept meanwhile: what the same asker wants beside it waits behind. */
  async #rest(line: Line, signal: AbortSignal | undefined): Promise<void> {
    try {
      await pause(this.#shares.restMs, undefined, signal ? { signal } : {})
    } catch {
      this.#giveBack(line)
      throw gone()
    }
  }

  #wait(line: Line, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = (why: Error) => {
        clearTimeout(timer)
        line.waiting.splice(line.waiting.indexOf(enter), 1)
        reject(why)
      }
      const leaveUnheard = () => leave(gone())
      const timer = setTimeout(
        () => leave(new UnavailableError('no place became free in time')),
        this.#shares.waitMs,
      )
      const enter = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', leaveUnheard)
        resolve()
      }
      line.waiting.push(enter)
      signal?.addEventListener('abort', leaveUnheard, { once: true })
    })
  }

  /** The next who waits takes the place over. */
  #giveBack(line: Line): void {
    const next = line.waiting.shift()
    if (next) next()
    else line.held--
  }
}

/** What is not forgotten of somebody's work, in milliseconds. */
const workOf = ({ workMs, at }: Line, now = performance.now()): number =>
  Math.max(0, workMs - ((now - at) / 1_000) * FORGOTTEN_MS_A_SECOND)

/** Nobody waits for the answer any more. */
export const gone = () => new UnavailableError('whoever asked has gone')
