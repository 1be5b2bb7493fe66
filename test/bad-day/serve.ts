/**
 * A server in a process of its own, as scripts/serve.ts runs it, without the front end. It tells its parent when it is ready,
 * and how much memory it holds once nothing is left to be collected.
 */
import { readConfig } from '#platform/config/config.server.ts'
import { endWithParent } from '#server/parent-watch.ts'
import { startServer } from '#server/start.ts'

const server = await startServer(readConfig(process.env), line => console.log(line))
endWithParent(() => void server.stop().finally(() => process.exit(0)))
process.on('message', async () => {
  await global.gc?.({ type: 'major', execution: 'async', flavor: 'last-resort' })
  process.send?.({ memory: process.memoryUsage().rss })
})
process.send?.('ready')
