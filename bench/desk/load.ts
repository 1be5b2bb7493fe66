/**
 * A load: so many callers, each asking again as soon as it was answered, for a time. Runs in a process of its own, so that
 * what it costs is told apart from what it measures; `http-load.ts` and `driver-load.ts` say what a call is.
 */
import type { Manager } from './dataset.ts'
import type { WorkKey } from './works.ts'

/** What is measured: a work of these case managers. */
export interface Load {
  /** `hat`: taking on the hat and nothing else, which only the driver can. */
  work: WorkKey | 'hat'
  managers: Manager[]
  connections: number
}

/** What is sent to such a process: first what to do, which it tries for `seconds`, then to do it for `seconds`. */
export type LoadOrder =
  | { event: 'prepare'; load: Load; seconds: number }
  | { event: 'measure'; seconds: number }

export interface Measured {
  /** Requests that were answered, and how long all of them took. */
  count: number
  seconds: number
  /** Milliseconds of one request: of the middle one, and what one in a hundred exceeds. */
  p50: number
  p99: number
}

/** What it sends back. */
export type LoadReport =
  | { event: 'ready' }
  | ({ event: 'measured' } & Measured)
  | { event: 'failed'; problem: string }

/** One call of a manager; `round` counts the calls. Throws where the answer is not what it should be. */
type Call = (manager: Manager, round: number) => Promise<void>

/** Follows orders of the process that started this one, until that one ends. `prepare` makes the call of a load. */
export function followOrders(prepare: (load: Load) => Promise<Call>): void {
  const report = (said: LoadReport) => process.send?.(said)
  let measure: ((seconds: number) => Promise<Measured>) | undefined
  const follow = async (order: LoadOrder): Promise<LoadReport> => {
    if (order.event === 'prepare') {
      const call = await prepare(order.load)
      measure = seconds => run(call, order.load, seconds)
      await measure(order.seconds)
      return { event: 'ready' }
    }
    if (!measure) throw new Error('there is nothing to measure yet')
    return { event: 'measured', ...(await measure(order.seconds)) }
  }
  process.on('message', (order: LoadOrder) =>
    follow(order).then(report, error =>
      report({ event: 'failed', problem: String(error?.message ?? error) }),
    ),
  )
  process.once('disconnect', () => process.exit(0))
}

/** Managers go one after the other; everybody goes through their own conversations. */
async function run(call: Call, { managers, connections }: Load, seconds: number): Promise<Measured> {
  const took: number[] = []
  const began = performance.now()
  const end = began + seconds * 1_000
  let next = 0
  const ask = async () => {
    while (performance.now() < end) {
      const number = next++
      const manager = managers[number % managers.length] as Manager
      const at = performance.now()
      await call(manager, Math.floor(number / managers.length))
      took.push(performance.now() - at)
    }
  }
  await Promise.all(Array.from({ length: connections }, ask))
  const elapsed = (performance.now() - began) / 1_000
  took.sort((a, b) => a - b)
  return { count: took.length, seconds: elapsed, p50: quantile(took, 0.5), p99: quantile(took, 0.99) }
}

/** The value that so large a share of the sorted ones does not exceed. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}
