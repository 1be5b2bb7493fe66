/**
 * Puts the parts together: database, migrations, sign-in, jobs, live streams, pages. `npm start`, and every test that
 * needs the whole server, start it through here.
 */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeServing, everyHour, jobHandlers } from '#jobs.server.ts'
import { createModel, type Model } from '#platform/ai/ai.server.ts'
import type { SamplePerson } from '#platform/api/api.server.ts'
import { createSignIn, type SignIn } from '#platform/auth/auth.server.ts'
import { type Config, isLoopback } from '#platform/config/config.server.ts'
import { limitsFor } from '#platform/database/connections.server.ts'
import { DatabasePool, sqlFor } from '#platform/database/database.server.ts'
import { openErasureList } from '#platform/erasure-list/erasure-list.server.ts'
import { createJobServices, linkTokensOf, type RunningJobs, startJobs } from '#platform/jobs/jobs.server.ts'
import { LiveStreams } from '#platform/live/live.server.ts'
import { createLog, type Log, logFailure } from '#platform/log/log.server.ts'
import { createMailer } from '#platform/mail/mail.server.ts'
import { Pages } from '#platform/pages/pages.server.ts'
import { createStripe } from '#platform/payments/stripe.server.ts'
import { clamAv } from '#platform/scanner/scanner.server.ts'
import { storageAt, storageIn } from '#platform/storage/open-storage.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import { Readiness } from '#server/readiness.ts'
import { Shutdown } from '#server/shutdown.ts'
import { createApp } from './app.ts'
import { startHourly } from './hourly.ts'
import { listen } from './listen.ts'
import { type Addresses, makeFoundingLink, markDeployment, openDatabase, secretOf } from './open-database.ts'
import { isUpToDate, readyToServe } from './ready-to-serve.ts'

/** Who can be signed in as in an evaluation copy. */
interface Sample {
  /** The passwords are the same in every copy: only this machine is answered. */
  hasPublicPasswords: boolean
  people: SamplePerson[]
}

/** What the product itself does not bring along. */
export interface StartParts {
  /** Fills in the sample organization where the embedded database is empty; no sample where it is not given. */
  prepareSample?: (about: {
    config: Config
    ownerUrl: string
    signIn: SignIn
    report: (line: string) => void
  }) => Promise<Sample>
}

const noSample: Sample = { hasPublicPasswords: false, people: [] }

export interface RunningServer {
  origin: string
  samplePeople: SamplePerson[]
  /** Where mails that would have gone out are read, with what opens it; undefined where there is no mailbox. */
  mailboxAddress: string | undefined
  /** The one-time link that founds the default organization, where one is waiting. */
  foundingLink: string | undefined
  /** Settles when the embedded database is gone for good, stopped or given up; never for one of somebody else's. */
  databaseEnded: Promise<void>
  /** Resolves when no job is waiting or at work. */
  idle(): Promise<void>
  stop(): Promise<void>
}

type Stops = (() => Promise<unknown>)[]

/** Jobs and live streams: a change notification wakes the worker, whoever it is for. */
async function startWorkers(
  config: Config,
  secret: string,
  addresses: Addresses,
  databasePool: DatabasePool,
  stops: Stops,
  log: Log,
  storage: Storage,
) {
  const outside = { erasureList: openErasureList(config.erasureList), storage }
  await beforeServing(databasePool, outside)
  const limits = limitsFor(config.statementMs)
  const mailer = createMailer({ smtpUrl: config.smtpUrl, from: config.mailFrom })
  stops.push(async () => mailer.close())
  const jobs = await startJobs({
    queueUrl: addresses.queueUrl,
    handlers: jobHandlers,
    databasePool,
    services: createJobServices({
      mailer,
      originUrl: config.origin,
      operatorAddress: config.inquiriesTo,
      secret,
      model: modelOf(config),
      payments: paymentsOf(config),
      ...outside,
    }),
    report: (job, error) => logFailure(log, `job ${job}`, error),
    finished: (job, ms, outcome) => log.write('info', { event: 'job', job, ms: Math.round(ms), outcome }),
    limits,
  })
  stops.push(() => jobs.stop())
  const live = new LiveStreams(addresses.directUrl, () => jobs.wake(), limits)
  await live.start()
  stops.push(() => live.close())
  const stopHourly = startHourly(log, everyHour(databasePool, outside))
  stops.push(async () => stopHourly())
  return { jobs, live }
}

/** An answer may take this long in all, the second try included. */
const MODEL_MAY_TAKE_MS = 60_000

function modelOf({ model }: Config): Model | undefined {
  if (!model) return undefined
  const { baseUrl, name, apiKey } = model
  return createModel({ baseUrl, model: name, timeoutMs: MODEL_MAY_TAKE_MS, ...(apiKey ? { apiKey } : {}) })
}

