/** What the environment says, read once and checked, with one clear sentence for what is missing. */
import { join, resolve } from 'node:path'
import { brand } from '#lib/brand.ts'
import { type LogLevel, logLevels } from '../log/log.server.ts'
import { isPlainAddress } from '../mail/mail.server.ts'
import type { StripeSettings } from '../payments/stripe.server.ts'
import type { S3Settings } from '../storage/s3.server.ts'

export interface Config {
  port: number
  host: string
  /** How many proxies of one's own stand in front: so many entries of X-Forwarded-For are believed. */
  proxies: number
  /** Where people reach the server; links in mails begin with it. */
  origin: string
  /** Whether HANDRAIL_ORIGIN says so. Where it does not, a page's own Host counts: a copy tried out has several. */
  isOriginGiven: boolean
  dataFolder: string
  /** The list of who was erased: it must outlive the database, and no older copy of it must be put in its place. */
  erasureList: string
  databaseUrl: string | undefined
  databaseOwnerUrl: string | undefined
  /** A connection without a pooler in between, for LISTEN. */
  databaseDirectUrl: string | undefined
  /** The longest that one statement may take, in milliseconds. */
  statementMs: number
  secret: string | undefined
  isProduction: boolean
  log: { level: LogLevel; isJson: boolean }
  /** No sample organization, although the database is embedded. */
  isEmpty: boolean
  smtpUrl: string | undefined
  mailFrom: string
  /** Who is told of demo requests and messages from the contact page. */
  inquiriesTo: string
  isOrganizationSignUpOpen: boolean
  /** Premium is open to all staff, for whoever runs their own copy. */
  isBillingOff: boolean
  /** Who charges cards; without one the built-in test checkout shows how it goes. */
  stripe: StripeSettings | undefined
  /** What organizations of this deployment may choose from: everything, the built-in guide alone, or nothing. */
  engines: 'models' | 'guide' | 'none'
  /** The language model of this deployment; without one the built-in guide writes everything. */
  model: { baseUrl: string; name: string; apiKey: string | undefined } | undefined
  /** The bucket in which files lie; without one they lie in the data folder. */
  s3: S3Settings | undefined
  /** `host:port` of ClamAV's daemon, which looks at every file; without it none does. */
  clamAv: string | undefined
}

/** A mistake in how Handrail was started: its message is one sentence for the person at the terminal. */
export class ConfigError extends Error {}

/** Reads the settings of `README.md`'s table. Throws ConfigError for what cannot be. */
export function readConfig(env: NodeJS.ProcessEnv, args: readonly string[] = []): Config {
  const port = readPort(env)
  const unknown = args.filter(arg => arg !== '--empty')
  if (unknown.length > 0)
    throw new ConfigError(`Handrail does not know ${unknown.join(' ')}; it takes --empty.`)
  const proxies = Number(env.PROXIES || 0)
  if (!Number.isInteger(proxies) || proxies < 0 || proxies > 9)
    throw new ConfigError(
      `PROXIES is "${env.PROXIES}": say how many proxies of your own stand in front of Handrail, from 0 to 9.`,
    )
  const isProduction = env.NODE_ENV === 'production'
  const origin = readOrigin(env)
  const databaseUrl = readPostgresAddress(env, 'DATABASE_URL')
  if (isProduction) requireForProduction(env)
  const secret = readSecret(env)
  const inquiriesTo = env.INQUIRIES_TO || brand.email
  if (!isPlainAddress(inquiriesTo))
    throw new ConfigError(
      `INQUIRIES_TO is "${inquiriesTo}", which is no single address such as hello@care.example.org.`,
    )
  const dataFolder = resolve(env.HANDRAIL_DATA || '.handrail')
  const host = env.HOST || '127.0.0.1'
  return {
    port,
    host,
    proxies,
    origin: origin ?? `http://localhost:${port}`,
    isOriginGiven: origin !== undefined,
    dataFolder,
    erasureList: resolve(env.HANDRAIL_ERASURES || join(dataFolder, 'erasures.jsonl')),
    databaseUrl,
    databaseOwnerUrl: readPostgresAddress(env, 'DATABASE_OWNER_URL'),
    databaseDirectUrl: readPostgresAddress(env, 'DATABASE_DIRECT_URL'),
    statementMs: readSeconds(env) * 1000,
    secret,
    isProduction,
    log: readLog(env, isProduction),
    isEmpty: args.includes('--empty'),
    smtpUrl: readSmtpAddress(env),
    mailFrom: env.MAIL_FROM || 'Handrail <no-reply@localhost>',
    inquiriesTo,
    isOrganizationSignUpOpen: env.ORGANIZATION_SIGN_UP !== 'closed',
    isBillingOff: env.BILLING === 'off',
    stripe: readStripe(env),
    engines: readEngines(env),
    model: readModel(env),
    s3: readS3(env),
    clamAv: readClamAv(env),
  }
}

