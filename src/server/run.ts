/** The server as a process: it starts, says who can sign in, stays, and ends with its launcher or its database. */
import { isLoopback, readConfig } from '#platform/config/config.server.ts'
import { checkBeforeStart } from './before-start.ts'
import { sentenceOf } from './failure-sentence.ts'
import { endWithParent } from './parent-watch.ts'
import { type RunningServer, type StartParts, startServer } from './start.ts'

interface RunParts extends StartParts {
  /** What a person at the terminal reads, a line at a time. */
  report: (line: string) => void
  /** The one sentence in which it can not go on. */
  reportFailure: (line: string) => void
  /** Comes after the settings were read and before anything is started. */
  prepare?: () => Promise<void>
}

const hatNames = {
  administrator: 'administrator',
  case_manager: 'case manager',
  specialist: 'specialist',
  patient: 'patient',
}

function sayWhoCanSignIn(server: RunningServer, report: (line: string) => void): void {
  if (server.samplePeople.length > 0) {
    report('')
    report('This copy holds a sample organization. Sign in as:')
    for (const { name, email, password, hat } of server.samplePeople)
      report(`  ${hatNames[hat].padEnd(14)} ${name.padEnd(22)} ${email.padEnd(34)} ${password}`)
  }
  if (server.mailboxAddress) report(`  Mail that would have gone out is shown at ${server.mailboxAddress}`)
  if (server.foundingLink) {
    report('')
    report('There is no default organization yet. Whoever opens this link once founds it:')
    report(`  ${server.foundingLink}`)
  }
  report('')
}

/** Runs the server that the environment and the arguments describe; ends the process when the server ends. */
export async function run({ report, reportFailure, prepare, ...parts }: RunParts): Promise<void> {
  try {
    const config = readConfig(process.env, process.argv.slice(2))
    await checkBeforeStart(config)
    await prepare?.()
    const server = await startServer(config, report, parts)
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
      reportFailure(
        'The database was ended from outside. Nothing that was saved is lost: run npm start again.',
      )
      process.exit(1)
    })
    sayWhoCanSignIn(server, report)
    if (!isLoopback(config.host)) report(`Listening on ${config.host}.`)
    report(`Handrail is ready at ${config.origin}`)
  } catch (error) {
    reportFailure(sentenceOf(error))
    process.exit(1)
  }
}
