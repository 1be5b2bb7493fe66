/** The way from the outbox into the queue: rows that transactions left behind become jobs, each once. */
import type { PgBoss } from 'pg-boss'

interface OutboxRow {
  organization_id: string | null
  job: string
  payload: Record<string, unknown>
  job_key: string
  start_after: string | Date
}

const batch = 200

/**
 * Moves outbox rows into the queue in one transaction; the same key twice is one job. Returns how many rows there were.
 * Two servers at once do no harm: the second waits for the first and finds its rows gone.
 */
async function forward(boss: PgBoss, queue: string): Promise<number> {
  const transaction = await boss.getDb().beginTransaction?.()
  if (!transaction) throw new Error('the queue gave no transaction')
  try {
    const { rows } = await transaction.db.executeSql(
      `delete from public.outbox where id in (select id from public.outbox order by id limit ${batch})
       returning organization_id, job, payload, job_key, start_after`,
    )
    // The queue passes over a key that it knows, but wants each only once in one call.
    const byKey = new Map((rows as OutboxRow[]).map(row => [row.job_key, row]))
    const jobs = [...byKey].map(([id, row]) => ({
      id,
      data: { job: row.job, organization: row.organization_id, payload: row.payload },
      startAfter: new Date(row.start_after),
    }))
    if (jobs.length > 0) await boss.insert(queue, jobs, { db: transaction.db })
    await transaction.commit()
    return rows.length
  } catch (error) {
    await transaction.rollback()
    throw error
  }
}

/** What comes within so long of the first is forwarded with it: one by one it costs several times as much. */
const GATHER_MS = 100

/** Forwards every `pollSeconds`, and soon after it is woken. `onForwarded` is called after each time that moved something. */
export function startForwarder(
  boss: PgBoss,
  queue: string,
  pollSeconds: number,
  report: (job: string, error: unknown) => void,
  onForwarded: () => void,
) {
  let running: Promise<void> | undefined
  let isAskedAgain = false
  let isStopping = false
  let soon: NodeJS.Timeout | undefined

  async function run(): Promise<void> {
    do {
      isAskedAgain = false
      const moved = await forward(boss, queue)
      if (moved > 0) onForwarded()
      if (moved === batch) isAskedAgain = true
    } while (isAskedAgain && !isStopping)
  }

  function now(): Promise<void> {
    isAskedAgain = true
    running ??= run()
      .catch(error => report('outbox', error))
      .finally(() => {
        running = undefined
      })
    return running
  }

  const timer = setInterval(now, pollSeconds * 1000)
  void now()
  return {
    now,
    wake: () => {
      if (isStopping) return
      soon ??= setTimeout(() => {
        soon = undefined
        void now()
      }, GATHER_MS)
    },
    async stop() {
      isStopping = true
      clearInterval(timer)
      clearTimeout(soon)
      await running
    },
  }
}
