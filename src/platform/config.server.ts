/** What the environment says, read once and checked, with one clear sentence for what is missing. */
import { isAbsolute, resolve } from 'node:path'
import { brand } from '#lib/brand.ts'
import { isPlainAddress } from './email.server.ts'

export interface Config {
  port: number
  host: string
  /** How many proxies of one's own stand in front: so many entries of X-Forwarded-For are believed. */
  proxies: number
  /** Where people reach the server; links in mails begin with it. */
  origin: string
  dataFolder: string
  databaseUrl: string | undefined
  databaseOwnerUrl: string | undefined
  /** A connection without a pooler in between, for LISTEN. */
  databaseDirectUrl: string | undefined
  secret: string | undefined
  isProduction: boolean
  /** No sample organization, although the database is embedded. */
  isEmpty: boolean
  smtpUrl: string | undefined
  mailFrom: string
  /** Who is told of demo requests and messages from the contact page. */
  inquiriesTo: string
  isOrganizationSignUpOpen: boolean
  /** Premium is open to all staff, for whoever runs their own copy. */
  isBillingOff: boolean
  /** What organizations of this deployment may choose from: everything, the built-in guide alone, or nothing. */
  engines: 'models' | 'guide' | 'none'
  /** The language model of this deployment; without one the built-in guide writes everything. */
  model: { baseUrl: string; name: string; apiKey: string | undefined } | undefined
}

/** A mistake in how Handrail was started: its message is one sentence for the person at the terminal. */
export class ConfigError extends Error {}

/** Reads the settings of `README.md`'s table. Throws ConfigError for what cannot be. */
export function readConfig(env: NodeJS.ProcessEnv, args: readonly string[] = []): Config {
  const port = Number(env.PORT || 3000)
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new ConfigError(`PORT is "${env.PORT}", which is no port: choose a number from 1 to 65535.`)
  const unknown = args.filter(arg => arg !== '--empty')
  if (unknown.length > 0)
    throw new ConfigError(`Handrail does not know ${unknown.join(' ')}; it takes --empty.`)
  const proxies = Number(env.PROXIES || 0)
  if (!Number.isInteger(proxies) || proxies < 0 || proxies > 9)
    throw new ConfigError(
      `PROXIES is "${env.PROXIES}": say how many proxies of your own stand in front of Handrail, from 0 to 9.`,
    )
  const isProduction = env.NODE_ENV === 'production'
  if (isProduction && !env.SMTP_URL)
    throw new ConfigError(
      'Production needs a mail server: set SMTP_URL (for example smtp://mail.example.org:587), or leave NODE_ENV away to try Handrail out.',
    )
  if (isProduction && !env.HANDRAIL_SECRET)
    throw new ConfigError(
      'Production needs HANDRAIL_SECRET: a random text of 32 letters or more that never changes.',
    )
  const inquiriesTo = env.INQUIRIES_TO || brand.email
  if (!isPlainAddress(inquiriesTo))
    throw new ConfigError(
      `INQUIRIES_TO is "${inquiriesTo}", which is no single address such as hello@care.example.org.`,
    )
  const data = env.HANDRAIL_DATA || '.handrail'
  const host = env.HOST || '127.0.0.1'
  return {
    port,
    host,
    proxies,
    origin: (env.HANDRAIL_ORIGIN || `http://localhost:${port}`).replace(/\/+$/, ''),
    dataFolder: isAbsolute(data) ? data : resolve(data),
    databaseUrl: env.DATABASE_URL || undefined,
    databaseOwnerUrl: env.DATABASE_OWNER_URL || undefined,
    databaseDirectUrl: env.DATABASE_DIRECT_URL || undefined,
    secret: env.HANDRAIL_SECRET || undefined,
    isProduction,
    isEmpty: args.includes('--empty'),
    smtpUrl: env.SMTP_URL || undefined,
    mailFrom: env.MAIL_FROM || 'Handrail <no-reply@localhost>',
    inquiriesTo,
    isOrganizationSignUpOpen: env.ORGANIZATION_SIGN_UP !== 'closed',
    isBillingOff: env.BILLING === 'off',
    engines: readEngines(env),
    model: readModel(env),
  }
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

/** Whether only this machine can reach the server. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\./.test(host)
}
