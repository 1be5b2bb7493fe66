/** Who can be signed in as in an evaluation copy, and with which password. */
import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { SamplePerson } from '#platform/api/api.server.ts'
import type { SignIn } from '#platform/auth/auth.server.ts'
import { type Config, ConfigError, isLoopback } from '#platform/config/config.server.ts'
import { fillSample } from './sample.ts'

interface Kept {
  hasPublicPasswords: boolean
  people: SamplePerson[]
}

const noSample: Kept = { hasPublicPasswords: false, people: [] }

/**
 * Fills in the sample organization where the database is empty, and answers with its people. Public passwords are the
 * same everywhere; a copy that other machines can reach gets random ones, shown in its terminal alone. A copy that was
 * once filled with public passwords answers this machine alone for ever, however it is started later.
 * @throws ConfigError when such a copy is to be served in production
 */
export async function prepareSample({
  config,
  ownerUrl,
  signIn,
  report,
}: {
  config: Config
  ownerUrl: string
  signIn: SignIn
  report: (line: string) => void
}): Promise<Kept> {
  const file = join(config.dataFolder, 'sample-people.json')
  const kept = await readFile(file, 'utf8').catch(() => undefined)
  if (kept && config.isProduction)
    throw new ConfigError(
      `${config.dataFolder} holds the sample organization: production needs another HANDRAIL_DATA.`,
    )
  if (kept) return JSON.parse(kept) as Kept
  if (config.isEmpty || config.isProduction || (await hasOrganization(ownerUrl))) return noSample
  report('Filling in the sample organization …')
  const hasPublicPasswords = isLoopback(config.host)
  const passwords = new Map<string, string>()
  const people: SamplePerson[] = []
  await fillSample({
    ownerUrl,
    passwordOf: key => {
      const password = hasPublicPasswords ? `handrail-${key}` : randomBytes(12).toString('base64url')
      passwords.set(key, password)
      return password
    },
    createAccount: async person => (await signIn.api.signUpEmail({ body: person })).user.id,
    onPerson: ({ key, ...person }) => people.push({ ...person, password: passwords.get(key) ?? '' }),
    report,
  })
  await writeFile(file, JSON.stringify({ hasPublicPasswords, people }), { mode: 0o600 })
  return { hasPublicPasswords, people }
}

async function hasOrganization(ownerUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    return ((await client.query('select from organizations limit 1')).rowCount ?? 0) > 0
  } finally {
    await client.end()
  }
}
