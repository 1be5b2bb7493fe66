/** Every setting that can be wrong is told in one sentence that says what to set, and repeats no password. */
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig, readMigrateConfig } from './config.server.ts'

const secret = 'a secret that only tests know, 32 letters'
const database = {
  DATABASE_URL: 'postgres://server:pw@db.example.org:5432/handrail',
  HANDRAIL_SECRET: secret,
}
const production = {
  NODE_ENV: 'production',
  SMTP_URL: 'smtps://post:pw@mail.example.org',
  HANDRAIL_SECRET: secret,
  HANDRAIL_ORIGIN: 'https://care.example.org',
}

/** The one sentence that is said of these settings. */
function refusalOf(env: Record<string, string>): string {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  throw new Error(`nothing was said of ${JSON.stringify(env)}`)
}

describe('the settings', () => {
  it('are taken where they are right', () => {
    expect(readConfig({})).toMatchObject({ origin: 'http://localhost:3000', isOriginGiven: false })
    expect(readConfig({ ...production, ...database })).toMatchObject({
      origin: 'https://care.example.org',
      isOriginGiven: true,
      smtpUrl: production.SMTP_URL,
      databaseUrl: database.DATABASE_URL,
      secret,
    })
    expect(readConfig({ HANDRAIL_ORIGIN: 'https://Care.Example.org:443//' }).origin).toBe(
      'https://care.example.org',
    )
    expect(readConfig({ S3_BUCKET: 'files', S3_REGION: 'eu-central-1' }).s3).toEqual({
      bucket: 'files',
      region: 'eu-central-1',
      endpoint: undefined,
      keys: undefined,
    })
    expect([readConfig({}).isBillingOff, readConfig({ BILLING: 'off' }).isBillingOff]).toEqual([false, true])
    const socket = 'postgres://server@localhost/handrail?host=%2Frun%2Fpostgresql'
    expect(readConfig({ ...database, DATABASE_DIRECT_URL: socket }).databaseDirectUrl).toBe(socket)
  })

  it.each([
    [
      'a secret that can be guessed',
      { HANDRAIL_SECRET: 'x'.repeat(31) },
      /HANDRAIL_SECRET has 31 letters and .*"openssl rand/,
    ],
    ['a database without a secret', { DATABASE_URL: database.DATABASE_URL }, /set HANDRAIL_SECRET too/],
    ['production without mail', { ...production, SMTP_URL: '' }, /set SMTP_URL \(for example smtp:/],
    ['production without a secret', { ...production, HANDRAIL_SECRET: '' }, /needs HANDRAIL_SECRET/],
    [
      'Stripe without what events are signed with',
      { STRIPE_SECRET_KEY: 'sk' },
      /needs STRIPE_WEBHOOK_SECRET/,
    ],
    [
      'Stripe nowhere',
      {
        STRIPE_SECRET_KEY: 'sk',
        STRIPE_WEBHOOK_SECRET: 'whsec',
        STRIPE_PRICE: 'price',
        STRIPE_API_URL: 'stripe',
      },
      /STRIPE_API_URL is "stripe"/,
    ],
    [
      'production without its address',
      { ...production, HANDRAIL_ORIGIN: '' },
      /HANDRAIL_ORIGIN: .* https:\/\/care/,
    ],
    [
      'an address without its kind',
      { HANDRAIL_ORIGIN: 'care.example.org' },
      /HANDRAIL_ORIGIN is "care.example.org"/,
    ],
    ['an address of another kind', { HANDRAIL_ORIGIN: 'ftp://care.example.org' }, /HANDRAIL_ORIGIN is "ftp:/],
    ['an address with a path', { HANDRAIL_ORIGIN: 'https://example.org/care' }, /without a path/],
    ['a region of no bucket', { S3_REGION: 'eu-central-1' }, /S3_REGION needs S3_BUCKET/],
    ['a bucket by its address', { S3_BUCKET: 's3://files' }, /S3_BUCKET is "s3:\/\/files"/],
    ['a bucket nowhere', { S3_BUCKET: 'files' }, /S3_BUCKET needs S3_REGION, .* or S3_ENDPOINT/],
    [
      'a bucket at no address',
      { S3_BUCKET: 'files', S3_ENDPOINT: 'minio:9000' },
      /S3_ENDPOINT is "minio:9000".* https:/,
    ],
    [
      'half of the keys to a bucket',
      { S3_BUCKET: 'files', S3_REGION: 'eu-central-1', S3_SECRET: 'pw' },
      /S3_KEY and S3_SECRET belong together/,
    ],
    ['a port that is none', { PORT: '70000' }, /PORT is "70000".* from 1 to 65535/],
    ['a port in words', { PORT: 'http' }, /PORT is "http"/],
    [
      'a model at no address',
      { MODEL_URL: 'localhost', MODEL_NAME: 'm' },
      /MODEL_URL is "localhost".* http:/,
    ],
    ['a model without a name', { MODEL_URL: 'http://localhost:11434/v1' }, /MODEL_URL needs MODEL_NAME/],
    ['an unknown rule for the assistant', { ASSISTANT: 'sometimes' }, /ASSISTANT is "sometimes".* off/],
    ['proxies that are no number', { PROXIES: 'one' }, /PROXIES is "one".* 0 to 9/],
  ])('%s is said in one sentence', (_, env, sentence) => {
    expect(refusalOf(env)).toMatch(sentence)
    expect(refusalOf(env)).not.toContain('\n')
  })

  describe.each(['DATABASE_URL', 'DATABASE_OWNER_URL', 'DATABASE_DIRECT_URL'])('%s', name => {
    it.each([
      'db.example.org',
      'mysql://server:hidden@db.example.org/handrail',
      'postgres://server:hid#den@db.example.org/handrail',
      'postgres://server:hidden%zz@db.example.org/handrail',
      'postgres://db.example.org/handrail',
      'postgres://server:hidden@db.example.org',
      'postgres://server:hidden@db.example.org:port/handrail',
    ])('is refused as %s, without repeating its password', value => {
      const said = refusalOf({ ...database, [name]: value })
      expect(said).toMatch(new RegExp(`^${name} is no address of a PostgreSQL: set it like postgres://login`))
      expect(said).not.toContain('hid')
    })
  })

  it.each([
    'mail.example.org:587',
    'http://mail.example.org',
    'smtp://',
    'smtp://post:hid#den@mail.example.org',
  ])('SMTP_URL is refused as %s, without repeating its password', value => {
    const said = refusalOf({ SMTP_URL: value })
    expect(said).toMatch(/^SMTP_URL is no address of a mail server: set it like smtp:/)
    expect(said).not.toContain('hid')
  })

  it('of npm run migrate are held to the same', () => {
    const owner = { ...database, DATABASE_OWNER_URL: 'postgres://owner:pw@db.example.org/handrail' }
    expect(readMigrateConfig(owner)).toMatchObject({ ownerUrl: owner.DATABASE_OWNER_URL, secret })
    expect(() => readMigrateConfig(database)).toThrow(
      /^Set DATABASE_OWNER_URL, DATABASE_URL and HANDRAIL_SECRET/,
    )
    expect(() => readMigrateConfig({ ...owner, HANDRAIL_SECRET: 'short' })).toThrow(
      /HANDRAIL_SECRET has 5 letters/,
    )
    expect(() => readMigrateConfig({ ...owner, DATABASE_OWNER_URL: 'owner' })).toThrow(
      /^DATABASE_OWNER_URL is no/,
    )
  })
})
