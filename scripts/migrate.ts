/** `npm run migrate`: brings the database to the shape of this version, for servers that do not know its owner. */
import { readMigrateConfig } from '#platform/config/config.server.ts'
import { sentenceOf } from '#server/failure-sentence.ts'
import { migrate } from '#server/migrate.ts'

try {
  const { ownerUrl, serverUrl, secret } = readMigrateConfig(process.env)
  const server = new URL(serverUrl)
  await migrate({
    ownerUrl,
    serverLogin: decodeURIComponent(server.username),
    serverPassword: decodeURIComponent(server.password),
    secret,
    report: line => console.log(line),
  })
  console.log('The database is up to date.')
} catch (error) {
  console.error(sentenceOf(error))
  process.exit(1)
}
