/** The database that a server stands on: started where it is embedded, migrated where its owner is known, with its addresses. */
import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#platform/config/config.server.ts'
import { limitsFor, withConnection } from '#platform/database/connections.server.ts'
import { type KeptDatabase, keepEmbeddedDatabase } from './embedded-restarts.ts'
import { foundDatabase } from './found-database.ts'
import { loginPassword, migrate } from './migrate.ts'

/** postgres:// addresses of the logins; all but the owner own and bypass nothing. */
export interface Addresses {
  ownerUrl: string | undefined
  serverUrl: string
  directUrl: string
  authUrl: string
  queueUrl: string
}

/** The secret of an embedded copy is made once and kept beside its data. */
export async function secretOf(config: Config): Promise<string> {
  if (config.secret) return config.secret
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

export async function openDatabase(config: Config, secret: string, report: (line: string) => void) {
  if (!config.databaseUrl) {
    const cluster = await keepEmbeddedDatabase({ dataFolder: join(config.dataFolder, 'database'), report })
    const { ownerUrl, serverUrl } = await foundDatabase((user, database) => cluster.url(user, database))
    await migrate({ ownerUrl, serverLogin: 'handrail_server', secret, report, leavesWhatIsAhead: true })
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
      // A server that is started again while the next release is being rolled out.
      leavesWhatIsAhead: true,
    })
  const direct = config.databaseDirectUrl ?? config.databaseUrl
  const addresses: Addresses = {
    ownerUrl: config.databaseOwnerUrl,
    serverUrl: config.databaseUrl,
    directUrl: direct,
    authUrl: withLogin(direct, 'handrail_auth', secret),
    queueUrl: withLogin(direct, 'handrail_queue', secret),
  }
  return { addresses, cluster: undefined as KeptDatabase | undefined }
}

/** Writes down what kind of copy this is: only an evaluation copy without a mail server shows its mails. */
export async function markDeployment(ownerUrl: string, isEvaluation: boolean): Promise<void> {
  await withConnection(ownerUrl, limitsFor(), client =>
    client.query('update deployment set is_evaluation = $1 where is_evaluation <> $1', [isEvaluation]),
  )
}

/** A link that founds the default organization, where none stands yet (decision 3). */
export async function makeFoundingLink(ownerUrl: string, origin: string): Promise<string | undefined> {
  return withConnection(ownerUrl, limitsFor(), async client => {
    const standing = await client.query('select from organizations where is_default')
    if (standing.rowCount) return undefined
    const token = randomBytes(24).toString('base64url')
    await client.query('delete from founding_links where used_at is null')
    await client.query('insert into founding_links (token_hash) values (sha256($1::text::bytea))', [token])
    return `${origin}/found/${token}`
  })
}
