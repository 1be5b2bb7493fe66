/**
 * How busy the machine is on which a test measures: what is promised of one that does nothing else takes as many times longer.
 * Measured before and after, since others come and go.
 */

/** So much work, in milliseconds of processor time, says how long others keep it. */
const WORK_MS = 40

/** How many times longer than its own work this thread takes just now; at least 1. */
export function slowness(): number {
  const began = performance.now()
  const { user, system } = process.threadCpuUsage()
  for (;;) {
    const used = process.threadCpuUsage({ user, system })
    const usedMs = (used.user + used.system) / 1_000
    if (usedMs >= WORK_MS) return Math.max(1, (performance.now() - began) / usedMs)
  }
}

/**
 * Does it, and says how long it would have taken on a machine that does nothing else.
 * @returns milliseconds, and what it answered
 */
export async function paced<T>(work: () => Promise<T>): Promise<{ tookMs: number; answer: T }> {
  const before = slowness()
  const began = performance.now()
  const answer = await work()
  const took = performance.now() - began
  return { tookMs: took / Math.max(before, slowness()), answer }
}
