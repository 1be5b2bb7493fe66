/**
 * Puts the parts together: database, migrations, sign-in, jobs, live streams, pages. `npm start`, and every test that
 * needs the whole server, start it through here.
 */
import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServerType } from '@hono/node-server'
import { sql } from 'kysely'
import pg from 'pg'
import { createApp, listen } from '#app.server.ts'
import { jobHandlers } from '#jobs.server.ts'
import { createModel, type Model } from '#platform/ai.server.ts'
import type { SamplePerson } from '#platform/api.server.ts'
import { createSignIn } from '#platform/auth.server.ts'
import { type Config, ConfigError } from '#platform/config.server.ts'
import { Doors, sqlFor } from '#platform/db.server.ts'
import { createMailer } from '#platform/email.server.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '#platform/embedded-database.server.ts'
import { createJobServices, linkTokensOf, startJobs } from '#platform/jobs.server.ts'
import { LiveStreams } from '#platform/live.server.ts'
import { Pages } from '#platform/pages.server.ts'
import { foundDatabase } from './found-database.ts'
import { loginPassword, migrate } from './migrate.ts'
import { readyToServe } from './ready-to-serve.ts'
import { noSample, prepareSample } from './sample-people.ts'

export interface RunningServer {
  origin: string
  samplePeople: SamplePerson[]
  /** The one-time link that founds the default organization, where one is waiting. */
  foundingLink: string | undefined
  /** Settles when the embedded database is gone, stopped or killed; never for a database of somebody else's. */
  databaseEnded: Promise<void>
  /** Resolves when no job is waiting or at work. */
  idle(): Promise<void>
  stop(): Promise<void>
}

interface Addresses {
  ownerUrl: string | undefined
  serverUrl: string
  directUrl: string
  authUrl: string
  queueUrl: string
}

/** The secret of an embedded copy is made once and kept beside its data. */
async function secretOf(config: Config): Promise<string> {
  if (config.secret) return config.secret
  if (config.databaseUrl)
    throw new ConfigError(
      'With DATABASE_URL, set HANDRAIL_SECRET too: a random text of 32 letters or more that never changes.',
    )
  const file = join(config.dataFolder, 'secret')
  const kept = await readFile(file, 'utf8').catch(() => undefined)
  if (kept) return kept
  await mkdir(config.dataFolder, { recursive: true })
  const made = randomBytes(32).toString('base64url')
  await writeFile(file, made, { mode: 0o600 })
  await chmod(file, 0o600)
  return made
}

function withLogin(url: string, login: string, secret: string): string {
  const address = new URL(url)
  address.username = login
  address.password = loginPassword(secret, login)
  return address.href
}

async function openDatabase(config: Config, secret: string, report: (line: string) => void) {
  if (!config.databaseUrl) {
    const cluster = await startEmbeddedDatabase({ dataFolder: join(config.dataFolder, 'database'), report })
    const { ownerUrl, serverUrl } = await foundDatabase((user, database) => cluster.url(user, database))
    await migrate({ ownerUrl, serverLogin: 'handrail_server', secret, report })
    const addresses: Addresses = {
      ownerUrl,
      serverUrl,
      directUrl: serverUrl,
      authUrl: cluster.url('handrail_auth', 'handrail'),
      queueUrl: cluster.url('handrail_queue', 'handrail'),
    }
    return { addresses, cluster }
  }
  const server = new URL(config.databaseUrl)
  if (config.databaseOwnerUrl)
    await migrate({
      ownerUrl: config.databaseOwnerUrl,
      serverLogin: decodeURIComponent(server.username),
      serverPassword: decodeURIComponent(server.password),
      secret,
      report,
    })
  const direct = config.databaseDirectUrl ?? config.databaseUrl
  const addresses: Addresses = {
    ownerUrl: config.databaseOwnerUrl,
    serverUrl: config.databaseUrl,
    directUrl: direct,
    authUrl: withLogin(direct, 'handrail_auth', secret),
    queueUrl: withLogin(direct, 'handrail_queue', secret),
  }
  return { addresses, cluster: undefined as EmbeddedDatabase | undefined }
}

/** Writes down what kind of copy this is: only an evaluation copy shows its mails. */
async function markDeployment(ownerUrl: string, isEvaluation: boolean): Promise<void> {
  await asOwner(ownerUrl, client =>
    client.query('update deployment set is_evaluation = $1 where is_evaluation <> $1', [isEvaluation]),
  )
}

