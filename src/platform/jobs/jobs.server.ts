/**
 * Later work. A trigger writes an `outbox` row in the transaction that asks for it; the forwarder here moves it into the
 * queue (pg-boss, in its own schema, through its own login), and a worker runs the handler. Work that fails is tried
 * again for about a day and a half, then kept aside. What is kept in the queue are ids, never words or addresses.
 */
import { createHash, createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss'
import { brand } from '#lib/brand.ts'
import type { Model } from '../ai/ai.server.ts'
import { connectionSettings, type DatabaseLimits, limitsFor } from '../database/connections.server.ts'
import type { DatabasePool, DatabaseSession } from '../database/database.server.ts'
import type { ErasureList } from '../erasure-list/erasure-list.server.ts'
import type { Mailer, OutgoingMail } from '../mail/mail.server.ts'
import type { Payments } from '../payments/payments.server.ts'
import type { Storage } from '../storage/storage.server.ts'
import { HopelessError, LaterError } from './job-errors.server.ts'
import { startForwarder } from './outbox.server.ts'

/** One piece of later work, in one organization or (null) for the deployment itself. The payload holds ids alone. */
export interface Job {
  organization: string | null
  payload: Record<string, unknown>
}

/** What a handler can use besides the data. */
export interface JobServices {
  /** Hands a mail to the server, or does nothing where no mail leaves. */
  sendMail(mail: OutgoingMail): Promise<void>
  /** Whether mails leave at all; if not, the mailbox page is the only place where they can be read. */
  mailLeaves: boolean
  /** Where people reach this copy, without a slash at the end. */
  originUrl: string
  /** Where whoever runs this copy takes inquiries. */
  operatorAddress: string
  /** The secret part of a link in a mail: always the same for the same purpose and id, so that a repeat breaks none. */
  linkToken(purpose: string, id: string): string
  /** What an organization's audit log is sealed with. */
  sealKey(organization: string): string
  /** The language model of this deployment, where there is one. Whoever asks it checks the switches first (decision 31). */
  model?: Model | undefined
  /** Where files lie, and the list of who was erased: what an erasure has to reach besides the database (decision 85). */
  storage?: Storage | undefined
  erasureList?: ErasureList | undefined
  /** Charges cards, where a copy does. */
  payments?: Payments | undefined
}

export interface JobTools {
  /** The data, under the narrow hat of jobs, in the job's organization. */
  session: DatabaseSession
  services: JobServices
}

export type JobHandler = (job: Job, tools: JobTools) => Promise<void>

export interface RunningJobs {
  /** Says that there may be new work: it begins now instead of at the next look. */
  wake(): void
  /** Resolves while the queue can be reached, and rejects while it can't. */
  check(): Promise<void>
  /** For tests: resolves when the outbox is empty and no work is due, being done or waiting for another try (a minute at most). */
  idle(): Promise<void>
  /** Lets what is being done finish (10 s at most) and closes the connections. */
  stop(): Promise<void>
}

interface JobsOptions {
  /** postgres:// address of the queue's own login. */
  queueUrl: string
  handlers: Record<string, JobHandler>
  databasePool: DatabasePool
  services: JobServices
  /** How often to look for new work without being woken; 2 s unless told, at least 0.5. */
  pollSeconds?: number
  /** Told of every failed try: the job's name and the error. Errors can quote what they failed on: log with care. */
  report?: (job: string, error: unknown) => void
  /** Told of every try that ended: the job's name, how long it took, and how it ended. */
  finished?: (job: string, milliseconds: number, outcome: JobOutcome) => void
  limits?: DatabaseLimits
}

type JobOutcome = 'ok' | 'later' | 'failed' | 'hopeless'

/** The services of a running server. */
export function createJobServices(options: {
  mailer: Mailer
  originUrl: string
  operatorAddress?: string
  secret: string
  model?: Model | undefined
  storage?: Storage | undefined
  erasureList?: ErasureList | undefined
  payments?: Payments | undefined
}): JobServices {
  return {
    sendMail: mail => options.mailer.send(mail),
    mailLeaves: options.mailer.leaves,
    originUrl: options.originUrl.replace(/\/+$/, ''),
    operatorAddress: options.operatorAddress ?? brand.email,
    linkToken: linkTokensOf(options.secret),
    sealKey: sealKeysOf(options.secret),
    model: options.model,
    storage: options.storage,
    erasureList: options.erasureList,
    payments: options.payments,
  }
}

/** The secret parts that mails of a deployment carry: the same for the same purpose and id, and nobody else's to guess. */
export function linkTokensOf(secret: string): JobServices['linkToken'] {
  return (purpose, id) => createHmac('sha256', secret).update(`link:${purpose}:${id}`).digest('base64url')
}

/** The keys of the seals that a deployment makes (decision 37). */
export function sealKeysOf(secret: string): JobServices['sealKey'] {
  return organization => createHmac('sha256', secret).update(`seal:${organization}`).digest('base64url')
}

const queue = 'work'
const keptAside = 'work-kept-aside'
const day = 24 * 60 * 60

/** The waits between tries double from a second or two to four hours: 22 of them reach over a day and a half. */
const queueOptions = {
  retryLimit: 22,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 4 * 60 * 60,
  expireInSeconds: 5 * 60,
  // After kill -9 nobody says that a job is still being done: another worker takes it.
  heartbeatSeconds: 15,
  retentionSeconds: 365 * day,
  deleteAfterSeconds: 7 * day,
  deadLetter: keptAside,
}

interface Work {
  job: string
  organization: string | null
  payload: Record<string, unknown>
}

/** The queue clears away what is old in one statement, while nobody waits: it may take longer than a person's. */
const QUEUE_TAKES_LONGER = 3

/** Opens the queue of a database, and makes its tables where there are none. Whoever opens it stops it. */
export async function openQueue(
  options: Pick<JobsOptions, 'queueUrl' | 'report' | 'limits'>,
): Promise<PgBoss> {
  const { report = () => {}, limits = limitsFor() } = options
  const boss = new PgBoss({
    ...connectionSettings(options.queueUrl, limitsFor(limits.statementMs * QUEUE_TAKES_LONGER)),
    schema: 'jobs',
    createSchema: false,
    schedule: false,
    max: 4,
    application_name: 'handrail-jobs',
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
  })
  boss.on('error', error => report('queue', error))
  await boss.start()
  await boss.createQueue(keptAside, { retentionSeconds: 365 * day })
  await boss.createQueue(queue, queueOptions)
  await boss.updateQueue(queue, queueOptions)
  return boss
}

/** Starts forwarding and working. Several servers may do so on one database: each piece of work goes to one of them. */
export async function startJobs(options: JobsOptions): Promise<RunningJobs> {
  const { pollSeconds = 2, report = () => {} } = options
  const boss = await openQueue(options)
  // What a former life left half done, if it has been silent for long enough; later the queue looks by itself.
  await boss.supervise(queue, { reindex: false })

  const worker = await boss.work<Work>(
    queue,
    { batchSize: 8, burstWhenBatchFull: true, perJobResults: true, pollingIntervalSeconds: pollSeconds },
    jobs => Promise.all(jobs.map(job => work(job as JobWithMetadata<Work>, boss, options))),
  )
  const forwarder = startForwarder(boss, queue, pollSeconds, report, () => boss.notifyWorker(worker))

  return {
    wake: forwarder.wake,
    async check() {
      await boss.getDb().executeSql('select')
    },
    async idle() {
      const limit = Date.now() + 60_000
      for (;;) {
        await forwarder.now()
        if (!(await isBusy(boss))) return
        if (Date.now() > limit) throw new Error('there is still work after a minute')
        boss.notifyWorker(worker)
        await sleep(100)
      }
    },
    async stop() {
      await forwarder.stop()
      await boss.stop({ timeout: 10_000 })
    },
  }
}

/** Does one piece of work and says how it ended. What went wrong is kept without words that could name a person. */
async function work(job: JobWithMetadata<Work>, boss: PgBoss, options: JobsOptions): Promise<JobResult> {
  const began = performance.now()
  const { organization, payload } = job.data
  const ended = (outcome: JobOutcome) => options.finished?.(job.data.job, performance.now() - began, outcome)
  try {
    const handler = options.handlers[job.data.job]
    if (!handler) throw new Error('this version knows no such job')
    await handler(
      { organization, payload },
      { session: options.databasePool.asJob(organization), services: options.services },
    )
    ended('ok')
    return { id: job.id, status: 'completed' }
  } catch (error) {
    if (error instanceof LaterError) {
      await putBack(boss, job, error.at)
      ended('later')
      return { id: job.id, status: 'completed' }
    }
    options.report?.(job.data.job, error)
    ended(error instanceof HopelessError ? 'hopeless' : 'failed')
    const { name, code } = error as { name?: string; code?: string }
    const status = error instanceof HopelessError ? 'deadletter' : 'failed'
    return { id: job.id, status, output: { failure: name, code } }
  }
}

/** The same work at a later moment. Its id follows from the former one, so that a crash in between repeats nothing. */
async function putBack(boss: PgBoss, job: JobWithMetadata<Work>, at: Date): Promise<void> {
  const digest = createHash('sha256').update(`${job.id} ${at.toISOString()}`).digest('hex')
  const id = digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
  await boss.insert(queue, [{ id, data: job.data, startAfter: at }])
}

async function isBusy(boss: PgBoss): Promise<boolean> {
  const { rows } = await boss.getDb().executeSql(
    `select exists (select from public.outbox) or exists (select from jobs.job where name = $1
      and (state in ('active', 'retry') or (state = 'created' and start_after <= now()))) as busy`,
    [queue],
  )
  return rows[0]?.busy === true
}
