/** Who can be signed in as in an evaluation copy, and with which password. */
import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import type { SamplePerson } from '#platform/api/api.server.ts'
import type { SignIn } from '#platform/auth/auth.server.ts'
import { type Config, ConfigError, isLoopback } from '#platform/config/config.server.ts'
import { ownerLimits, withConnection } from '#platform/database/connections.server.ts'
import type { PersonKey } from './people.ts'
import { fillSample, shownPeople } from './sample.ts'

interface Kept {
  hasPublicPasswords: boolean
  people: SamplePerson[]
}

const publicPasswordOf = (key: PersonKey) => `handrail-${key}`

/**
 * Fills in the sample organization where the database is empty, and answers with its people. Public passwords are the
 * same everywhere; a copy that other machines can reach gets random ones, shown in its terminal alone. A copy that was
 * once filled with public passwords answers this machine alone for ever, however it is started later: the database says
 * so. The file beside it keeps what only the terminal showed.
 * @throws ConfigError when such a copy is to be served in production, or the file can not be read
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
  const kept = await readKept(file)
  return withConnection(ownerUrl, ownerLimits, async client => {
    // A copy of a release before said it in its file alone.
    if (kept?.hasPublicPasswords) await notePublicPasswords(client)
    const { hasPublicPasswords, isEmpty } = await readDeployment(client)
    if ((kept || hasPublicPasswords) && config.isProduction)
      throw new ConfigError(
        `${config.dataFolder} holds the sample organization: production needs another HANDRAIL_DATA.`,
      )
    if (kept || config.isEmpty || config.isProduction || !isEmpty)
      return hasPublicPasswords
        ? { hasPublicPasswords, people: peopleWith(publicPasswordOf) }
        : (kept ?? { hasPublicPasswords, people: [] })
    report('Filling in the sample organization …')
    const isPublic = hasPublicPasswords || isLoopback(config.host)
    // Before the first account is there, so that no interruption leaves one that nobody knows of.
    if (isPublic) await notePublicPasswords(client)
    const passwords = new Map<PersonKey, string>()
    const passwordOf = (key: PersonKey) => {
      const password =
        passwords.get(key) ?? (isPublic ? publicPasswordOf(key) : randomBytes(12).toString('base64url'))
      passwords.set(key, password)
      return password
    }
    await fillSample({
      ownerUrl,
      passwordOf,
      createAccount: async person => (await signIn.api.signUpEmail({ body: person })).user.id,
      report,
    })
    const made = { hasPublicPasswords: isPublic, people: peopleWith(passwordOf) }
    await writeFile(file, JSON.stringify(made), { mode: 0o600 })
    return made
  })
}

/** What the file says; undefined where there is none. */
async function readKept(file: string): Promise<Kept | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Kept
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new ConfigError(
      `${file}, which keeps the passwords of the sample, can not be read: make it readable.`,
      {
        cause,
      },
    )
  }
}

const notePublicPasswords = (client: pg.Client) =>
  client.query('update deployment set has_public_passwords = true')

async function readDeployment(client: pg.Client): Promise<{ hasPublicPasswords: boolean; isEmpty: boolean }> {
  const { rows } = await client.query<{ isPublic: boolean; isEmpty: boolean }>(
    'select has_public_passwords as "isPublic", not exists (select from organizations) as "isEmpty" from deployment',
  )
  return { hasPublicPasswords: rows[0]?.isPublic ?? false, isEmpty: rows[0]?.isEmpty ?? false }
}

const peopleWith = (passwordOf: (key: PersonKey) => string): SamplePerson[] =>
  shownPeople().map(({ key, ...person }) => ({ ...person, password: passwordOf(key) }))
