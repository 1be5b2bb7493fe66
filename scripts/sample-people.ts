/** Who can be signed in as in an evaluation copy, and with which password. */
import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { SamplePerson } from '#platform/api.server.ts'
import type { SignIn } from '#platform/auth.server.ts'
import { fillSample } from './sample.ts'

interface Kept {
  hasPublicPasswords: boolean
  people: SamplePerson[]
}

/**
 * Fills in the sample organization where the database is empty, and answers with its people. Public passwords are the
 * same everywhere; a copy that other machines can reach gets random ones, shown in its terminal alone. A copy that was
 * filled with public passwords keeps refusing everybody but this machine.
 */
export async function prepareSample(options: {
  ownerUrl: string
  signIn: SignIn
  dataFolder: string
  isPublic: boolean
  report: (line: string) => void
}): Promise<Kept> {
  const file = join(options.dataFolder, 'sample-people.json')
  if (await hasOrganization(options.ownerUrl)) {
    const kept = await readFile(file, 'utf8').catch(() => undefined)
    return kept ? (JSON.parse(kept) as Kept) : { hasPublicPasswords: false, people: [] }
  }
  options.report('Filling in the sample organization')
  const passwords = new Map<string, string>()
  const people: SamplePerson[] = []
  await fillSample({
    ownerUrl: options.ownerUrl,
    passwordOf: key => {
      const password = options.isPublic ? `handrail-${key}` : randomBytes(12).toString('base64url')
      passwords.set(key, password)
      return password
    },
    createAccount: async person => {
      const answer = await options.signIn.api.signUpEmail({ body: person })
      return answer.user.id
    },
    onPerson: person => people.push({ ...person, password: passwords.get(person.key) ?? '' }),
    report: options.report,
  })
  const kept = { hasPublicPasswords: options.isPublic, people }
  await writeFile(file, JSON.stringify(kept), { mode: 0o600 })
  return kept
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