const paymentsOf = ({ stripe, origin }: Config) => stripe && createStripe(stripe, origin)

const readinessOf = (databasePool: DatabasePool, jobs: RunningJobs) =>
  new Readiness({
    database: () => databasePool.appliedMigrations(),
    queue: () => jobs.check(),
    migrations: async () => isUpToDate(await databasePool.appliedMigrations()),
  })

/** Where the mails of an evaluation copy are read, and the token that opens them where other machines can reach it. */
function mailboxOf({ smtpUrl, host, origin }: Config, isEvaluation: boolean) {
  if (!isEvaluation || smtpUrl !== undefined) return { token: undefined, address: undefined }
  const token = isLoopback(host) ? undefined : randomBytes(24).toString('base64url')
  return { token, address: `${origin}/mailbox${token ? `?token=${token}` : ''}` }
}

/** What the environment says for every organization is decided in the database, for every server alike. */
async function writeDownEnvironment(databasePool: DatabasePool, config: Config): Promise<void> {
  await databasePool
    .asJob(null)
    .one(
      sqlFor.selectNoFrom([
        sql`app.switch_engines(${config.engines})`.as('engines'),
        sql`app.switch_billing(${config.isBillingOff})`.as('billing'),
      ]),
    )
}

/** Starts everything and listens. Throws an Error whose message is one sentence for the person at the terminal. */
export async function startServer(
  config: Config,
  report: (line: string) => void,
  { prepareSample }: StartParts = {},
): Promise<RunningServer> {
  const secret = await secretOf(config)
  const { addresses, cluster } = await openDatabase(config, secret, report)
  const stops: Stops = cluster ? [() => cluster.stop()] : []
  const stop = async () => {
    for (const step of stops.reverse()) await step()
  }
  try {
    const limits = limitsFor(config.statementMs)
    await readyToServe(addresses.serverUrl, limits)
    const log = createLog({ ...config.log, write: report })
    const databasePool = new DatabasePool(addresses.serverUrl, undefined, limits)
    stops.push(() => databasePool.close())
    const signIn = createSignIn({
      url: addresses.authUrl,
      secret,
      origin: config.origin,
      limits,
      report: error => logFailure(log, 'sign-in', error),
    })
    stops.push(() => signIn.close())
    const isEvaluation = cluster !== undefined && !config.isProduction
    const { ownerUrl } = addresses
    const mailbox = mailboxOf(config, isEvaluation)
    if (ownerUrl) await markDeployment(ownerUrl, mailbox.address !== undefined)
    await writeDownEnvironment(databasePool, config)
    const sample =
      (cluster && ownerUrl && (await prepareSample?.({ config, ownerUrl, signIn, report }))) || noSample
    const storage = config.s3 ? storageAt(config.s3) : storageIn(join(config.dataFolder, 'files'))
    const { jobs, live } = await startWorkers(config, secret, addresses, databasePool, stops, log, storage)
    const readiness = readinessOf(databasePool, jobs)
    const app = createApp({
      databasePool,
      signIn,
      live,
      pages: new Pages(join(import.meta.dirname, '../../build'), config.origin),
      isEvaluation,
      mailLeaves: config.smtpUrl !== undefined,
      mailboxToken: mailbox.token,
      linkToken: linkTokensOf(secret),
      samplePeople: sample.hasPublicPasswords ? sample.people : [],
      isOrganizationSignUpOpen: config.isOrganizationSignUpOpen,
      isBillingOff: config.isBillingOff,
      hasModel: config.model !== undefined,
      payments: paymentsOf(config),
      proxies: config.proxies,
      origin: config.isOriginGiven ? config.origin : undefined,
      isSecure: config.origin.startsWith('https:'),
      log,
      readiness,
      files: { storage, scanner: config.clamAv === undefined ? undefined : clamAv(config.clamAv) },
    })
    const server = await listen(app, config.port, config.host)
    stops.push(endPolitely(new Shutdown(server), readiness, live))
    return {
      origin: config.origin,
      samplePeople: sample.people,
      mailboxAddress: mailbox.address,
      foundingLink: ownerUrl ? await makeFoundingLink(ownerUrl, config.origin) : undefined,
      databaseEnded: cluster ? cluster.ended : new Promise(() => {}),
      idle: () => jobs.idle(),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Who watches is told first, then the streams come back elsewhere, and what is in flight finishes. */
const endPolitely = (shutdown: Shutdown, readiness: Readiness, live: LiveStreams) => async () => {
  shutdown.announce()
  await readiness.end()
  live.sendAway()
  await shutdown.finish()
}