/** What `npm run migrate` needs to know. Throws ConfigError for what cannot be. */
export function readMigrateConfig(env: NodeJS.ProcessEnv): {
  ownerUrl: string
  serverUrl: string
  secret: string
} {
  const ownerUrl = readPostgresAddress(env, 'DATABASE_OWNER_URL')
  const serverUrl = readPostgresAddress(env, 'DATABASE_URL')
  const secret = readSecret(env)
  if (!ownerUrl || !serverUrl || !secret)
    throw new ConfigError(
      'Set DATABASE_OWNER_URL, DATABASE_URL and HANDRAIL_SECRET, then run npm run migrate again.',
    )
  return { ownerUrl, serverUrl, secret }
}

function readPort({ PORT }: NodeJS.ProcessEnv): number {
  const port = Number(PORT || 3000)
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new ConfigError(`PORT is "${PORT}", which is no port: choose a number from 1 to 65535.`)
  return port
}

function requireForProduction(env: NodeJS.ProcessEnv): void {
  if (!env.SMTP_URL)
    throw new ConfigError(
      'Production needs a mail server: set SMTP_URL (for example smtp://mail.example.org:587), or leave NODE_ENV away to try Handrail out.',
    )
  if (!env.HANDRAIL_SECRET)
    throw new ConfigError(
      'Production needs HANDRAIL_SECRET: a random text of 32 letters or more that never changes.',
    )
  if (!env.HANDRAIL_ORIGIN)
    throw new ConfigError(
      'Production needs HANDRAIL_ORIGIN: the address that people open, such as https://care.example.org.',
    )
}

function readClamAv({ CLAMAV: address }: NodeJS.ProcessEnv): string | undefined {
  if (address && !/^[a-z0-9.-]+:\d{1,5}$/i.test(address))
    throw new ConfigError(`CLAMAV is "${address}", which is no address such as 127.0.0.1:3310.`)
  return address || undefined
}

function readS3(env: NodeJS.ProcessEnv): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint, S3_KEY: key, S3_SECRET: secret } = env
  const given = ['S3_REGION', 'S3_ENDPOINT', 'S3_KEY', 'S3_SECRET'].find(name => env[name])
  if (!bucket) {
    if (given) throw new ConfigError(`${given} needs S3_BUCKET: in which bucket files lie.`)
    return undefined
  }
  // As Amazon names them; such a name stands in an address.
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new ConfigError(
      `S3_BUCKET is "${bucket}", which is no name of a bucket: 3 to 63 small letters, digits, dots and hyphens.`,
    )
  if (endpoint && !parseAddress(endpoint, ['http:', 'https:']))
    throw new ConfigError(`S3_ENDPOINT is "${endpoint}", which is no address such as https://s3.example.org.`)
  if (!region && !endpoint)
    throw new ConfigError('S3_BUCKET needs S3_REGION, such as eu-central-1, or S3_ENDPOINT.')
  if (!key !== !secret)
    throw new ConfigError(
      'S3_KEY and S3_SECRET belong together: set both, or neither where the machine has a role that opens the bucket.',
    )
  const keys = key && secret ? { accessKeyId: key, secretAccessKey: secret } : undefined
  return { bucket, region: region || 'us-east-1', endpoint: endpoint || undefined, keys }
}

const SHORTEST_SECRET = 32

function readSecret({ HANDRAIL_SECRET: secret, DATABASE_URL }: NodeJS.ProcessEnv): string | undefined {
  if (!secret && DATABASE_URL)
    throw new ConfigError(
      'With DATABASE_URL, set HANDRAIL_SECRET too: a random text of 32 letters or more that never changes.',
    )
  if (secret && secret.length < SHORTEST_SECRET)
    throw new ConfigError(
      `HANDRAIL_SECRET has ${secret.length} letters and can be guessed: set a random text of ${SHORTEST_SECRET} or more, for example what "openssl rand -base64 32" prints.`,
    )
  return secret || undefined
}

/** An address that reads as one, with all its parts decodable. */
function parseAddress(text: string, protocols: readonly string[]): URL | undefined {
  if (!URL.canParse(text)) return undefined
  const address = new URL(text)
  try {
    decodeURIComponent(address.username + address.password + address.pathname)
  } catch {
    return undefined
  }
  return protocols.includes(address.protocol) && address.hostname !== '' ? address : undefined
}

