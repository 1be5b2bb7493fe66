/** The server in a process of its own, as it is started in production. Nobody asks for a page here, so none is built. */
import { run } from '#server/run.ts'

await run({ report: line => console.log(line), reportFailure: line => console.error(line) })
process.send?.('ready')