/** A link that founds the default organization, where none stands yet (decision 3). */
async function makeFoundingLink(ownerUrl: string, origin: string): Promise<string | undefined> {
  return asOwner(ownerUrl, async client => {
    const standing = await client.query('select from organizations where is_default')
    if (standing.rowCount) return undefined
    const token = randomBytes(24).toString('base64url')
    await client.query('delete from founding_links where used_at is null')
    await client.query('insert into founding_links (token_hash) values (sha256($1::text::bytea))', [token])
    return `${origin}/found/${token}`
  })
}

async function asOwner<T>(ownerUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

type Stops = (() => Promise<unknown>)[]

/** Jobs and live streams: a bell wakes the worker, whoever the bell is for. */
async function startWorkers(
  config: Config,
  secret: string,
  addresses: Addresses,
  doors: Doors,
  stops: Stops,
  report: (line: string) => void,
) {
  const mailer = createMailer({ smtpUrl: config.smtpUrl, from: config.mailFrom })
  stops.push(async () => mailer.close())
  const jobs = await startJobs({
    queueUrl: addresses.queueUrl,
    handlers: jobHandlers,
    doors,
    services: createJobServices({
      mailer,
      originUrl: config.origin,
      operatorAddress: config.inquiriesTo,
      secret,
      model: modelOf(config),
    }),
    // What a job failed on can quote a person's words: the log keeps the name and the kind of failure.
    report: (job, error) =>
      report(`Job ${job} failed (${(error as Error)?.name ?? 'unknown'}); it will be tried again.`),
  })
  stops.push(() => jobs.stop())
  const live = new LiveStreams(addresses.directUrl, () => jobs.wake())
  await live.start()
  stops.push(() => live.close())
  return { jobs, live }
}

/** An answer may take this long in all, the second try included. */
const MODEL_MAY_TAKE_MS = 60_000

function modelOf({ model }: Config): Model | undefined {
  if (!model) return undefined
  const { baseUrl, name, apiKey } = model
  return createModel({ baseUrl, model: name, timeoutMs: MODEL_MAY_TAKE_MS, ...(apiKey ? { apiKey } : {}) })
}

/** Starts everything and listens. Throws an Error whose message is one sentence for the person at the terminal. */
export async function startServer(config: Config, report: (line: string) => void): Promise<RunningServer> {
  const secret = await secretOf(config)
  const { addresses, cluster } = await openDatabase(config, secret, report)
  const stops: Stops = cluster ? [() => cluster.stop()] : []
  const stop = async () => {
    for (const step of stops.reverse()) await step()
  }
  try {
    await readyToServe(addresses.serverUrl)
    const doors = new Doors(addresses.serverUrl)
    stops.push(() => doors.close())
    const signIn = createSignIn({ url: addresses.authUrl, secret, origin: config.origin })
    stops.push(() => signIn.close())
    const isEvaluation = cluster !== undefined && !config.isProduction
    const { ownerUrl } = addresses
    if (ownerUrl) await markDeployment(ownerUrl, isEvaluation)
    await doors
      .asJob(null)
      .one(sqlFor.selectNoFrom(sql`app.switch_engines(${config.engines})`.as('switched')))
    const sample = cluster && ownerUrl ? await prepareSample({ config, ownerUrl, signIn, report }) : noSample
    const { jobs, live } = await startWorkers(config, secret, addresses, doors, stops, report)
    const app = createApp({
      doors,
      signIn,
      live,
      pages: new Pages(join(import.meta.dirname, '../build'), config.origin),
      isEvaluation,
      mailLeaves: config.smtpUrl !== undefined,
      linkToken: linkTokensOf(secret),
      samplePeople: sample.hasPublicPasswords ? sample.people : [],
      isOrganizationSignUpOpen: config.isOrganizationSignUpOpen,
      isBillingOff: config.isBillingOff,
      hasModel: config.model !== undefined,
      proxies: config.proxies,
      isSecure: config.origin.startsWith('https:'),
      log: report,
    })
    const server = await listen(app, config.port, config.host)
    stops.push(() => close(server))
    return {
      origin: config.origin,
      samplePeople: sample.people,
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

/** Ends the server, open streams included. */
function close(server: ServerType): Promise<void> {
  return new Promise(resolve => {
    server.close(() => resolve())
    if ('closeAllConnections' in server) server.closeAllConnections()
  })
}