/** Such an address holds a password: the sentence about it never repeats it. */
function readPostgresAddress(
  env: NodeJS.ProcessEnv,
  name: 'DATABASE_URL' | 'DATABASE_OWNER_URL' | 'DATABASE_DIRECT_URL',
): string | undefined {
  const text = env[name]
  if (!text) return undefined
  const address = parseAddress(text, ['postgres:', 'postgresql:'])
  if (!address || address.username === '' || address.pathname.length < 2)
    throw new ConfigError(
      `${name} is no address of a PostgreSQL: set it like postgres://login:password@db.example.org:5432/handrail (in a password, write # as %23 and / as %2F).`,
    )
  return text
}

function readSmtpAddress({ SMTP_URL: text }: NodeJS.ProcessEnv): string | undefined {
  if (text && !parseAddress(text, ['smtp:', 'smtps:']))
    throw new ConfigError(
      'SMTP_URL is no address of a mail server: set it like smtp://login:password@mail.example.org:587 (in a password, write # as %23 and / as %2F).',
    )
  return text || undefined
}

/** Without a path: Handrail stands at the top of its address. */
function readOrigin({ HANDRAIL_ORIGIN: text }: NodeJS.ProcessEnv): string | undefined {
  if (!text) return undefined
  const address = parseAddress(text, ['http:', 'https:'])
  if (!address || address.href.replace(/\/+$/, '') !== address.origin)
    throw new ConfigError(
      `HANDRAIL_ORIGIN is "${text}", which is no address that people can open: set it like https://care.example.org, without a path.`,
    )
  return address.origin
}

/** Below a second a busy machine would be taken for a broken one; a minute is longer than anybody waits. */
function readSeconds({ DATABASE_TIMEOUT: asked }: NodeJS.ProcessEnv): number {
  const seconds = Number(asked || 10)
  if (!(seconds >= 1 && seconds <= 60))
    throw new ConfigError(
      `DATABASE_TIMEOUT is "${asked}": say how many seconds one statement may take, from 1 to 60.`,
    )
  return seconds
}

/** Who asks for a level wants lines for a program; a copy that somebody tries out says only what failed, in plain lines. */
function readLog({ LOG_LEVEL: asked }: NodeJS.ProcessEnv, isProduction: boolean): Config['log'] {
  const level = logLevels.find(known => known === asked)
  if (asked && !level)
    throw new ConfigError(`LOG_LEVEL is "${asked}": choose one of ${logLevels.join(', ')}.`)
  return { level: level ?? (isProduction ? 'info' : 'warn'), isJson: isProduction || level !== undefined }
}

function readEngines({ ASSISTANT: asked }: NodeJS.ProcessEnv): Config['engines'] {
  if (asked && asked !== 'guide' && asked !== 'off')
    throw new ConfigError(
      `ASSISTANT is "${asked}": say guide for no language model, off for no assistant at all, or leave it away.`,
    )
  if (asked === 'off') return 'none'
  return asked === 'guide' ? 'guide' : 'models'
}

function readModel(env: NodeJS.ProcessEnv): Config['model'] {
  const { MODEL_URL: baseUrl, MODEL_NAME: name, MODEL_KEY: apiKey } = env
  if (!baseUrl) return undefined
  if (!URL.canParse(baseUrl) || !/^https?:/.test(baseUrl))
    throw new ConfigError(`MODEL_URL is "${baseUrl}", which is no address such as http://localhost:11434/v1.`)
  if (!name) throw new ConfigError('MODEL_URL needs MODEL_NAME: which model to ask there.')
  return { baseUrl, name, apiKey: apiKey || undefined }
}

function readStripe(env: NodeJS.ProcessEnv): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_PRICE: price } = env
  const apiUrl = env.STRIPE_API_URL || undefined
  if (!secretKey) return undefined
  if (!webhookSecret || !price)
    throw new ConfigError(
      'STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET (what events are signed with) and STRIPE_PRICE (what one Premium subscription costs there).',
    )
  if (apiUrl && (!URL.canParse(apiUrl) || !/^https?:/.test(apiUrl)))
    throw new ConfigError(
      `STRIPE_API_URL is "${apiUrl}", which is no address such as https://stripe.example.org.`,
    )
  return { secretKey, webhookSecret, price, apiUrl }
}

/** Whether only this machine can reach the server. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\./.test(host)
}
