/** Each work at each size of a caseload, over HTTP and beside it straight through the driver, one after the other. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type CaseloadSize, caseloadSizes } from './dataset.ts'
import type { Load, LoadOrder, LoadReport, Measured } from './load.ts'
import { readCpu, readMemory } from './processes.ts'
import { end, type Leftovers, type Stage } from './stage.ts'
import { type WorkKey, works } from './works.ts'

export const CONNECTIONS = 32
const WARM_UP_SECONDS = 1

type Way = 'http' | 'driver'

/** One line of the table. Where it failed it says why in place of figures. */
export interface Row {
  work: Load['work']
  name: string
  size: CaseloadSize
  way: Way
  figures?: Figures
  problem?: string
}

export interface Figures extends Measured {
  perSecond: number
  /** CPU milliseconds a request. */
  cpu: { server: number; database: number; load: number }
  /** Megabytes when it was over. */
  memory: { server: number; database: number }
  /** How many processors worked for somebody else meanwhile, on average. */
  elsewhere: number
}

interface Ending {
  leftovers: Leftovers
  /** Ends the measuring at once. */
  signal: AbortSignal
}

/** A process that makes load, told what to do a step at a time. */
class LoadProcess {
  readonly #child: ChildProcess
  readonly #gone: Promise<never>

  private constructor(child: ChildProcess) {
    this.#child = child
    this.#gone = once(child, 'exit').then(() => {
      throw new Error('the process that makes the load has ended')
    })
    this.#gone.catch(() => {})
  }

  static start(script: string, args: string[], env: Record<string, string>, { leftovers, signal }: Ending) {
    const child = spawn(process.execPath, [join(import.meta.dirname, script), ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: true,
    })
    leftovers.add(() => end(child))
    signal.addEventListener('abort', () => child.kill())
    return new LoadProcess(child)
  }

  get pid(): number {
    return this.#child.pid as number
  }

  /** Gives an order and waits for the answer to it; fails with what the process says. */
  async order(order: LoadOrder): Promise<LoadReport> {
    if (!this.#child.connected) return this.#gone
    this.#child.send(order)
    const [report] = (await Promise.race([once(this.#child, 'message'), this.#gone])) as [LoadReport]
    if (report.event === 'failed') throw new Error(report.problem)
    return report
  }
}

interface MeasureOptions extends Ending {
  only: readonly WorkKey[]
  seconds: number
  onRow: (row: Row) => void
}

/** Measures, and answers with a row for everything that was to be measured. */
export async function measureWorks(stage: Stage, options: MeasureOptions): Promise<Row[]> {
  const { only, seconds, signal, onRow } = options
  const ways: Record<Way, LoadProcess> = {
    http: LoadProcess.start('http-load.ts', [stage.origin, stage.secret], {}, options),
    driver: LoadProcess.start('driver-load.ts', [], { DATABASE_URL: stage.serverUrl }, options),
  }
  const rows: Row[] = []
  const measure = async (work: Load['work'], name: string, size: CaseloadSize, way: Way) => {
    const load = { work, managers: stage.managers[size], connections: CONNECTIONS }
    const row: Row = { work, name, size, way }
    try {
      row.figures = await measureOne(stage, ways[way], load, seconds)
    } catch (error) {
      signal.throwIfAborted()
      row.problem = (error as Error).message
    }
    rows.push(row)
    onRow(row)
  }
  await measure('hat', 'the hat alone', 'small', 'driver')
  for (const work of only)
    for (const size of caseloadSizes) {
      await measure(work, works[work].name, size, 'http')
      await measure(work, works[work].name, size, 'driver')
    }
  return rows
}

async function measureOne(
  { serverPid, databasePid }: Stage,
  maker: LoadProcess,
  load: Load,
  seconds: number,
): Promise<Figures> {
  await maker.order({ event: 'prepare', load, seconds: Math.min(WARM_UP_SECONDS, seconds) })
  const pids = { server: serverPid, database: databasePid, load: maker.pid }
  const before = readCpu(pids)
  const measured = await maker.order({ event: 'measure', seconds })
  if (measured.event !== 'measured') throw new Error('the process that makes the load did not measure')
  const after = readCpu(pids)
  const spent = (name: keyof typeof before) => after[name] - before[name]
  const ours = spent('server') + spent('database') + spent('load')
  const { count, seconds: elapsed, p50, p99 } = measured
  return {
    ...{ count, seconds: elapsed, p50, p99 },
    perSecond: count / elapsed,
    cpu: {
      server: spent('server') / count,
      database: spent('database') / count,
      load: spent('load') / count,
    },
    memory: { server: readMemory(serverPid), database: readMemory(databasePid) },
    elsewhere: Math.max(0, (spent('machine') - ours) / (elapsed * 1_000)),
  }
}
