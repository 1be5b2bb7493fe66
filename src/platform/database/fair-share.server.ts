/** Of the connections of one server nobody holds more than their share, so that whoever asks much waits for themselves. */
import { UnavailableError } from './connections.server.ts'

interface Line {
  held: number
  waiting: (() => void)[]
}

/** Places that each asker may hold at a time; who asks for more waits until one of their own is free. */
export class FairShare {
  readonly #most: number
  readonly #waitMs: number
  readonly #lines = new Map<string, Line>()

  /**
   * @param most how many places one asker may hold
   * @param waitMs how long somebody waits for one, in milliseconds
   */
  constructor(most: number, waitMs: number) {
    this.#most = most
    this.#waitMs = waitMs
  }

  /**
   * Takes a place, and answers with what gives it back. Without a name nothing is counted. Fails where `signal` ends the
   * waiting: a place that nobody waits for is not taken.
   */
  async hold(asker: string | undefined, signal?: AbortSignal): Promise<() => void> {
    if (signal?.aborted) throw gone()
    if (asker === undefined) return () => {}
    const line = this.#lines.get(asker) ?? { held: 0, waiting: [] }
    this.#lines.set(asker, line)
    if (line.held < this.#most) line.held++
    else await this.#wait(line, signal)
    let isHeld = true
    return () => {
      if (isHeld) this.#giveBack(asker, line)
      isHeld = false
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
        this.#waitMs,
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

  /** The next who waits takes the place over; where nobody does, the line is forgotten with its last one. */
  #giveBack(asker: string, line: Line): void {
    const next = line.waiting.shift()
    if (next) {
      next()
      return
    }
    line.held--
    if (line.held === 0) this.#lines.delete(asker)
  }
}

/** Nobody waits for the answer any more. */
export const gone = () => new UnavailableError('whoever asked has gone')
