/** `npm start`, under the pinned runtime: builds what is stale, starts everything, says who can sign in, and stays. */
import { ConfigError, isLoopback, readConfig } from '#platform/config.server.ts'
import { EmbeddedDatabaseError } from '#platform/embedded-database.server.ts'
import { buildIfStale } from './build-stale.ts'
import { endWithParent } from './parent-watch.ts'
import { type RunningServer, startServer } from './start-server.ts'

const report = (line: string) => console.log(line)
const hatNames = {
  administrator: 'administrator',
  case_manager: 'case manager',
  specialist: 'specialist',
  patient: 'patient',
}

function sayWhoCanSignIn(server: RunningServer): void {
  if (server.samplePeople.length > 0) {
    report('')
    report('This copy holds a sample organization. Sign in as:')
    for (const { name, email, password, hat } of server.samplePeople)
      report(`  ${hatNames[hat].padEnd(14)} ${name.padEnd(22)} ${email.padEnd(34)} ${password}`)
    report(`  Mail that would have gone out is shown at ${server.origin}/mailbox`)
  }
  if (server.foundingLink) {
    report('')
    report('There is no default organization yet. Whoever opens this link once founds it:')
    report(`  ${server.foundingLink}`)
  }
  report('')
}

/** One sentence for the person at the terminal; anything else is a defect and shows where it is. */
function sentenceOf(error: unknown): string {
  if (error instanceof ConfigError || error instanceof EmbeddedDatabaseError) return error.message
  const { code, message, stack } = error as NodeJS.ErrnoException
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'ENOENT' || code?.startsWith('28'))
    return `The database of DATABASE_URL can't be reached (${message || code}). Is it running, and is the address right?`
  if (message?.startsWith('Port ')) return message
  return stack ?? message
}

try {
  const config = readConfig(process.env, process.argv.slice(2))
  await buildIfStale(report)
  const server = await startServer(config, report)
  let isEnding = false
  endWithParent(() => {
    isEnding = true
    server.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  })
  void server.databaseEnded.then(() => {
    if (isEnding) return
    console.error('The database was ended from outside. Nothing that was saved is lost: run npm start again.')
    process.exit(1)
  })
  sayWhoCanSignIn(server)
  if (!isLoopback(config.host)) report(`Listening on ${config.host}.`)
  report(`Handrail is ready at ${config.origin}`)
} catch (error) {
  console.error(sentenceOf(error))
  process.exit(1)
}
