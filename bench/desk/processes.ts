/** What processes cost, as Linux counts it in /proc. */
import { readdirSync, readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100
const KILOBYTES_PER_MEGABYTE = 1_024

interface Counted {
  parent: number
  /** Ticks of the process, and of its children that ended. */
  ticks: number
}

function countTicks(pid: number): Counted | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name before may hold spaces and brackets of its own.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [, parent = 0, , , , , , , , , , user = 0, system = 0, childUser = 0, childSystem = 0] = fields
    return { parent, ticks: user + system + childUser + childSystem }
  } catch {
    return undefined
  }
}

function readProcesses(): Map<number, Counted> {
  const found = new Map<number, Counted>()
  for (const name of readdirSync('/proc')) {
    const counted = /^\d+$/.test(name) && countTicks(Number(name))
    if (counted) found.set(Number(name), counted)
  }
  return found
}

function treeOf(root: number, all: ReadonlyMap<number, Counted>): number[] {
  const children = [...all].filter(([, { parent }]) => parent === root).map(([pid]) => pid)
  return all.has(root) ? [root, ...children.flatMap(child => treeOf(child, all))] : []
}

/** CPU milliseconds of each process with its children, and of everything that this machine does, since each began. */
export function readCpu<Name extends string>(roots: Record<Name, number>): Record<Name | 'machine', number> {
  const all = readProcesses()
  const ms = (ticks: number) => (1_000 * ticks) / TICKS_PER_SECOND
  const sum = (pids: number[]) => ms(pids.reduce((ticks, pid) => ticks + (all.get(pid)?.ticks ?? 0), 0))
  const each = Object.entries<number>(roots).map(([name, root]) => [name, sum(treeOf(root, all))])
  return { ...Object.fromEntries(each), machine: ms(countMachineTicks()) } as Record<Name | 'machine', number>
}

/** Ticks of all processors in which somebody worked: without idle ones and those that waited for a disk. */
function countMachineTicks(): number {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1)
  const [, user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = line.split(/\s+/).map(Number)
  return user + nice + system + irq + softirq
}

/** Megabytes of a process with its children. What several of them share counts once: the database's pages, for one. */
export function readMemory(root: number): number {
  const kilobytes = treeOf(root, readProcesses()).map(pid => {
    try {
      const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
      return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0)
    } catch {
      return 0
    }
  })
  return kilobytes.reduce((sum, each) => sum + each, 0) / KILOBYTES_PER_MEGABYTE
}
